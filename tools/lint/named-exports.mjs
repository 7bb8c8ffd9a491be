import { forbid } from "./forbid.mjs";

const message = "Export by name: one thing has one name, end to end.";

export const namedExports = forbid("no default exports", [
  ["ExportDefaultDeclaration", message],
  ["ExportSpecifier[exported.name='default']", message],
]);
