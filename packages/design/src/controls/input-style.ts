import { css } from "styled-components";

/** The styles of inputs, text areas and both selects. */
export const inputStyle = css`
  width: 100%;
  min-height: var(--gh-control);
  padding: 0.25em 0.64em;
  border: var(--gh-line) solid var(--gh-border-control);
  border-radius: var(--gh-radius);
  background: var(--gh-surface);
  color: var(--gh-text);
  line-height: var(--gh-leading);
  appearance: none;
  &::placeholder { color: var(--gh-text-muted); opacity: 1; }
  &::-webkit-search-cancel-button { display: none; }
  &:hover { border-color: var(--gh-text-muted); }
  &[data-invalid] { border-color: var(--gh-danger); }
  &:focus, &:focus-visible, &[data-focus-visible] { outline: var(--gh-focus-width) solid var(--gh-focus); outline-offset: -1px; border-color: var(--gh-focus); }
  &:disabled, &[data-disabled] { border-color: var(--gh-border); background: var(--gh-surface-sunken); color: var(--gh-text-disabled); cursor: not-allowed; }
  &[readonly] { border-color: var(--gh-border); background: var(--gh-surface-sunken); }
`;
