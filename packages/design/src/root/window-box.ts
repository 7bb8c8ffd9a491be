/** CSS declarations that make a top-layer element cover the window, without the browser's own size and frame. */
export const windowBox: string = `
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
`;
