import { forbid } from "./forbid.mjs";

const message = "Only safe-html.tsx sets HTML, after cleaning it.";

export const noRawHtml = forbid("text never becomes HTML by itself", [
  ["JSXAttribute[name.name='dangerouslySetInnerHTML']", message],
  ["Property[key.name='dangerouslySetInnerHTML']", message],
  ["AssignmentExpression > MemberExpression.left[property.name=/^(innerHTML|outerHTML|srcdoc)$/]", message],
  ["AssignmentExpression > MemberExpression.left[property.value=/^(innerHTML|outerHTML|srcdoc)$/]", message],
  ["JSXAttribute[name.name='srcDoc']", message],
  [
    "CallExpression[callee.property.name=/^(insertAdjacentHTML|createContextualFragment|setHTMLUnsafe|parseHTMLUnsafe)$/]",
    message,
  ],
  ["CallExpression[callee.object.name='document'][callee.property.name=/^(write|writeln)$/]", message],
]);
