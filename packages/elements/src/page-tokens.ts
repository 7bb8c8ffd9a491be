/**
 * The variables a page may set on an element, or anywhere above it, to give the panels its own look, with the values they
 * have otherwise. Inside, the root declares its own values, which would hide the page's: so the element hands the page's
 * on under another name, and the root prefers that.
 */
export const knobs = {
  "--gh-accent": "light-dark(var(--gh-p-petrol-700), var(--gh-p-petrol-300))",
  "--gh-on-accent": "light-dark(var(--gh-p-neutral-0), var(--gh-p-petrol-950))",
  "--gh-surface": "light-dark(var(--gh-p-neutral-0), var(--gh-p-neutral-925))",
  "--gh-text": "light-dark(var(--gh-p-neutral-900), var(--gh-p-neutral-150))",
  "--gh-font": "inherit",
  "--gh-font-mono": `"JetBrains Mono Variable", ui-monospace, "SF Mono", "Cascadia Mono", Menlo, Consolas, "Liberation Mono", monospace`,
  "--gh-font-size": "max(14px, 0.875rem)",
  "--gh-radius": "0.286em",
} as const;

const handedOn = (knob: string) => knob.replace("--gh-", "--gh-page-");

/** For the element: what the page set, under the other name. */
export const handOnKnobs = `:host{${Object.keys(knobs).map((knob) => `${handedOn(knob)}:var(${knob})`).join(";")}}`;

/** For the root in its shadow: the page's value, else our own. */
export const pageTokens: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(knobs).map(([knob, own]) => [knob, `var(${handedOn(knob)}, ${own})`]),
);
