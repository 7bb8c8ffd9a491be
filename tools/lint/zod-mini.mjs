import { forbid } from "./forbid.mjs";

const message = 'Import zod as `import * as z from "zod/mini"`: the whole of it is 93 kB.';

export const zodMini = forbid("zod/mini only, as a namespace", [
  ["ImportDeclaration[source.value=/^zod(?!\\u002fmini$)(\\u002f|$)/]", message],
  ["ImportDeclaration[source.value='zod/mini'] > :matches(ImportSpecifier, ImportDefaultSpecifier)", message],
  [":matches(ExportNamedDeclaration, ExportAllDeclaration)[source.value=/^zod(\\u002f|$)/]", message],
  ["ImportExpression[source.value=/^zod(?!\\u002fmini$)(\\u002f|$)/]", message],
]);
