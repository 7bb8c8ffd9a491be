import { forbid } from "./forbid.mjs";

const message =
  'Write `content: "*"; content: "*" / "";`: Firefox before 128 ignores a `content` with alternative text.';

export const contentFallback = forbid("a fallback for `content` with alternative text", [
  [String.raw`TemplateElement[value.raw=/(?<!content: "[^"]*";\s*)content: "[^"]*" \u002f/]`, message],
]);
