/*
 * The viewer creates its own style sheet in script, so it needs no styling library and works under any content security
 * policy. The doubled class is stronger than the reset of the page's styles.
 */
export const wavesStyle = `
.gh-waves.gh-waves {
  container: gh-waves / inline-size;
  position: relative;
  display: flex;
  flex-direction: column;
  min-width: 0;
  background: var(--gh-surface);
  --gh-waves-row: 1.857em;
  &:focus { outline: none; }
  &:has(> [data-full]) { position: fixed; inset: 0; width: 100%; height: 100%; max-width: none; max-height: none; margin: 0; padding: 0; border: 0; color: var(--gh-text); overflow: auto; }
  /* Time runs from left to right in every language. */
  .gh-waves-open { direction: ltr; display: flex; flex-direction: column; flex: 1; min-width: 0; min-height: 0; }
  .gh-waves-open[data-full] .gh-waves-scroll { flex: 1 1 20em; max-height: none; align-content: start; }
  .gh-waves-icon { flex: none; width: 1.143em; height: 1.143em; fill: none; stroke: currentColor; stroke-width: 1.5; }
  .gh-waves-button {
    display: inline-flex;
    align-items: center;
    gap: 0.4em;
    flex: none;
    min-height: 2.167em;
    padding: 0.1em 0.7em;
    border: var(--gh-line) solid transparent;
    border-radius: var(--gh-radius);
    background: transparent;
    color: var(--gh-text);
    font-size: var(--gh-type-sm);
    font-weight: var(--gh-weight-medium);
    white-space: nowrap;
    cursor: default;
  }
  .gh-waves-button:hover { background: var(--gh-surface-hover); }
  .gh-waves-button:active { background: var(--gh-surface-pressed); }
  .gh-waves-button[data-icon-only] { justify-content: center; width: 2.167em; padding: 0; }
  .gh-waves-button[aria-expanded="true"] { border-color: var(--gh-accent); background: var(--gh-surface-selected); color: var(--gh-accent); }
  .gh-waves-button[aria-disabled] { background: transparent; color: var(--gh-text-disabled); }
  .gh-waves-input {
    min-width: 0;
    min-height: 2.167em;
    padding: 0.1em 0.6em;
    border: var(--gh-line) solid var(--gh-border-control);
    border-radius: var(--gh-radius);
    background: var(--gh-surface);
    color: var(--gh-text);
    font-size: var(--gh-type-sm);
  }
  .gh-waves-input::placeholder { color: var(--gh-text-muted); opacity: 1; }
  .gh-waves-input option { background: var(--gh-surface); color: var(--gh-text); }
  .gh-waves-bar {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--gh-space-1);
    min-height: 2.857em;
    padding: var(--gh-space-1) var(--gh-space-3);
    border-bottom: var(--gh-line) solid var(--gh-hairline);
  }
  .gh-waves-space { flex: 1; }
  .gh-waves-chosen { min-width: 0; max-width: 100%; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; font-family: var(--gh-font-mono); font-size: var(--gh-type-sm); }
  .gh-waves-find { display: flex; flex: 0 1 22em; align-items: center; gap: var(--gh-space-1); min-width: 9em; }
  .gh-waves-find > input { flex: 1; width: 4em; }
  .gh-waves-note { color: var(--gh-text-muted); font-size: var(--gh-type-sm); white-space: nowrap; }
  .gh-waves-note:empty { display: none; }
  .gh-waves-notice { display: flex; flex-wrap: wrap; align-items: center; gap: var(--gh-space-1) var(--gh-space-2); padding: var(--gh-space-2) var(--gh-space-4); border-bottom: var(--gh-line) solid var(--gh-hairline); background: var(--gh-warning-bg); color: var(--gh-warning-text); font-size: var(--gh-type-sm); }
  .gh-waves-notice ul { display: contents; }
  .gh-waves-blank { display: flex; flex-direction: column; align-items: center; gap: var(--gh-space-3); padding: var(--gh-space-8) var(--gh-space-4); color: var(--gh-text-muted); text-align: center; }
  .gh-waves-blank progress { width: min(20em, 100%); accent-color: var(--gh-accent); }
  .gh-waves-scroll { display: grid; grid-template-columns: clamp(9em, 28%, 22em) minmax(0, 1fr); max-height: var(--gh-waves-height, 30em); overflow: hidden auto; overscroll-behavior: contain; background: var(--gh-surface-sunken); isolation: isolate; }
  /* Keeps the focus ring above the content. */
  .gh-waves-scroll > * { z-index: -1; }
  .gh-waves-scroll:has(> .gh-waves-names > .gh-waves-list:focus-visible) { outline: var(--gh-focus-width) solid var(--gh-focus); outline-offset: calc(-1 * var(--gh-focus-width)); }
  .gh-waves-names { position: relative; min-width: 0; overflow: clip; border-inline-end: var(--gh-line) solid var(--gh-border); background: var(--gh-surface); }
  .gh-waves-head { position: sticky; top: 0; z-index: 1; display: flex; align-items: center; justify-content: space-between; height: var(--gh-waves-row); padding-inline: var(--gh-space-3); border-bottom: var(--gh-line) solid var(--gh-border); background: var(--gh-surface); color: var(--gh-text-muted); }
  .gh-waves-head > span { font-size: var(--gh-type-sm); }
  .gh-waves-list { position: relative; outline: none; }
  .gh-waves-item { position: absolute; inset-inline: 0; display: flex; align-items: center; gap: var(--gh-space-2); height: var(--gh-waves-row); padding-inline: var(--gh-space-3); cursor: default; }
  .gh-waves-item > span { font-family: var(--gh-font-mono); font-size: 0.893em; white-space: nowrap; }
  .gh-waves-item:hover { background: var(--gh-surface-hover); }
  .gh-waves-item[aria-selected="true"] { background: var(--gh-surface-selected); box-shadow: inset 2px 0 var(--gh-accent); }
  .gh-waves-item[data-group] { background: var(--gh-surface-sunken); color: var(--gh-text-muted); }
  .gh-waves-item[data-group][aria-selected="true"] { background: var(--gh-surface-selected); }
  .gh-waves-item[data-group] > span { font-family: var(--gh-font); font-weight: var(--gh-weight-strong); }
  .gh-waves-item[data-group] > .gh-waves-icon { width: 0.86em; height: 0.86em; }
  .gh-waves-item[data-group="open"] > .gh-waves-icon { rotate: 90deg; }
  .gh-waves-name { flex: 0 1 auto; min-width: 3em; overflow: hidden; text-overflow: ellipsis; }
  .gh-waves-value { flex: 1 1 4em; min-width: 0; overflow: hidden; text-overflow: ellipsis; text-align: end; color: var(--gh-text-muted); }
  .gh-waves-item[aria-selected="true"] .gh-waves-value { color: var(--gh-text); }
  .gh-waves-plot { position: relative; min-width: 0; overflow: clip; touch-action: pan-y; cursor: crosshair; }
  .gh-waves-plot[data-dragged] { cursor: grabbing; }
  .gh-waves-plot > canvas { position: sticky; top: 0; display: block; width: 100%; font-family: var(--gh-font-mono); font-size: var(--gh-type-sm); }
  [data-ink="line"] { color: var(--gh-accent); }
  [data-ink="text"] { color: var(--gh-text); }
  [data-ink="muted"] { color: var(--gh-text-muted); }
  [data-ink="unknown"] { color: var(--gh-danger); }
  [data-ink="floating"] { color: var(--gh-warning); }
  [data-ink="grid"] { color: var(--gh-hairline); }
  [data-ink="cursor"] { color: var(--gh-text); }
  [data-ink="chosen"] { color: var(--gh-surface-selected); }
  [data-ink="ground"] { color: var(--gh-surface); }
  /* Forced colors make every ink the color of text, so fills would cover what is drawn on them. */
  @media (forced-colors: active) {
    :is([data-ink="chosen"], [data-ink="ground"]) { color: Canvas; forced-color-adjust: none; }
    .gh-waves-button[aria-expanded="true"] { background: SelectedItem; color: SelectedItemText; forced-color-adjust: none; }
    .gh-waves-item[aria-selected="true"] { outline: 2px solid Highlight; outline-offset: -2px; }
  }
  .gh-waves-time { position: relative; height: 1.143em; margin-inline-start: clamp(9em, 28%, 22em); border-top: var(--gh-line) solid var(--gh-hairline); background: var(--gh-surface-sunken); touch-action: none; }
  @media (pointer: coarse) { .gh-waves-time { height: 1.857em; } }
  .gh-waves-time:focus-visible { outline-offset: -2px; }
  .gh-waves-time > i { position: absolute; inset-block: 0.2em; min-width: 0.6em; border-radius: var(--gh-radius-sm); background: var(--gh-border-control); }
  .gh-waves-time:hover > i { background: var(--gh-text-muted); }
  .gh-waves-status { display: flex; flex-wrap: wrap; align-items: center; gap: 0 var(--gh-space-4); min-height: 2.286em; padding: 0 var(--gh-space-2) 0 var(--gh-space-4); border-top: var(--gh-line) solid var(--gh-hairline); color: var(--gh-text-muted); }
  .gh-waves-status > span { font-size: var(--gh-type-sm); }
  .gh-waves-status > .gh-waves-button { margin-inline-start: auto; color: var(--gh-text-muted); font-weight: var(--gh-weight); }
  .gh-waves-key { padding: 0 0.4em; border: var(--gh-line) solid var(--gh-border); border-radius: var(--gh-radius-sm); font-family: var(--gh-font-mono); }
  .gh-waves-keys { display: grid; gap: var(--gh-space-1) var(--gh-space-6); grid-template-columns: repeat(auto-fill, minmax(min(20em, 100%), 1fr)); padding: var(--gh-space-3) var(--gh-space-4); border-top: var(--gh-line) solid var(--gh-hairline); font-size: var(--gh-type-sm); }
  .gh-waves-keys > div { display: flex; gap: var(--gh-space-3); }
  .gh-waves-keys dt { flex: 0 0 9em; text-align: end; color: var(--gh-text-muted); }
  .gh-waves-picker { max-height: 20em; overflow: auto; padding: var(--gh-space-2) var(--gh-space-4) var(--gh-space-3); border-bottom: var(--gh-line) solid var(--gh-hairline); }
  .gh-waves-picker > header { display: flex; gap: var(--gh-space-2); align-items: center; }
  .gh-waves-picker > header > input { flex: 0 1 24em; }
  .gh-waves-picker ul { list-style: none; }
  .gh-waves-picker ul ul { padding-inline-start: 1.4em; }
  .gh-waves-picker li > div { display: flex; align-items: center; gap: var(--gh-space-1); min-width: 0; }
  .gh-waves-picker .gh-waves-button { min-width: 0; flex: 0 1 auto; }
  .gh-waves-picker .gh-waves-button > span { overflow: hidden; text-overflow: ellipsis; }
  .gh-waves-picker [aria-expanded] { border-color: transparent; background: transparent; color: var(--gh-text); }
  .gh-waves-picker [aria-expanded="true"] > .gh-waves-icon { rotate: 90deg; }
  .gh-waves-tables { display: grid; gap: var(--gh-space-6); grid-template-columns: repeat(auto-fit, minmax(min(34em, 100%), 1fr)); padding: var(--gh-space-4); }
  .gh-waves-tables section { min-width: 0; }
  .gh-waves-tables header, .gh-waves-tables footer { display: flex; flex-wrap: wrap; align-items: center; gap: var(--gh-space-1) var(--gh-space-2); min-height: 2.286em; }
  .gh-waves-tables h3 { flex: 1; font-weight: var(--gh-weight-strong); outline: none; overflow-wrap: anywhere; }
  .gh-waves-tables [role="region"] { max-height: 24em; overflow: auto; border: var(--gh-line) solid var(--gh-hairline); border-radius: var(--gh-radius); }
  .gh-waves-tables table { width: 100%; border-collapse: collapse; }
  .gh-waves-tables :is(th, td) { padding: 0.3em 0.7em; border-bottom: var(--gh-line) solid var(--gh-hairline); text-align: start; font-size: var(--gh-type-sm); white-space: nowrap; }
  .gh-waves-tables thead th { position: sticky; top: 0; background: var(--gh-surface); color: var(--gh-text-muted); font-weight: var(--gh-weight-medium); }
  .gh-waves-tables tbody :is(th, td) { font-family: var(--gh-font-mono); font-weight: var(--gh-weight); }
  .gh-waves-tables tbody .gh-waves-button { padding: 0 0.3em; font: inherit; color: var(--gh-text-link); min-height: 24px; }
  @container gh-waves (width < 34em) {
    .gh-waves-scroll { grid-template-columns: 8.5em minmax(0, 1fr); }
    .gh-waves-time { margin-inline-start: 8.5em; }
    .gh-waves-names .gh-waves-value, .gh-waves-head > span + span { display: none; }
    .gh-waves-item, .gh-waves-head { padding-inline: var(--gh-space-2); }
    .gh-waves-find { flex-basis: 100%; }
  }
}
`;
