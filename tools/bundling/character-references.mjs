// `&amp;` and its like in Markdown. For browsers, the module that react-markdown takes their meaning from lets the browser parse them
// as HTML, which a page with `require-trusted-types-for 'script'` refuses: a text with one of them would be no text at all. This
// takes the module's table instead, 12 kB gzipped with the first Markdown.
import { existsSync } from "node:fs";

export const characterReferences = {
  name: "character-references",
  setup(build) {
    build.onResolve({ filter: /^decode-named-character-reference$/ }, async ({ path, pluginData, ...from }) => {
      if (pluginData === "as it is") return undefined;
      const { importer, resolveDir, kind } = from;
      const found = await build.resolve(path, { importer, resolveDir, kind, pluginData: "as it is" });
      const table = found.path.replace(/index\.dom\.js$/, "index.js");
      if (!existsSync(table)) throw new Error(`${path} has changed its files: tools/bundling has to follow`);
      return { path: table };
    });
  },
};
