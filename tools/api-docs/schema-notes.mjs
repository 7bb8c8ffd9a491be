// Reads the descriptions of schemas and fields from the comments in schemas.ts. They are not in the schemas themselves,
// so that pages don't load them.
import ts from "typescript";

const plain = (text) =>
  text
    ?.replace(/\{@link\s+([^}\s]+)[^}]*\}/g, "`$1`")
    .replace(/\s+/g, " ")
    .trim() || undefined;

/** The text of a node's own TSDoc comment. */
function commentOf(node) {
  const comment = ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc).at(-1)?.comment;
  return plain(ts.getTextOfJSDocComment(comment));
}

/** Comments by field, from the schema's object literals and from the schemas that it extends. */
function fieldComments(expression, declared) {
  if (ts.isIdentifier(expression)) return declared.get(expression.text)?.fields ?? {};
  if (ts.isCallExpression(expression))
    return Object.assign({}, ...expression.arguments.map((argument) => fieldComments(argument, declared)));
  if (!ts.isObjectLiteralExpression(expression)) return {};
  const commented = expression.properties.flatMap((property) => {
    const comment = commentOf(property);
    return comment === undefined || property.name === undefined ? [] : [[property.name.text, comment]];
  });
  return Object.fromEntries(commented);
}

/** Returns a note for each schema that `text` declares. `exported` holds the values that its module exports. */
export function schemaNotes(text, exported) {
  const source = ts.createSourceFile("schemas.ts", text, ts.ScriptTarget.Latest, true);
  const declared = new Map();
  for (const statement of source.statements.filter(ts.isVariableStatement)) {
    for (const { name, initializer } of statement.declarationList.declarations) {
      if (initializer === undefined) continue;
      declared.set(name.text, { description: commentOf(statement), fields: fieldComments(initializer, declared) });
    }
  }
  return [...declared]
    .filter(([name]) => exported[name] !== undefined)
    .map(([name, note]) => ({ schema: exported[name], name, ...note }));
}
