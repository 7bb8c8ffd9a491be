import ts from "typescript";

/** The names that a source exports, without types. */
export function exportedNames(file) {
  const names = file.statements.flatMap((statement) => {
    if (ts.isExportDeclaration(statement))
      return (statement.exportClause?.elements ?? [])
        .filter(({ isTypeOnly }) => !isTypeOnly)
        .map(({ name }) => name.text);
    const isExported = statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
    if (!isExported || ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement)) return [];
    return ts.isVariableStatement(statement)
      ? statement.declarationList.declarations.map(({ name }) => name.text)
      : [statement.name.text];
  });
  // A function with overloads is declared several times.
  return [...new Set(names)];
}
