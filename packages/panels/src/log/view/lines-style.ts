import { ansiColor } from "@gatehouse/design";
import { ansiColors } from "../text/text-style";

const colors = ansiColors.filter((color) => color !== "gray");

/* Colors of the log are classes that use theme tokens. Text on a colored background has the surface's color. */
const ansiStyle = `
${colors.map((color) => `.gh-root .gh-log-lines .gh-ansi-${color} { color: ${ansiColor(color)}; }`).join("\n")}
${colors.map((color) => `.gh-root .gh-log-lines .gh-ansi-on-${color} { background: ${ansiColor(color)}; color: var(--gh-surface); }`).join("\n")}
.gh-root .gh-log-lines :is(.gh-ansi-gray, .gh-ansi-dim) { color: var(--gh-text-muted); }
.gh-root .gh-log-lines .gh-ansi-on-gray { background: var(--gh-text-muted); color: var(--gh-surface); }
.gh-root .gh-log-lines .gh-ansi-on-text { background: var(--gh-text); color: var(--gh-surface); }
.gh-root .gh-log-lines .gh-ansi-bold { font-weight: var(--gh-weight-strong); }
.gh-root .gh-log-lines .gh-ansi-italic { font-style: italic; }
.gh-root .gh-log-lines .gh-ansi-underline { text-decoration: underline; }
.gh-root .gh-log-lines .gh-ansi-strike { text-decoration: line-through; }
.gh-root .gh-log-lines .gh-ansi-underline.gh-ansi-strike { text-decoration: underline line-through; }
`;

/**
 * The region of the lines. One sheet styles all of its parts, because there are many and they come and go with
 * scrolling.
 */
