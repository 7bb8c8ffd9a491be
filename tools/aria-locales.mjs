// react-aria has a few strings of its own ("Dismiss", "press to open …") in 34 languages, in all 30 kB gzipped. They
// are in modules named intlStrings.mjs that import one file per language. This keeps only the portal's languages. Other
// locales fall back to en-US, as react-aria does for unknown languages.
import { readFileSync } from "node:fs";

const keptLocales = ["en-US", "it-IT"];

const dictionary = /[\\/](?:react-aria|react-stately|react-aria-components)[\\/]dist[\\/].*intlStrings\.m?js$/;
const importLine = /^import \S+ from "[^"]*\/([a-z]{2}-[A-Z]{2})\.m?js";$/;
const entryLine = /^\s*"([a-z]{2}-[A-Z]{2})": [$\w]+,?$/;

/** Removes the languages that aren't in `locales` from a module. Throws if the module doesn't have the known form. */
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
  // The development server pre-bundles dependencies without plugins. There, the extra strings don't matter.
  apply: "build",
  transform: {
    filter: { id: dictionary },
    handler: (code, id) => (dictionary.test(id) ? { code: stripLocales(code, locales), map: null } : undefined),
  },
});
