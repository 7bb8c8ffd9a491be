import { fullWindow, layers } from "@gatehouse/design";
import { styled } from "styled-components";

/** The viewer's box, by whose width it is laid out. */
export const LogFrame = styled.div`
  container: gh-log / inline-size;
  position: relative;
  display: flex;
  flex-direction: column;
  min-width: 0;
  background: var(--gh-surface);
  &:focus { outline: none; }
  &[data-full] { ${fullWindow} z-index: ${layers.modal}; background: var(--gh-surface); }
  &[data-full] .gh-log-view { flex: 1; max-height: none; }
  .gh-log-blank { padding: var(--gh-space-4); }
  /* Output of tools runs from left to right, whatever the language around it. */
  .gh-log-view {
    direction: ltr;
    position: relative;
    display: flex;
    min-height: 0;
    max-height: var(--gh-log-height, 34em);
    background: var(--gh-surface-sunken);
  }
  .gh-log-view:has(> .gh-log-lines:focus-visible)::after {
    content: "";
    position: absolute;
    inset: 0;
    outline: var(--gh-focus-width) solid var(--gh-focus);
    outline-offset: calc(-1 * var(--gh-focus-width));
    pointer-events: none;
    z-index: 2;
  }
  /* As wide and as high before their content is loaded. */
  .gh-log-rail-place { position: relative; flex: none; width: 0.86em; }
  .gh-log-status:empty { min-height: 2.286em; border-top: var(--gh-line) solid var(--gh-hairline); }
  .gh-log-follow { position: absolute; inset-block-end: 0.9em; inset-inline-end: 2.6em; box-shadow: var(--gh-shadow-popover); border-radius: var(--gh-radius); }
`;
