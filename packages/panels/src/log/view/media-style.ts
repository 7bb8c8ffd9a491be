/* Forced colors remove backgrounds and tints, so edges and the system's own colors replace them. */
const forcedColorsStyle = `
@media (forced-colors: active) {
  .gh-root .gh-log-lines .gh-log-no { border-color: Canvas; }
  .gh-root .gh-log-lines .gh-log-line[data-level] .gh-log-no { border-color: CanvasText; font-weight: var(--gh-weight-strong); }
  .gh-root .gh-log-lines .gh-log-line[data-level="warning"] .gh-log-no { border-inline-start-style: dotted; }
  .gh-root .gh-log-lines .gh-log-line:is([data-range], [data-target]) .gh-log-no {
    border-color: Highlight;
    background: Highlight;
    color: HighlightText;
    forced-color-adjust: none;
  }
  .gh-root .gh-log-lines mark[data-current] { outline-color: Highlight; }
  .gh-root .gh-log-lines :is(.gh-log-step-bar > i, .gh-log-line[data-live] .gh-log-text::after) { background: CanvasText; forced-color-adjust: none; }
}
`;

/* Only drawn rows are printed. The space of the others would add an empty page for every 50 of them. */
const printStyle = `
@media print {
  .gh-root .gh-log :is(.gh-log-bar, .gh-log-rail-place, .gh-log-follow, .gh-log-echo) { display: none; }
  .gh-root .gh-log .gh-log-view { display: block; max-height: none; }
  .gh-root .gh-log .gh-log-lines { overflow: visible; }
  .gh-root .gh-log-lines .gh-log-content { height: auto !important; min-width: 0; overflow: visible; }
  .gh-root .gh-log-lines .gh-log-window { width: 100%; transform: none !important; }
  .gh-root .gh-log-lines .gh-log-line { min-width: 0; break-inside: avoid; }
  .gh-root .gh-log-lines .gh-log-text { white-space: pre-wrap; overflow-wrap: anywhere; }
  .gh-root .gh-log-lines :is(mark, [class*="gh-ansi-on-"]) { -webkit-print-color-adjust: exact; print-color-adjust: exact; }
}
`;

/** The styles for forced palettes and for paper. */
export const mediaStyle = forcedColorsStyle + printStyle;
