/**
 * The variables that a page can set on an element or above it, with their defaults. The root inside declares the same
 * names, which would hide the page's values. So the element forwards them under other names, which the root prefers.
 */
export const themeVariables = {
  "--gh-accent": "light-dark(#016877, #56c3d7)",
  "--gh-on-accent": "light-dark(#fff, #04191d)",
  "--gh-surface": "light-dark(#fff, #141a1d)",
  "--gh-text": "light-dark(#131b1f, #e3e9eb)",
  "--gh-font": "inherit",
  "--gh-font-mono": `"JetBrains Mono Variable", ui-monospace, "SF Mono", "Cascadia Mono", Menlo, Consolas, "Liberation Mono", monospace`,
  "--gh-font-size": "max(14px, 0.875rem)",
  "--gh-radius": "0.286em",
} as const;

const forwarded = (variable: string) => variable.replace("--gh-", "--gh-page-");

/** Style for the element: passes the page's values on under the other name. */
export const forwardVariables = `:host{${Object.keys(themeVariables)
  .map((variable) => `${forwarded(variable)}:var(${variable})`)
  .join(";")}}`;

/** Tokens for the root in the shadow: the page's value, or our default. */
export const pageTokens: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(themeVariables).map(([variable, own]) => [variable, `var(${forwarded(variable)}, ${own})`]),
);
