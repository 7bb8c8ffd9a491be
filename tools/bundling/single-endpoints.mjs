// An area declares its endpoints as one object, which bundlers can't split. A page that lists licenses would load the
// endpoints of every dialog. In dist, each endpoint is a separate constant, and panels use the constants. These omit
// `query` and `body`, which only servers read. The object, which the public entries export, keeps them.
import ts from "typescript";
import { apply } from "./apply-edits.mjs";

/** Whether a source declares an area's endpoints. */
export const isOfEndpoints = (path) => /[\\/]contract[\\/]src[\\/]areas[\\/]\w+[\\/]endpoints\.ts$/.test(path);

/** The name of an endpoint's constant. */
const constantOf = (object, key) => `${object}$${key}`;

const isEndpoint = (node) => ts.isCallExpression(node) && node.expression.getText() === "endpoint";
const isDeclaredHere = ({ initializer }) => isEndpoint(initializer);
/** Whether an endpoint is declared in another file. */
const isElsewhere = ({ initializer }) => ts.isIdentifier(initializer);

/** The objects of a source that only have endpoints, with their statements. */
function endpointObjects(file) {
  return file.statements.flatMap((statement) => {
    if (!ts.isVariableStatement(statement)) return [];
    const [{ name, initializer }] = statement.declarationList.declarations;
    if (initializer === undefined || !ts.isObjectLiteralExpression(initializer)) return [];
    const { properties } = initializer;
    const areEndpoints = properties.every(
      (property) => ts.isPropertyAssignment(property) && (isDeclaredHere(property) || isElsewhere(property)),
    );
    return areEndpoints && properties.some(isDeclaredHere) ? [{ statement, name: name.text, initializer }] : [];
  });
}

const parse = (code, path) => ts.createSourceFile(path, code, ts.ScriptTarget.Latest, true);

/** The keys of each object of endpoints in a source, by the object's name. */
export function endpointKeys(code, path) {
  return new Map(
    endpointObjects(parse(code, path)).map(({ name, initializer }) => [
      name,
      new Set(initializer.properties.map((property) => property.name.text)),
    ]),
  );
}

const lineBreaks = (text) => text.replace(/[^\n]/g, "");
const forServers = new Set(["query", "body"]);

/** The source with a constant for each endpoint. Every endpoint stays on its lines, so that source maps fit. */
export function splitEndpoints(code, path) {
  const file = parse(code, path);
  const edits = [];
  const replace = (from, to, text) => edits.push({ from, to, text: text + lineBreaks(code.slice(from, to)) });
  for (const { statement, name: object, initializer } of endpointObjects(file)) {
    const keys = new Set();
    const entries = initializer.properties.map((property) => {
      const key = property.name.text;
      const constant = constantOf(object, key);
      keys.add(key);
      replace(property.getStart(file), property.initializer.getStart(file), `export const ${constant} = `);
      const declared = isDeclaredHere(property) ? property.initializer.arguments[0].properties : [];
      const omitted = declared.filter(({ name }) => forServers.has(name.text));
      for (const each of omitted) replace(each.getStart(file), afterComma(code, each.end), "");
      const texts = omitted.map((each) => each.getText(file));
      return texts.length === 0
        ? `${key}: ${constant}`
        : `${key}: Object.assign({ ${texts.join(",\n")} }, ${constant})`;
    });
    replace(statement.getStart(file), initializer.getStart(file) + 1, "");
    for (const property of initializer.properties) replace(property.end, afterComma(code, property.end), ";");
    const [last] = initializer.properties.slice(-1);
    replace(afterComma(code, last.end), statement.end, `export const ${object} = { ${entries.join(", ")} };`);
    for (const use of usesOf(file, object, keys) ?? [])
      replace(use.getStart(file), use.end, constantOf(object, use.name.text));
  }
  return apply(code, edits);
}

const afterComma = (code, end) => (code[end] === "," ? end + 1 : end);

/** The places where a file takes one endpoint from their object. Undefined if it uses the object in any other way. */
function usesOf(file, object, keys) {
  const uses = [];
  let isWhole = false;
  const visit = (node) => {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node) || ts.isInterfaceDeclaration(node)) return;
    if (ts.isIdentifier(node) && node.text === object && !isNameOnly(node)) {
      const { parent } = node;
      const isUse = ts.isPropertyAccessExpression(parent) && parent.expression === node && keys.has(parent.name.text);
      if (isUse) uses.push(parent);
      else isWhole ||= !isDeclared(node, object);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return isWhole ? undefined : uses;
}

/** Whether an identifier is the name of a property and no value of its own. */
function isNameOnly(node) {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent) || ts.isPropertyAssignment(parent) || ts.isMethodDeclaration(parent))
    return parent.name === node;
  if (ts.isJsxAttribute(parent) || ts.isPropertyDeclaration(parent)) return parent.name === node;
  return ts.isBindingElement(parent) && parent.propertyName === node;
}

/** Whether an identifier is where the object itself is declared. */
const isDeclared = ({ parent }, object) =>
  ts.isVariableDeclaration(parent) && parent.name.text === object && ts.isSourceFile(parent.parent.parent.parent);

/**
 * The edits that replace uses of an imported endpoint object by constants, and the keys used. Undefined if the source
 * needs the whole object, or has another value of that name.
 */
export function constantUses(file, object, keys) {
  const uses = usesOf(file, object, keys);
  return (
    uses && {
      edits: uses.map((use) => ({ from: use.getStart(file), to: use.end, text: constantOf(object, use.name.text) })),
      used: [...new Set(uses.map(({ name }) => name.text))],
    }
  );
}

/** The imports for these keys, given the object's name in its file and in this one. */
export const constantImports = (used, object, local) =>
  used.map((key) => `${constantOf(object, key)} as ${constantOf(local, key)}`);
