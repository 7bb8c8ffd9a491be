import { css, styled } from "styled-components";
import { outline, outlinedIcon } from "../icons/outlined-icon";

/*
 * One rule for two breakpoints. Each row becomes a record with its lead cell as the heading and its actions beside it.
 */
const record = (table: string) => css`
  ${table} {
    &, tbody { display: block; }
    thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
    /* Keyboard users must see the header that they sort by. */
    thead:focus-within { inset: 0 auto auto 0; z-index: 2; width: max-content; max-width: 100%; height: auto; clip-path: none; }
    thead:focus-within tr { display: flex; flex-wrap: wrap; }
    thead:focus-within :is(th, td):not(:has(.gh-sort, .gh-select-box)) { display: none; }
    thead:focus-within th { display: flex; align-items: center; }
    thead:focus-within .gh-col-select { width: auto; }
    tbody tr { display: grid; grid-template-columns: 8.6em minmax(0, 1fr) auto; column-gap: var(--gh-space-2); padding: var(--gh-space-2) var(--gh-space-4) var(--gh-space-3); border-bottom: var(--gh-line) solid var(--gh-border); }
    tbody tr:last-child { border-bottom: 0; }
    tbody td { display: grid; grid-template-columns: 8.6em minmax(0, 1fr); column-gap: var(--gh-space-2); grid-column: 1 / -1; align-items: baseline; align-content: center; width: auto; max-width: none; height: auto; min-height: 1.714em; padding: 0.1em 0; border: 0; text-align: start; white-space: normal; }
    tbody td::before { content: attr(data-label); grid-column: 1; min-width: 0; hyphens: auto; color: var(--gh-text-muted); font-size: var(--gh-type-sm); }
    tbody td > * { grid-column: 2; justify-self: start; min-width: 0; max-width: 100%; white-space: normal; }
    /* The line doesn't grow with a link's press target. */
    tbody td > a { margin-block: -0.4em; }
    tbody td > a.gh-id { min-width: 24px; white-space: nowrap; }
    a.gh-id + [data-quiet] { margin-inline-start: -0.6em; }
    tbody td[data-lead] { display: flex; flex-wrap: wrap; gap: 0 0.6em; order: -1; min-height: 2.286em; font-weight: var(--gh-weight-medium); }
    tr:has(.gh-row-actions) td[data-lead] { grid-column: 1 / 3; grid-row: 1; }
    tbody td.gh-row-actions { position: static; display: flex; grid-column: 3 / -1; grid-row: 1; justify-content: flex-end; min-width: 0; background: none; }
    /* The label of the record is before the text, so the check is placed over its indent. */
    td[data-on] { position: relative; text-indent: 1.5em; }
    td[data-on]::before { text-indent: 0; }
    td[data-on]::after { position: absolute; inset-block-start: 0; inset-inline-start: 0; grid-area: 1 / 2; }
    tbody td[data-unlabeled] { display: flex; grid-column: 1; }
    tbody td[data-unlabeled] + td[data-unlabeled] { grid-column: 2 / -1; }
    tbody td[data-blank] { display: none; }
    tbody tr[data-static] { display: block; padding: 0; }
    tbody tr[data-static] td { display: block; }
    tbody tr:has(.gh-col-select) { position: relative; }
    tbody td.gh-col-select { position: absolute; grid-column: auto; inset: calc(var(--gh-space-2) + 0.25em) auto auto var(--gh-space-4); display: block; }
    tbody td.gh-col-select > * { max-width: none; }
    tr:has(.gh-col-select) td[data-lead] { padding-inline-start: max(2.6em, 36px); }
    td:is([data-lead], [data-unlabeled], .gh-row-actions, .gh-col-select, [data-static] td)::before { content: none; }
    tbody tr:is(:hover, [data-selected]) > td { background: none; }
    tbody tr[data-selected] { background: var(--gh-surface-selected); }
  }
`;

const close = (table: string) => css`
  .gh-table${table} {
    :is(th, td):not(:first-child, :last-child) { padding-inline: 0.4em; }
    th { white-space: normal; }
  }
`;

