// An ESLint rule out of a list of `[selector, message]`. Rules of one name do not replace one another, as several
// `no-restricted-syntax` in one configuration would.
export const forbid = (description, selectors) => ({
  meta: { type: "problem", docs: { description }, schema: [] },
  create: (context) =>
    Object.fromEntries(selectors.map(([selector, message]) => [selector, (node) => context.report({ node, message })])),
});
