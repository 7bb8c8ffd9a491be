/** The only scale of layers. Embedders raise all of it with `--gh-z-base`. */
export const layers = {
  sticky: "var(--gh-z-sticky)",
  shell: "var(--gh-z-shell)",
  drawer: "var(--gh-z-drawer)",
  popover: "var(--gh-z-popover)",
  modal: "var(--gh-z-modal)",
  toast: "var(--gh-z-toast)",
  tooltip: "var(--gh-z-tooltip)",
} as const;

/** The scale's values as CSS, in the order of `layers`. */
export const layerTokens = `
  --gh-z-base: 0;
  --gh-z-sticky: calc(var(--gh-z-base) + 10);
  --gh-z-shell: calc(var(--gh-z-base) + 20);
  --gh-z-drawer: calc(var(--gh-z-base) + 30);
  --gh-z-popover: calc(var(--gh-z-base) + 40);
  --gh-z-modal: calc(var(--gh-z-base) + 50);
  --gh-z-toast: calc(var(--gh-z-base) + 60);
  --gh-z-tooltip: calc(var(--gh-z-base) + 70);
`;
