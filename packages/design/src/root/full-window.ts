import { css } from "styled-components";

/** A `<dialog>` that covers the window: the browser's own measures and backdrop are out of the way, and what it shows stands in it. */
export const fullWindow = css`
  position: fixed;
  inset: 0;
  width: 100%;
  height: 100%;
  max-width: none;
  max-height: none;
  margin: 0;
  padding: 0;
  border: 0;
  background: none;
  color: var(--gh-text);
  overflow: hidden;
  &::backdrop { background: none; }
`;
