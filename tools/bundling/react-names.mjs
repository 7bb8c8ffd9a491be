// React's modules are CommonJS. In a bundle, each file that imports one gets its own namespace, and each use becomes
// `(0, namespace.useState)(…)`. In dist, only one file imports React. All others import plain names from it, which
// bundlers shorten.
import ts from "typescript";
import { publishedSources } from "./published-sources.mjs";

const react = "react";
const runtime = "react/jsx-runtime";
const runtimeNames = ["Fragment", "jsx", "jsxs"];

export const isReact = (specifier) => specifier === react || specifier === runtime;

/** Stands for the source that `reactNames` writes. */
export const reactNamesModule = "gatehouse:react-names";

/** The package and its file in dist that imports React for all others. It has no other content. */
export const reactHome = { folder: "design", file: "react-names", specifier: "@gatehouse/design/internal/react-names" };

/** A source that exports everything that these folders import from React. */
export function reactNames(folders) {
  const names = new Set();
  for (const code of publishedSources(folders)) addImported(code, names);
  const reexport = (list, specifier) =>
    `import { ${list.map((name) => `${name} as ${name}_`).join(", ")} } from "${specifier}";\n` +
    list.map((name) => `export const ${name} = ${name}_;\n`).join("");
  const own = [...names].filter((name) => !runtimeNames.includes(name)).sort();
  return reexport(own, react) + reexport(runtimeNames, runtime);
}

function addImported(code, names) {
  if (!code.includes(`"${react}"`)) return;
  for (const statement of ts.createSourceFile("", code, ts.ScriptTarget.Latest, false).statements) {
    if (!ts.isImportDeclaration(statement) || statement.moduleSpecifier.text !== react) continue;
    const { isTypeOnly, name, namedBindings } = statement.importClause;
    if (isTypeOnly) continue;
    if (name !== undefined || namedBindings.elements === undefined)
      throw new Error("Import names from React, not all of it.");
    for (const each of namedBindings.elements) if (!each.isTypeOnly) names.add((each.propertyName ?? each.name).text);
  }
}
