import { layers, windowBox } from "@gatehouse/design";
import { linesStyle } from "./lines-style";
import { mediaStyle } from "./media-style";

/*
 * The styles of the viewer's first lines, as plain CSS. The viewer adopts them without a styling library, so they work
 * under any content security policy. They come after all styles of the page, so a styled component that changes one
 * doubles its class. The rules of the boxes are less specific than `.gh-root .gh-log`, so that embedders can override
 * them. The unmatched `i i i i` lifts these above the reset of the root.
 */

/* The viewer's box. Container queries use its width. */
const frameStyle = `
.gh-log:is(*, i i i i) {
  container: gh-log / inline-size;
  position: relative;
  display: flex;
  flex-direction: column;
  min-width: 0;
  background: var(--gh-surface);
}
.gh-root .gh-log:focus { outline: none; }
.gh-root .gh-log[data-full] { ${windowBox} z-index: ${layers.modal}; background: var(--gh-surface); }
.gh-root .gh-log[data-full] .gh-log-view { flex: 1; max-height: none; }
.gh-root .gh-log .gh-log-blank { min-height: var(--gh-log-height, 34em); padding: var(--gh-space-4); }
/* Tool output runs from left to right in every language. */
.gh-root .gh-log .gh-log-view {
  direction: ltr;
  position: relative;
  display: flex;
  min-height: 0;
  max-height: var(--gh-log-height, 34em);
  background: var(--gh-surface-sunken);
}
.gh-root .gh-log .gh-log-view:has(> .gh-log-lines:focus-visible)::after {
  content: "";
  position: absolute;
  inset: 0;
  outline: var(--gh-focus-width) solid var(--gh-focus);
  outline-offset: calc(-1 * var(--gh-focus-width));
  pointer-events: none;
  z-index: 2;
}
/* Keeps the size while the content loads. */
.gh-root .gh-log .gh-log-rail-place { position: relative; flex: none; width: 0.86em; }
.gh-root .gh-log .gh-log-status:empty { min-height: 2.286em; border-top: var(--gh-line) solid var(--gh-hairline); }
.gh-root .gh-log .gh-log-follow { position: absolute; inset-block-end: 0.9em; inset-inline-end: 2.6em; box-shadow: var(--gh-shadow-popover); border-radius: var(--gh-radius); }
`;

/* The toolbar. It has the same height while it is empty. */
const barStyle = `
.gh-log-bar:is(*, i i i i) {
  --gh-log-bar-padding: calc(2 * var(--gh-space-2));
  box-sizing: border-box;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--gh-space-1) var(--gh-space-2);
  min-height: calc(var(--gh-control) + var(--gh-log-bar-padding) + var(--gh-line));
  padding: var(--gh-space-2) var(--gh-space-3) var(--gh-space-2) var(--gh-space-4);
  border-bottom: var(--gh-line) solid var(--gh-hairline);
}
.gh-root .gh-log-bar .gh-log-retry { padding: var(--gh-space-1); border: 0; background: none; color: var(--gh-text-link); text-decoration: underline; cursor: pointer; }
@container gh-log (width < 40em) {
  .gh-log-bar:is(*, i i i i) { padding-inline: var(--gh-space-3); }
}
@container gh-log (width < 52em) {
  .gh-root .gh-log-bar:empty { min-height: calc(var(--gh-control) + var(--gh-control-sm) + var(--gh-space-1) + var(--gh-log-bar-padding) + var(--gh-line)); }
}
`;

/** The viewer's styles, without those of the parts that load after its first lines. */
export const logStyle = frameStyle + barStyle + linesStyle + mediaStyle;