export const linesStyle = `
.gh-log-lines:is(*, i i i i) {
  --gh-log-row: 1.4286em;
  container-type: inline-size;
  direction: ltr;
  position: relative;
  flex: 1 1 auto;
  min-height: 0;
  min-width: 0;
  overflow: auto;
  overflow-anchor: none;
  overscroll-behavior: contain;
  background: var(--gh-surface-sunken);
}
/* The surrounding box draws the focus ring, above the lines. */
.gh-root .gh-log-lines:focus-visible { outline: none; }
${ansiStyle}
.gh-root .gh-log-lines .gh-log-content { position: relative; overflow: clip; overflow-clip-margin: 0; min-width: max-content; }
.gh-root .gh-log-lines .gh-log-window { position: relative; width: max-content; min-width: 100%; }
.gh-root .gh-log-lines .gh-log-line {
  display: flex;
  min-width: max-content;
  min-height: var(--gh-log-row);
  font-family: var(--gh-font-mono);
  font-variant-ligatures: none;
  font-variant-numeric: tabular-nums slashed-zero;
}
.gh-root .gh-log-lines .gh-log-line > span { font-size: 0.893em; line-height: 1.6; }
.gh-root .gh-log-lines .gh-log-no {
  position: sticky;
  flex: none;
  box-sizing: border-box;
  /* 4.7em of the line. */
  min-width: 5.263em;
  inset-inline-start: 0;
  padding-inline: 0.4em 1em;
  border-inline-start: 2px solid transparent;
  background: var(--gh-surface-sunken);
  color: var(--gh-text-muted);
  text-align: end;
  white-space: nowrap;
  -webkit-user-select: none;
}
.gh-root .gh-log-lines[data-linked] .gh-log-no { cursor: pointer; }
.gh-root .gh-log-lines[data-linked] .gh-log-no:hover { color: var(--gh-text); text-decoration: underline; }
.gh-root .gh-log-lines .gh-log-text { flex: 1; min-width: 0; padding-inline-end: 1.2em; white-space: pre; tab-size: 8; unicode-bidi: isolate; overflow-y: clip; }
.gh-root .gh-log-lines .gh-log-text .gh-log-time { color: var(--gh-text-link); text-decoration: underline dotted; text-underline-offset: 0.2em; cursor: pointer; }
.gh-root .gh-log-lines .gh-log-text a { text-decoration: underline; text-underline-offset: 0.2em; }
.gh-root .gh-log-lines[data-wrap] .gh-log-content { min-width: 0; }
.gh-root .gh-log-lines[data-wrap] .gh-log-window { width: 100%; }
.gh-root .gh-log-lines[data-wrap] .gh-log-line { min-width: 0; }
.gh-root .gh-log-lines[data-wrap] .gh-log-text { white-space: pre-wrap; overflow-wrap: anywhere; }
.gh-root .gh-log-lines .gh-log-line[data-missing] .gh-log-text { color: var(--gh-text-muted); font-family: var(--gh-font); font-style: italic; }
.gh-root .gh-log-lines .gh-log-skip { color: var(--gh-text-muted); font-family: var(--gh-font); }
.gh-root .gh-log-lines .gh-log-line[data-level="warning"] .gh-log-no { border-color: var(--gh-warning); }
.gh-root .gh-log-lines .gh-log-line[data-level="error"] { background: var(--gh-danger-bg); }
.gh-root .gh-log-lines .gh-log-line[data-level="error"] .gh-log-no { border-color: var(--gh-danger); background: var(--gh-danger-bg); color: var(--gh-danger-text); }
.gh-root .gh-log-lines .gh-log-line:is([data-range], [data-target]) { background: var(--gh-surface-selected); }
.gh-root .gh-log-lines .gh-log-line:is([data-range], [data-target]) .gh-log-no { border-color: var(--gh-accent); background: var(--gh-surface-selected); }
.gh-root .gh-log-lines .gh-log-line[data-range] .gh-log-no { color: var(--gh-accent); }
.gh-root .gh-log-lines .gh-log-line[data-live] .gh-log-text::after { content: ""; display: inline-block; width: 0.6em; height: 1.05em; vertical-align: -0.15em; background: var(--gh-accent); }
.gh-root .gh-log-lines mark { border-radius: 1px; background: var(--gh-mark-bg); color: var(--gh-mark-text); }
.gh-root .gh-log-lines mark[data-current] { outline: 2px solid var(--gh-accent); }
.gh-root .gh-log-lines .gh-log-long { display: inline-flex; align-items: center; height: 1lh; vertical-align: top; gap: var(--gh-space-2); margin-inline-start: var(--gh-space-2); padding-inline: var(--gh-space-2); color: var(--gh-text-muted); font-family: var(--gh-font); white-space: nowrap; -webkit-user-select: none; }
.gh-root .gh-log-lines .gh-log-long .gh-button { min-height: 100%; padding-block: 0; }
.gh-root .gh-log-lines .gh-log-probe { position: absolute; visibility: hidden; pointer-events: none; }
.gh-root .gh-log-lines .gh-log-echo { position: sticky; inset-block-start: 0; inset-inline-start: 0; z-index: 1; width: 100cqi; height: 0; }
.gh-root .gh-log-lines .gh-log-step {
  position: sticky;
  inset-inline-start: 0;
  display: flex;
  align-items: center;
  width: 100cqi;
  height: calc(var(--gh-log-row) * 1.5);
  padding-inline-end: 0.6em;
  background: var(--gh-surface);
  box-shadow: inset 0 -1px 0 var(--gh-hairline), 0 -1px 0 var(--gh-hairline);
}
.gh-root .gh-log-lines .gh-log-fold {
  flex: 1;
  display: flex;
  align-items: center;
  gap: 0.6em;
  min-width: 0;
  height: 100%;
  padding: 0 0.6em 0 1em;
  border: 0;
  background: none;
  text-align: start;
  cursor: default;
}
.gh-root .gh-log-lines .gh-log-fold:hover { background: var(--gh-surface-hover); }
.gh-root .gh-log-lines .gh-log-fold:focus-visible { outline-offset: -2px; }
.gh-root .gh-log-lines .gh-log-fold > .gh-icon { width: 1em; height: 1em; stroke-width: 1.75; }
.gh-root .gh-log-lines .gh-log-fold > .gh-icon:first-child { width: 0.86em; height: 0.86em; color: var(--gh-text-muted); transition: rotate var(--gh-motion) var(--gh-ease); }
.gh-root .gh-log-lines .gh-log-fold[aria-expanded="true"] > .gh-icon:first-child { rotate: 90deg; }
.gh-root .gh-log-lines .gh-log-fold > span { font-size: var(--gh-type-sm); white-space: nowrap; }
.gh-root .gh-log-lines .gh-log-step-name { font-weight: var(--gh-weight-strong); overflow: hidden; text-overflow: ellipsis; }
.gh-root .gh-log-lines .gh-log-step-meta { flex: 1 1 0; min-width: 0; color: var(--gh-text-muted); overflow: hidden; text-overflow: ellipsis; }
.gh-root .gh-log-lines .gh-log-step-bar { flex: none; width: 6em; height: 0.5em; background: linear-gradient(var(--gh-track), var(--gh-track)) 0 50% / 100% 1px no-repeat; }
.gh-root .gh-log-lines .gh-log-step-bar > i { display: block; height: 100%; background: var(--gh-success); }
.gh-root .gh-log-lines .gh-log-step[data-state="failed"] .gh-log-step-bar > i { background: var(--gh-danger); }
.gh-root .gh-log-lines .gh-log-step-time { flex: none; min-width: 4em; text-align: end; font-family: var(--gh-font-mono); color: var(--gh-text-muted); }
.gh-root .gh-log-lines .gh-log-step > .gh-button { min-height: 0; height: 2em; width: 2em; opacity: 0; }
.gh-root .gh-log-lines .gh-log-step:is(:hover, :focus-within) > .gh-button { opacity: 1; }
@media (hover: none) {
  .gh-root .gh-log-lines .gh-log-step > .gh-button { width: 2.2em; height: 2.2em; opacity: 1; }
}
@container (width < 28em) {
  .gh-root .gh-log-lines .gh-log-no { min-width: 4.703em; }
  .gh-root .gh-log-lines .gh-log-fold { padding-inline-start: 0.7em; }
  .gh-root .gh-log-lines .gh-log-step-bar { display: none; }
}
`;
