// react-aria ships its own few strings ("Dismiss", "press to open …") in 34 languages, 30 kB gzipped in all, in modules named
// intlStrings.mjs that import one file per language. This keeps the languages the portal speaks. A locale that is not kept
// falls back to en-US, which is what react-aria does with a language it does not know.
import { readFileSync } from "node:fs";

const keptLocales = ["en-US", "it-IT"];

const dictionary = /[\\/](?:react-aria|react-stately|react-aria-components)[\\/]dist[\\/].*intlStrings\.m?js$/;
const importLine = /^import \S+ from "[^"]*\/([a-z]{2}-[A-Z]{2})\.m?js";$/;
const entryLine = /^\s*"([a-z]{2}-[A-Z]{2})": [$\w]+,?$/;

/** The module without the languages that are not in `locales`; throws when the module is not of the known shape. */
export function stripLocales(code, locales = keptLocales) {
  const found = { imports: 0, entries: 0 };
  const lines = code.split("\n").filter((line) => {
    const imported = importLine.exec(line)?.[1];
    const listed = entryLine.exec(line)?.[1];
    if (imported) found.imports += 1;
    if (listed) found.entries += 1;
    const locale = imported ?? listed;
    return locale === undefined || locales.includes(locale);
  });
  if (found.imports < locales.length || found.imports !== found.entries)
    throw new Error("react-aria's string tables have changed their shape: tools/aria-locales.mjs has to follow");
  return lines.filter((line) => !line.startsWith("//# sourceMappingURL")).join("\n");
}

export const esbuildAriaLocales = (locales = keptLocales) => ({
  name: "aria-locales",
  setup(build) {
    build.onLoad({ filter: dictionary }, ({ path }) => ({
      contents: stripLocales(readFileSync(path, "utf8"), locales),
      loader: "js",
    }));
  },
});

export const viteAriaLocales = (locales = keptLocales) => ({
  name: "aria-locales",
  // The development server bundles dependencies beforehand, without plugins: there the strings cost nothing that matters.
  apply: "build",
  transform: {
    filter: { id: dictionary },
    handler: (code, id) => (dictionary.test(id) ? { code: stripLocales(code, locales), map: null } : undefined),
  },
});
