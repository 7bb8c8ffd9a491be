import { css } from "styled-components";

/** A `<dialog>` that covers the window: without the browser's own size and backdrop. The content is inside it. */
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
