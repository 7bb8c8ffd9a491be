// Imports from our other packages point to the file in dist that has the export, not to the package's entry. Imports
// from another area point to the module, not to the area's index. Otherwise, bundlers would load with each page
// everything that any of its dialogs needs.
import { readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import ts from "typescript";
import { publicEntries } from "../workspace.mjs";
import { apply } from "./apply-edits.mjs";
import { exportedNames } from "./exported-names.mjs";
import { Modules } from "./groups.mjs";
import { constantImports, constantUses, endpointKeys, isOfEndpoints } from "./single-endpoints.mjs";

/** @returns a function that rewrites the imports of a source in `own`. */
export function directImports(packages, own) {
  const entries = new Map();
  for (const pack of packages.filter(({ manifest }) => manifest.exports["./internal/*"] !== undefined)) {
    const modules = new Modules(pack);
    for (const { specifier, source } of publicEntries(pack))
      entries.set(specifier, {
        places: placesOf(join(pack.path, source), modules, (module) => modules.builtIn(module)),
        specifierOf: (file) => `${pack.manifest.name}/internal/${file}`,
      });
  }
  const indexes = new Map();
  const placesIn = (index) => {
    if (!indexes.has(index))
      indexes.set(
        index,
        placesOf(own.fileOf(index), own, (module) => module),
      );
    return indexes.get(index);
  };
  /** The exports of a neighboring area's index, if the relative path leads to one. */
  const indexAt = (specifier, path) => {
    if (!specifier.startsWith(".")) return undefined;
    const module = own.nameOf(join(dirname(path), specifier));
    if (!module.endsWith("/index") || own.groupOf(module) !== undefined) return undefined;
    const from = dirname(own.nameOf(path));
    return {
      places: placesIn(module),
      specifierOf: (file) => relative(from, file).replace(/^(?!\.)/, "./"),
    };
  };
  return (code, path) => {
    const file = ts.createSourceFile(path, code, ts.ScriptTarget.Latest, true);
    const edits = [];
    for (const statement of file.statements) {
      if (!ts.isImportDeclaration(statement)) continue;
      const specifier = statement.moduleSpecifier.text;
      const entry = entries.get(specifier) ?? indexAt(specifier, path);
      const written = entry && writeImports(file, statement, entry);
      if (written === undefined) continue;
      const [from, to] = [statement.getStart(file), statement.getEnd()];
      const lines = code.slice(from, to).split("\n").length - 1;
      edits.push({ from, to, text: written.imports + "\n".repeat(lines) }, ...written.edits);
    }
    return apply(code, edits);
  };
}

/** For each export of a source, the file that declares it and its name there. */
function placesOf(source, modules, fileOf) {
  const file = ts.createSourceFile(source, readFileSync(source, "utf8"), ts.ScriptTarget.Latest, false);
  const places = new Map();
  const group = modules.groupOf(modules.nameOf(source));
  if (group !== undefined) for (const name of exportedNames(file)) places.set(name, { file: group, name });
  for (const statement of file.statements) {
    if (!ts.isExportDeclaration(statement) || !statement.moduleSpecifier?.text.startsWith(".")) continue;
    if (!statement.exportClause?.elements) continue;
    const module = modules.nameOf(join(source, "..", statement.moduleSpecifier.text));
    const keys = endpointsOf(modules.fileOf(module));
    for (const { name, propertyName } of statement.exportClause.elements) {
      const declared = (propertyName ?? name).text;
      places.set(name.text, { file: fileOf(module), name: declared, keys: keys.get(declared) });
    }
  }
  return places;
}

const endpointsOf = (source) =>
  isOfEndpoints(source) ? endpointKeys(readFileSync(source, "utf8"), source) : new Map();

/** The imports that replace a statement, and other edits for them. */
function writeImports(file, { importClause }, { places, specifierOf }) {
  const elements = importClause?.namedBindings?.elements;
  if (elements === undefined || importClause.isTypeOnly) return undefined;
  const byFile = new Map();
  const edits = [];
  for (const { name, propertyName, isTypeOnly } of elements) {
    if (isTypeOnly) continue;
    const place = places.get((propertyName ?? name).text);
    if (place === undefined) return undefined;
    const single = place.keys && constantUses(file, name.text, place.keys);
    edits.push(...(single?.edits ?? []));
    const names = single ? constantImports(single.used, place.name, name.text) : [`${place.name} as ${name.text}`];
    byFile.set(place.file, [...(byFile.get(place.file) ?? []), ...names]);
  }
  const imports = [...byFile].map(([from, names]) => `import { ${names.join(", ")} } from "${specifierOf(from)}";`);
  return { imports: imports.join(" "), edits };
}
