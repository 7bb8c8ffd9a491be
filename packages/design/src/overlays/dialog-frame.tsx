import { keyframes, styled } from "styled-components";

const appear = keyframes`from { opacity: 0; }`;
const rise = keyframes`from { translate: 0 4px; }`;

/**
 * A dialog with its scrim: the `<dialog>` covers the window and contains the box. It doesn't use `fullWindow`, which
 * would be one more file to load, because it replaces most of that in any case.
 */
export const DialogFrame = styled.dialog`
  position: fixed;
  inset: 0;
  width: 100%;
  height: 100%;
  max-width: none;
  max-height: none;
  margin: 0;
  border: 0;
  color: var(--gh-text);
  padding: var(--gh-space-6) var(--gh-space-4);
  background: var(--gh-scrim);
  overflow: hidden auto;
  overscroll-behavior: contain;
  animation: ${appear} var(--gh-motion-slow) var(--gh-ease);
  &::backdrop { background: none; }
  &[open] { display: grid; place-items: start center; grid-template-columns: minmax(0, 1fr); }
  > .gh-dialog {
    container: gh-panel / inline-size;
    width: 32em;
    max-width: 100%;
    margin-block: auto;
    background: var(--gh-surface-raised);
    border: var(--gh-line) solid var(--gh-border);
    border-radius: var(--gh-radius-lg);
    box-shadow: var(--gh-shadow-modal);
    animation: ${rise} var(--gh-motion-slow) var(--gh-ease);
  }
  &[data-size="xl"] > .gh-dialog { width: 64em; }
  .gh-dialog-head { display: flex; align-items: center; gap: var(--gh-space-2); padding: var(--gh-space-3); padding-inline-start: var(--gh-space-5); border-bottom: var(--gh-line) solid var(--gh-hairline); }
  .gh-dialog-title:only-child { padding-block: 0.25em; }
  .gh-dialog-title { flex: 1; min-width: 0; font-size: var(--gh-type-lg); font-weight: var(--gh-weight-strong); line-height: var(--gh-leading-tight); }
  .gh-dialog-body { display: grid; grid-template-columns: minmax(0, 1fr); gap: var(--gh-space-4); padding: var(--gh-space-5); }
  .gh-dialog-foot { display: flex; flex-wrap: wrap; justify-content: flex-end; gap: var(--gh-space-2); padding: var(--gh-space-3) var(--gh-space-5); border-top: var(--gh-line) solid var(--gh-hairline); }
  > .gh-modal-overlays { position: absolute; inset: 0 0 auto; height: 0; }
`;
