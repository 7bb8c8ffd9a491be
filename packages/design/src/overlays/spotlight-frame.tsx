import { keyframes, styled } from "styled-components";
import { fullWindow } from "../root/full-window";

const appear = keyframes`from { opacity: 0; }`;

/** The scrim with its hole, and the bubble. The scrim is the hole's own shadow, so the hole can be anywhere. */
export const SpotlightFrame = styled.dialog`
  ${fullWindow}
  animation: ${appear} var(--gh-motion-slow) var(--gh-ease);
  .gh-spotlight-hole {
    position: absolute;
    border-radius: var(--gh-radius-lg);
    outline: var(--gh-focus-width) solid var(--gh-focus);
    box-shadow: 0 0 0 200vmax var(--gh-scrim);
    pointer-events: none;
    transition: all var(--gh-motion) var(--gh-ease);
  }
  .gh-spotlight-hole[data-empty] { outline: 0; }
  .gh-spotlight-bubble {
    position: absolute;
    width: 26em;
    max-width: calc(100% - 1.143em);
    background: var(--gh-surface-raised);
    border: var(--gh-line) solid var(--gh-border);
    border-radius: var(--gh-radius-lg);
    box-shadow: var(--gh-shadow-modal);
  }
  .gh-spotlight-text { display: grid; gap: var(--gh-space-2); padding: var(--gh-space-4) var(--gh-space-4) var(--gh-space-3); }
  .gh-spotlight-title { font-weight: var(--gh-weight-strong); line-height: var(--gh-leading-tight); }
  .gh-spotlight-foot { display: flex; flex-wrap: wrap; align-items: center; justify-content: flex-end; gap: var(--gh-space-2); padding: var(--gh-space-3) var(--gh-space-4); border-top: var(--gh-line) solid var(--gh-hairline); }
  .gh-spotlight-count { margin-inline-end: auto; color: var(--gh-text-muted); }
`;
