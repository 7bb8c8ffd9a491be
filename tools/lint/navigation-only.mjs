import { forbid } from "./forbid.mjs";

const message = "A panel lives in somebody's page: go through the navigation adapter or the provider's storage.";
const globalObject = "[object.name=/^(window|globalThis|self|document|top|parent)$/]";

export const navigationOnly = forbid("panels do not touch the page's address, title or storage", [
  [`MemberExpression${globalObject}[property.name=/^(location|localStorage|sessionStorage|history)$/]`, message],
  ["MemberExpression[object.name='document'][property.name=/^(title|cookie)$/]", message],
  ["MemberExpression[object.name=/^(location|localStorage|sessionStorage|history)$/]", message],
  ["AssignmentExpression[left.name='location']", message],
]);
