/*
 * Below the root, these selectors revert the page's element rules (`* {}`, `button {}`, `.content h2 {}`). `:is()` has
 * the specificity of its heaviest argument, so the unmatched `i i i` raises a rule to (0,1,3). That is above the page's
 * element rules and below every component rule, which is (0,2,0) or more.
 */
const all = ".gh-root :is(*, i i i)";
const any = (selector: string) => `.gh-root :where(${selector}):is(*, i i i)`;

/** The scoped reset, the root's text style and the small text classes. Nothing here matches outside `.gh-root`. */
export const baseStyle = `
  ${all}, ${all}::before, ${all}::after { all: revert; box-sizing: border-box; }
  /* A revert would undo an icon's attributes too, as styles of the page. */
  .gh-root svg:is(*, i i), .gh-root svg :is(*, i i) { all: revert-layer; }
  /* Text inherits nothing from the page, but the page can hide or disable its panels. */
  .gh-root:is(*, i i i) {
    all: initial;
    visibility: inherit;
    pointer-events: inherit;
    -webkit-user-select: text;
    -webkit-font-smoothing: inherit;
    -webkit-text-size-adjust: inherit;
    -webkit-tap-highlight-color: inherit;
    box-sizing: border-box;
    display: block;
    font-family: var(--gh-font);
    font-size: var(--gh-font-size);
    font-weight: var(--gh-weight);
    line-height: var(--gh-leading);
    overflow-wrap: break-word;
    color: var(--gh-text);
    color-scheme: light dark;
  }
  .gh-root[data-host]:is(*, i i i) { --gh-font: var(--gh-font-host); }
  .gh-root[data-host]:not(.gh-overlays):is(*, i i i) { background: var(--gh-canvas); }
  .gh-overlays:is(*, i i i) { position: fixed; inset: 0 0 auto; height: 0; z-index: var(--gh-z-popover); }
  .gh-root > .gh-overlays:is(*, i i i) { font-size: inherit; }
  ${any("h1, h2, h3, h4, h5, h6, p, ul, ol, dl, dd, figure, fieldset, legend, pre, menu")} { margin: 0; padding: 0; border: 0; font: inherit; }
  ${any("ul, ol")}[class] { list-style: none; }
  /* Chromium treats the attribute as a style of the page, so the reset reverts it. */
  ${any("[hidden]")} { display: none; }
  ${any("button, input, select, textarea")} { margin: 0; font: inherit; letter-spacing: inherit; color: inherit; }
  ${any("b, strong")} { font-weight: var(--gh-weight-strong); }
  ${any("a")} { color: var(--gh-text-link); text-decoration: none; }
  ${any("a:hover, p a")} { text-decoration: underline; text-underline-offset: 0.2em; }
  ${any("p a")} { text-decoration-thickness: 1px; }
  /* Inside a line, padding enlarges the press target without moving the text. */
  ${any("td a")} { padding-block: 0.4em; }
  @media (pointer: coarse) { ${any("a")} { padding-block: 0.4em; } }
  ${any("a, button, input, select, textarea, summary, [tabindex]")}:focus-visible, .gh-root [data-focus-visible] { outline: var(--gh-focus-width) solid var(--gh-focus); outline-offset: 2px; }
  .gh-root .gh-mono { font-family: var(--gh-font-mono); font-size: var(--gh-type-mono); font-variant-numeric: tabular-nums slashed-zero; font-variant-ligatures: none; }
  .gh-root .gh-muted { color: var(--gh-text-muted); }
  .gh-root .gh-small { font-size: var(--gh-type-sm); }
  .gh-root .gh-strong { font-weight: var(--gh-weight-strong); }
  .gh-root .gh-num { text-align: end; white-space: nowrap; }
  .gh-root .gh-nowrap { white-space: nowrap; }
  .gh-root .gh-hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
  /* Late, so that it doesn't flash before what loads fast. A delay is no motion. */
  .gh-root .gh-late {
    position: fixed;
    z-index: 1;
    inset: 50% auto auto 50%;
    translate: -50% -50%;
    padding: var(--gh-space-3);
    border-radius: var(--gh-radius);
    background: var(--gh-surface-raised);
    box-shadow: var(--gh-shadow-popover);
    animation: gh-late 0.3s steps(1) !important;
  }
  .gh-root .gh-skeleton {
    display: block;
    height: 0.86em;
    width: var(--gh-width);
    max-width: 100%;
    border-radius: 1px;
    background: repeating-linear-gradient(135deg, var(--gh-track) 0 2px, color-mix(in oklab, var(--gh-track) 45%, var(--gh-surface)) 2px 5px);
  }
  /* The browser composes each animated element on its own in each frame, so the lines of a table fade together. */
  .gh-root .gh-skeleton:not(.gh-skeleton-table *), .gh-root .gh-skeleton-table tbody { animation: gh-skeleton 1.6s ease-in-out infinite; }
  @keyframes gh-skeleton { 50% { opacity: 0.45; } }
  @keyframes gh-late { 0% { opacity: 0; } }
  .gh-root .gh-skeleton-lines { display: grid; gap: 0.86em; }
  .gh-root .gh-button-group { display: flex; flex-wrap: wrap; gap: var(--gh-space-2); align-items: center; }
  .gh-root .gh-badges { display: flex; flex-wrap: wrap; gap: var(--gh-space-1); }
  .gh-root .gh-count { font-family: var(--gh-font-mono); font-size: var(--gh-type-sm); font-weight: var(--gh-weight); line-height: 1; color: var(--gh-text-muted); }
  .gh-root .gh-stack { display: grid; gap: var(--gh-space-4); min-width: 0; grid-template-columns: minmax(0, 1fr); }
  @media (prefers-reduced-motion: reduce) {
    .gh-root *, .gh-root *::before, .gh-root *::after { animation: none !important; transition: none !important; }
  }
`;
