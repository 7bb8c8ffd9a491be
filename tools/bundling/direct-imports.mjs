// Imports from another of our packages lead to the file of dist that has the thing, not through the entry, which would make a bundler
// load with each page what any of the page's dialogs needs.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { publicEntries } from "../workspace.mjs";
import { exportedNames, Modules } from "./groups.mjs";

/** @returns a function that rewrites the imports of a source. */
export function directImports(packages) {
  const entries = new Map();
  for (const pack of packages.filter(({ manifest }) => manifest.exports["./internal/*"] !== undefined)) {
    const modules = new Modules(pack);
    for (const { specifier, source } of publicEntries(pack))
      entries.set(specifier, { name: pack.manifest.name, places: placesOf(join(pack.path, source), modules) });
  }
  return (code, path) => {
    const file = ts.createSourceFile(path, code, ts.ScriptTarget.Latest, true);
    let direct = code;
    for (const statement of file.statements.toReversed()) {
      if (!ts.isImportDeclaration(statement)) continue;
      const entry = entries.get(statement.moduleSpecifier.text);
      const written = entry && writeImports(statement, entry);
      if (written === undefined) continue;
      const [from, to] = [statement.getStart(file), statement.getEnd()];
      const lines = code.slice(from, to).split("\n").length - 1;
      direct = direct.slice(0, from) + written + "\n".repeat(lines) + direct.slice(to);
    }
    return direct;
  };
}

function placesOf(source, modules) {
  const file = ts.createSourceFile(source, readFileSync(source, "utf8"), ts.ScriptTarget.Latest, false);
  const places = new Map();
  const group = modules.groupOf(modules.nameOf(source));
  if (group !== undefined) for (const name of exportedNames(file)) places.set(name, { file: group, name });
  for (const statement of file.statements) {
    if (!ts.isExportDeclaration(statement) || !statement.moduleSpecifier?.text.startsWith(".")) continue;
    if (!statement.exportClause?.elements) continue;
    const module = modules.nameOf(join(source, "..", statement.moduleSpecifier.text));
    for (const { name, propertyName } of statement.exportClause.elements)
      places.set(name.text, { file: modules.builtIn(module), name: (propertyName ?? name).text });
  }
  return places;
}

function writeImports({ importClause }, { name: pack, places }) {
  const elements = importClause?.namedBindings?.elements;
  if (elements === undefined || importClause.isTypeOnly) return undefined;
  const byFile = new Map();
  for (const { name, propertyName, isTypeOnly } of elements) {
    if (isTypeOnly) continue;
    const place = places.get((propertyName ?? name).text);
    if (place === undefined) return undefined;
    byFile.set(place.file, [...(byFile.get(place.file) ?? []), `${place.name} as ${name.text}`]);
  }
  return [...byFile]
    .map(([file, names]) => `import { ${names.join(", ")} } from "${pack}/internal/${file}";`)
    .join(" ");
}
