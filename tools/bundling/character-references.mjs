// Character references such as `&amp;` in Markdown. In browsers, react-markdown's module decodes them by letting the
// browser parse them as HTML. A page with `require-trusted-types-for 'script'` blocks that, and the whole text would be
// lost. This uses the module's table instead, which adds 12 kB gzipped to the first Markdown.
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
