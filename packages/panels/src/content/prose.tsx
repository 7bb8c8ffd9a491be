import { styled } from "@gatehouse/design/styled";

/** Styles for text that others wrote: headings, lists, tables and code. Long words break. */
export const Prose = styled.div`
  min-width: 0;
  overflow-wrap: anywhere;
  :is(dd, blockquote) { margin: 0; padding-inline-start: var(--gh-space-4); }
  * + :is(p, ul, ol, dl, table, pre, blockquote, figure, hr, details, div, section, article) { margin-top: var(--gh-space-3); }
  * + :is(h1, h2, h3, h4, h5, h6) { margin-top: var(--gh-space-5); }
  :is(h1, h2, h3, h4, h5, h6) { font-weight: var(--gh-weight-strong); line-height: var(--gh-leading-tight); }
  h1 { font-size: var(--gh-type-lg); }
  :is(ul, ol) { padding-inline-start: 1.6em; }
  li + li, li > :is(ul, ol) { margin-top: var(--gh-space-1); }
  dt { font-weight: var(--gh-weight-medium); }
  blockquote { border-inline-start: var(--gh-line) solid var(--gh-border); color: var(--gh-text-muted); }
  a { text-decoration: underline; text-underline-offset: 0.2em; }
  :is(code, kbd, samp, tt, pre) { direction: ltr; unicode-bidi: isolate; font-family: var(--gh-font-mono); font-size: var(--gh-type-mono); }
  pre { padding: var(--gh-space-2) var(--gh-space-3); border-radius: var(--gh-radius); background: var(--gh-surface-sunken); white-space: pre-wrap; }
  pre code { font-size: inherit; }
  mark { background: var(--gh-mark-bg); color: var(--gh-mark-text); }
  table { border-collapse: collapse; max-width: 100%; }
  :is(th, td) { padding: var(--gh-space-1) var(--gh-space-3); border: var(--gh-line) solid var(--gh-hairline); text-align: start; vertical-align: top; }
  caption { padding-bottom: var(--gh-space-1); text-align: start; color: var(--gh-text-muted); }
  th { background: var(--gh-surface-sunken); font-weight: var(--gh-weight-medium); }
  hr { border: 0; border-top: var(--gh-line) solid var(--gh-hairline); }
`;
