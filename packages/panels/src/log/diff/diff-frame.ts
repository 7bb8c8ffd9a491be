import { styled } from "@gatehouse/design/styled";

/**
 * The region of the lines of a difference: both numbers, the sign, the text. The viewer's own sheet comes later, so
 * rules that override it double their class.
 */
export const DiffFrame = styled.div`
  && .gh-log-line { display: grid; grid-template-columns: minmax(8.4em, max-content) 1.6em minmax(0, 1fr); }
  && .gh-log-no { display: grid; min-width: 0; grid-template-columns: 1fr 1fr; gap: 0.8em; }
  && .gh-log-sign { position: sticky; color: var(--gh-text-muted); -webkit-user-select: none; }
  && .gh-log-line[data-kind="added"], && .gh-log-line[data-kind="added"] .gh-log-no { background: var(--gh-success-bg); }
  && .gh-log-line[data-kind="removed"], && .gh-log-line[data-kind="removed"] .gh-log-no { background: var(--gh-danger-bg); }
  && .gh-log-line[data-kind="added"] :is(.gh-log-no, .gh-log-sign) { border-color: var(--gh-success); color: var(--gh-success-text); }
  && .gh-log-line[data-kind="removed"] :is(.gh-log-no, .gh-log-sign) { border-color: var(--gh-danger); color: var(--gh-danger-text); }
  && .gh-log-line[data-current] .gh-log-no { border-color: var(--gh-accent); border-inline-start-width: 4px; }
  @container (width < 28em) {
    && .gh-log-line { grid-template-columns: minmax(5.4em, max-content) 1.4em minmax(0, 1fr); }
    && .gh-log-no { gap: 0.4em; padding-inline-end: 0.4em; }
  }
`;
