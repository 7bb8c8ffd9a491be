// A lint rule from a list of `[selector, message]`. Several such rules add up, while a second `no-restricted-syntax`
// in a configuration would replace the first.
export const forbid = (description, selectors) => ({
  meta: { type: "problem", docs: { description }, schema: [] },
  create: (context) =>
    Object.fromEntries(selectors.map(([selector, message]) => [selector, (node) => context.report({ node, message })])),
});