/** The styles of tables, with their toolbar and pager. */
export const TableFrame = styled.div`
  min-width: 0;
  .gh-table-wrap { position: relative; overflow: auto hidden; }
  .gh-table-wrap[data-long] { max-height: 40em; overflow: auto; }
  .gh-table-wrap[data-long] th { position: sticky; inset-block-start: 0; z-index: 1; box-shadow: inset 0 -1px var(--gh-border); }
  .gh-table { width: 100%; border-collapse: collapse; border-spacing: 0; font-size: 1em; color: inherit; }
  .gh-table[aria-busy] tbody { opacity: 0.6; }
  /* A long name without spaces would push the other columns out of view. */
  .gh-table td[data-lead] { max-width: 20em; }
  .gh-table caption { caption-side: bottom; padding: var(--gh-space-2) var(--gh-space-4); text-align: start; font-size: var(--gh-type-sm); color: var(--gh-text-muted); }
  .gh-table :is(th, td) { text-align: start; vertical-align: middle; padding: 0.36em 0.71em; }
  .gh-table :is(th, td):first-child { padding-inline-start: var(--gh-space-4); }
  .gh-table :is(th, td):last-child { padding-inline-end: var(--gh-space-4); }
  .gh-table :is(th, thead td) { height: calc(var(--gh-row-head) * 1.167); padding: 0 0.83em; font-size: var(--gh-type-sm); border-bottom: var(--gh-line) solid var(--gh-border); background: var(--gh-surface-sunken); font-weight: var(--gh-weight-medium); color: var(--gh-text-muted); white-space: nowrap; }
  /* The frame cuts off what is outside the rows. On a primary button, a ring inside would not be seen. */
  .gh-table :is(a, button, input):not([data-variant="primary"]):focus-visible { outline-offset: -2px; }
  .gh-table :is(a:not(.gh-button, .gh-id, .gh-id *), .gh-sort):focus-visible { box-sizing: content-box; margin-inline: -0.3em; padding-inline: 0.3em; }
  .gh-table td { height: var(--gh-row); border-bottom: var(--gh-line) solid var(--gh-hairline); }
  .gh-table tbody tr:last-child td { border-bottom: 0; }
  .gh-table[data-density="compact"] td { height: var(--gh-row-compact); padding-block: 0.15em; }
  .gh-table tbody tr:hover > td { background: var(--gh-surface-hover); }
  .gh-table tbody tr[data-static] > td { padding: 0; background: none; }
  .gh-table tbody tr[data-selected] > td { background: var(--gh-surface-selected); }
  .gh-table .gh-num { text-align: end; white-space: nowrap; font-variant-numeric: tabular-nums; }
  .gh-table th.gh-num .gh-sort { flex-direction: row-reverse; }
  .gh-table th:first-child { padding-inline-start: calc(var(--gh-space-4) * 1.167); }
  .gh-table th:last-child { padding-inline-end: calc(var(--gh-space-4) * 1.167); }
  .gh-sort { display: inline-flex; align-items: center; min-height: 2.05em; vertical-align: middle; gap: 0.35em; padding: 0; border: 0; background: none; font-weight: inherit; color: inherit; cursor: default; }
  ${outlinedIcon(".gh-sort::after", "sort", "ButtonText")}
  .gh-sort::after { width: 0.93em; height: 0.93em; color: var(--gh-tick); }
  .gh-sort:hover, [aria-sort] .gh-sort { color: var(--gh-text); }
  [aria-sort] .gh-sort::after { clip-path: ${outline("sortAscending")}; color: var(--gh-accent); }
  [aria-sort="descending"] .gh-sort::after { scale: 1 -1; }
  /* A frameless button's label aligns with the texts of its column. */
  .gh-table td:not(.gh-row-actions) > .gh-button[data-variant="quiet"]:first-child { margin-inline-start: calc(-0.7em - var(--gh-line)); }
  ${outlinedIcon("td[data-on]::after", "check", "CanvasText")}
  td[data-on]::after { float: inline-start; margin-block: calc((1lh - 1em) / 2); margin-inline-end: 0.5em; color: var(--gh-success); }
  .gh-table .gh-row-actions { text-align: end; white-space: nowrap; }
  .gh-row-actions > * { vertical-align: middle; }
  .gh-row-actions > * + * { margin-inline-start: var(--gh-space-1); }
  .gh-table .gh-col-select { width: 2.86em; padding-inline-end: 0; }
  .gh-table th.gh-col-select:not(:has(*)) { padding-inline-end: 0.83em; }
  .gh-table td.gh-row-actions, .gh-table th.gh-col-actions { width: 1%; position: sticky; inset-inline-end: 0; }
  .gh-table td.gh-row-actions { background: var(--gh-surface); }
  .gh-toolbar { display: flex; flex-wrap: wrap; align-items: center; gap: var(--gh-space-2); padding: var(--gh-space-2) var(--gh-space-4); border-bottom: var(--gh-line) solid var(--gh-hairline); }
  .gh-toolbar[data-bulk] { background: var(--gh-surface-selected); }
  .gh-toolbar:is(:empty, [data-bulk]) { min-height: calc(var(--gh-control) + 2 * var(--gh-space-2) + var(--gh-line)); }
  .gh-toolbar-search { flex: 1 1 14em; max-width: 22em; }
  .gh-toolbar-end { margin-inline-start: auto; display: flex; flex-wrap: wrap; align-items: center; gap: var(--gh-space-2); }
  .gh-table-foot { display: flex; flex-wrap: wrap; align-items: center; gap: var(--gh-space-2) var(--gh-space-5); padding: var(--gh-space-2) var(--gh-space-4); border-top: var(--gh-line) solid var(--gh-border); color: var(--gh-text-muted); > * { font-size: var(--gh-type-sm); } }
  .gh-table-foot:empty { min-height: calc(1.857em + 2 * var(--gh-space-2) + var(--gh-line)); }
  .gh-page-size .gh-field { flex-direction: row; align-items: center; gap: 0.6em; }
  .gh-page-size .gh-label { font-size: 1em; font-weight: inherit; }
  .gh-pager { font-variant-numeric: tabular-nums; display: flex; align-items: center; gap: 1px; margin-inline-start: auto; }
  .gh-page { display: inline-grid; place-items: center; min-width: 2.167em; min-height: calc(var(--gh-control-sm) * 1.167); padding: 0 0.4em; border: 0; border-radius: var(--gh-radius); background: none; color: var(--gh-text); cursor: default; }
  .gh-page:hover { background: var(--gh-surface-hover); }
  .gh-page[aria-current] { background: var(--gh-surface-selected); color: var(--gh-accent); font-weight: var(--gh-weight-strong); }
  .gh-page[data-disabled] { background: none; color: var(--gh-text-disabled); }
  @container gh-panel (width < 40em) {
    ${record(".gh-table:not([data-keep])")}
    .gh-table:not([data-keep]) tbody td[data-wide] { display: none; }
    .gh-pager { margin-inline-start: 0; }
    .gh-toolbar-search { flex-basis: 100%; }
    .gh-toolbar > .gh-field { flex: 1 1 8em; }
  }
  @container gh-panel (width < 30em) {
    /* Without selects, the search shares its line with the buttons, which are icons now. */
    .gh-toolbar:not(:has(> .gh-field)) .gh-toolbar-search { flex-basis: 8em; }
  }
  @container gh-panel (width < 20em) {
    .gh-table:not([data-keep]) tbody tr { grid-template-columns: 5.4em minmax(0, 1fr) auto; }
    .gh-table:not([data-keep]) tbody td { grid-template-columns: 5.4em minmax(0, 1fr); }
  }
  @container gh-panel (20em <= width < 40em) {
    /* Two fields share a line, with labels above. In one column, ten records would fill four phone screens. */
    .gh-table[data-columns="many"]:not([data-keep]) tbody {
      tr { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); row-gap: 0.2em; padding-block: 0.3em 0.6em; }
      td:not([data-lead], .gh-row-actions, [data-blank], [data-wide], [data-static] *) { display: block; grid-column: auto; align-content: start; padding: 0; }
      td::before { display: block; font-size: var(--gh-type-xs); }
      td[data-on] { text-indent: 0; }
      td[data-on]::after { position: static; }
      tr:has(.gh-row-actions) td[data-lead] { grid-column: 1; }
      td.gh-row-actions { grid-column: 2; }
      /* With a single icon button, the name uses the line and leaves room for the icon. */
      tr:has(.gh-row-actions > [data-icon-only]:only-child) td[data-lead] { grid-column: 1 / -1; padding-inline-end: 3em; }
    }
  }
  @container gh-panel (40em <= width < 69em) {
    ${record('.gh-table[data-columns="many"]:not([data-keep])')}
  }
  @container gh-panel (46em <= width < 69em) {
    .gh-table[data-columns="many"]:not([data-keep]) tbody tr { grid-template-columns: 8.6em minmax(0, 1fr) 8.6em minmax(0, 1fr); }
    .gh-table[data-columns="many"]:not([data-keep]) tbody td:not([data-lead]):not(.gh-row-actions) { grid-column: span 2; align-self: baseline; }
  }
  /* Move columns closer together before the last one slips under the actions. */
  @container gh-panel (40em <= width < 58em) {
    ${close(":has(.gh-row-actions)")}
  }
  @container gh-panel (40em <= width < 52em) {
    .gh-table .gh-nowrap { white-space: normal; }
    /* Room for a date, so that a time breaks only after it. */
    .gh-nowrap time { display: inline-block; min-width: 6.4em; }
  }
  @container gh-panel (69em <= width < 78em) {
    ${close('[data-columns="many"]')}
  }
`;
