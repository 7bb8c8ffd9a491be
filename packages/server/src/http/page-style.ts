/* Cells of a bus, as in timing diagrams. */
const lane = encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 32" fill="none" stroke="#000"><path d="M0 16 7 3h146l7 13-7 13H7z"/></svg>`,
);

/**
 * Styles for cards, forms and plain tables, with the portal's tokens that they need. Sizes are in em, as everywhere in
 * the portal.
 */
export const pageStyle = `
:root {
  color-scheme: light dark;
  --canvas: light-dark(#f3f5f6, #0c1113); --surface: light-dark(#fff, #141a1d); --text: light-dark(#131b1f, #e3e9eb);
  --muted: color-mix(in oklab, var(--text) 70%, var(--surface)); --border: color-mix(in oklab, var(--text) 17%, var(--surface));
  --control: color-mix(in oklab, var(--text) 53%, var(--surface)); --accent: light-dark(#016877, #56c3d7); --on-accent: light-dark(#fff, #04191d);
  --tick: color-mix(in oklab, var(--text) 24%, var(--canvas));
  --danger: light-dark(#cb3a33, #f0766d); --danger-text: light-dark(#a3231f, #f79b93); --danger-bg: light-dark(#fdeeec, #331917);
  --danger-border: light-dark(#eeb9b3, #723330); --good: light-dark(#1b8a4b, #57c37b); --good-text: light-dark(#0c6534, #6fd493);
  --good-bg: light-dark(#eaf7ee, #10291b); --good-border: light-dark(#a9d9b9, #245a3a); --sunken: color-mix(in oklab, var(--text) 4%, var(--surface));
  font: max(14px, 0.875rem)/1.43 "Inter Variable", system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", "Liberation Sans", Arial, sans-serif;
}
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; display: grid; grid-template-columns: minmax(0, 1fr); place-items: center; padding: 1.143em; background: var(--canvas); color: var(--text); }
main { width: 100%; max-width: 26em; padding: 2.286em; background: var(--surface); border: 1px solid var(--border); border-radius: 6px; }
header { display: flex; align-items: center; gap: 0.571em; margin-bottom: 1.714em; color: var(--muted); }
header strong { font-weight: 600; color: var(--text); }
svg { fill: none; stroke: currentColor; stroke-width: 1.5; stroke-miterlimit: 10; flex: none; }
header svg { color: var(--accent); }
body:not(:has(main.wide)) > main > header { position: absolute; inset-block-start: 0; inset-inline-start: 0; min-height: 4em; margin: 0; padding: 0 1.714em; }
/* The card is the active cell of a bus lane. */
body:not(:has(main.wide))::before { content: ""; position: fixed; z-index: -1; inset-inline: 0; inset-block-start: calc(50% - 1.143em); height: 2.286em; background: var(--tick); mask: url("data:image/svg+xml,${lane}") center / 11.43em 2.286em repeat-x; }
.trace { display: block; width: 22em; max-width: 100%; margin: 0 auto 1.143em; stroke: var(--text); }
.trace .grid { stroke: var(--border); stroke-width: 1; }
.trace .broken { stroke: var(--accent); }
.trace .idle { stroke: var(--control); }
h1 { margin: 0 0 0.65em; font-size: 1.571em; line-height: 1.25; font-weight: 600; }
p { margin: 0 0 1.143em; }
label { display: block; margin-bottom: 0.286em; font-weight: 500; }
input { width: 100%; min-height: 2.571em; margin-bottom: 1.143em; padding: 0 0.714em; font: inherit; color: inherit; background: var(--surface); border: 1px solid var(--control); border-radius: 4px; }
textarea, select { width: 100%; min-height: 2.571em; margin-bottom: 1.143em; padding: 0.429em 0.714em; font: inherit; color: inherit; background: var(--surface); border: 1px solid var(--control); border-radius: 4px; }
textarea { min-height: 10em; resize: vertical; }
input[type="checkbox"] { width: 1.143em; min-height: 1.143em; margin: 0 0.571em 0 0; vertical-align: -0.15em; }
input[aria-invalid] { border-color: var(--danger); }
button, .button { display: flex; width: 100%; min-height: 2.571em; align-items: center; justify-content: center; font: inherit; font-weight: 500; text-decoration: none; border-radius: 4px; cursor: pointer; color: var(--on-accent); background: var(--accent); border: 1px solid transparent; }
button:hover { background: color-mix(in oklab, var(--accent) 86%, light-dark(#000, #fff)); }
.button { margin-top: 0.571em; color: var(--text); background: none; border-color: var(--border); }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
input:focus-visible { outline-offset: -1px; }
.error { display: flex; gap: 0.571em; padding: 0.571em 0.857em; color: var(--danger-text); background: var(--danger-bg); border: 1px solid var(--danger-border); border-radius: 4px; }
.error svg { margin-top: 0.15em; color: var(--danger); }
a { color: var(--accent); text-underline-offset: 0.2em; }
.good { display: flex; gap: 0.571em; padding: 0.571em 0.857em; color: var(--good-text); background: var(--good-bg); border: 1px solid var(--good-border); border-radius: 4px; }
.good svg { margin-top: 0.15em; color: var(--good); }
.error svg, .good svg { width: 1.143em; height: 1.143em; }
.note { color: var(--muted); }
.after { margin: 1.143em 0 0; color: var(--muted); }
h2 { margin: 1.714em 0 0.571em; font-size: 1.143em; line-height: 1.25; font-weight: 600; }
ul, ol { margin: 0 0 1.143em; padding-inline-start: 1.5em; }
li { margin-bottom: 0.429em; }
h1, p, li, dd { overflow-wrap: anywhere; }
input + .error { margin-top: -0.571em; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 0.429em 1.143em; margin: 0 0 1.143em; }
dt { color: var(--muted); }
dd { margin: 0; }
.mono { font-family: "JetBrains Mono Variable", ui-monospace, "SFMono-Regular", Consolas, "Liberation Mono", monospace; font-feature-settings: "zero"; }
main.wide { align-self: start; max-width: 90em; }
nav { display: flex; flex-wrap: wrap; gap: 0.286em 1.143em; align-items: center; margin-bottom: 1.143em; }
nav a, nav span { display: inline-flex; min-height: 1.714em; align-items: center; }
nav a[aria-current] { color: var(--text); font-weight: 600; text-decoration: none; }
nav.pager { margin: 1.143em 0 0; }
.search { display: flex; gap: 0.571em; max-width: 34em; margin-bottom: 1.143em; }
.search input { margin: 0; }
.filters { flex-wrap: wrap; align-items: center; max-width: none; }
.filters span { display: inline-flex; gap: 0.571em; align-items: center; }
.after { margin: 1.143em 0 0; }
.filters label, .filters select, .filters input { width: auto; margin: 0; }
.filters input[type="search"] { flex: 1 1 20em; }
.search button, td button { width: auto; padding: 0 1em; flex: none; }
td button { min-height: 1.857em; }
td button, .second { color: var(--text); background: none; border-color: var(--control); }
:is(td button, .second):hover { background: var(--sunken); }
.forms { max-width: 52em; }
.forms form { margin-bottom: 1.143em; }
.forms button { width: auto; padding: 0 1em; }
.message { margin-bottom: 1.143em; padding: 0.857em 1.143em; border: 1px solid var(--border); border-radius: 4px; overflow-x: auto; }
.message > :last-child { margin-bottom: 0; }
.message table { margin-bottom: 1.143em; }
.message img { max-width: 100%; height: auto; }
.scroll { position: relative; overflow-x: auto; border: 1px solid var(--border); border-radius: 4px; }
table { width: 100%; border-collapse: collapse; }
th, td { padding: 0.5em 0.857em; text-align: start; vertical-align: baseline; border-bottom: 1px solid var(--border); }
th { white-space: nowrap; font-weight: 500; color: var(--muted); background: var(--sunken); }
td { min-width: 6em; overflow-wrap: break-word; }
.number { text-align: end; font-variant-numeric: tabular-nums; }
td .mono, td time, .nowrap { white-space: nowrap; }
tr:last-child td { border-bottom: 0; }
/* Row buttons stay in view while the other columns scroll. */
table:has(th:last-child > .hidden) :is(th, td):last-child { position: sticky; inset-inline-end: 0; box-shadow: inset 1px 0 var(--border); }
table:has(th:last-child > .hidden) td:last-child { background: var(--surface); }
.hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
@media (pointer: coarse) { input, button, .button { min-height: 3.2em; } }
@media (max-width: 60em) { main.wide { padding: 1.143em; } th, td { padding-inline: 0.571em; } th { white-space: normal; } td { min-width: 4.5em; } }
/* Records, because seven columns would scroll sideways. */
@media (max-width: 48em) {
.scroll { border: 0; border-top: 1px solid var(--border); border-radius: 0; }
.scroll :is(table, tbody) { display: block; }
.scroll thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
.scroll tr { display: grid; grid-template-columns: repeat(auto-fill, minmax(13em, 1fr)); gap: 0.571em 1.143em; padding-block: 0.857em; border-bottom: 1px solid var(--border); }
.scroll td, .scroll table:has(th:last-child > .hidden) td:last-child { position: static; min-width: 0; padding: 0; border: 0; box-shadow: none; overflow-wrap: anywhere; }
.scroll .number { text-align: start; }
.scroll td time { white-space: normal; }
.scroll td:first-child, .scroll td[data-label=""] { grid-column: 1 / -1; }
.scroll td:not(:first-child, [data-label=""])::before { content: attr(data-label); display: block; color: var(--muted); font-size: 0.857em; }
}
@media (max-width: 30em) { .scroll tr { grid-template-columns: repeat(auto-fill, minmax(10em, 1fr)); } body:not(:has(main.wide))::before { content: none; } body:not(:has(main.wide)) > main > header { position: static; min-height: 0; margin-bottom: 1.714em; padding: 0; } body { place-items: start stretch; padding: 0; background: var(--surface); } main, main.wide { max-width: none; border: 0; padding: 1.143em; } dl { grid-template-columns: 1fr; gap: 0; } dd { margin-bottom: 0.571em; } }
`;
