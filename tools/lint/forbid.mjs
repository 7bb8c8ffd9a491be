// A lint rule from a list of `[selector, message]`.
export const forbid = (description, selectors) => ({
  meta: { type: "problem", docs: { description }, schema: [] },
  create: (context) =>
    Object.fromEntries(selectors.map(([selector, message]) => [selector, (node) => context.report({ node, message })])),
});
