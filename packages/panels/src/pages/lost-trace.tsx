import { styled } from "@gatehouse/design/styled";
import type { ReactNode } from "react";

/** A request that got no response, drawn as a timing diagram. */
export function LostTrace(): ReactNode {
  return (
    <Trace className="gh-lost-trace" viewBox="0 0 308 68" aria-hidden="true">
      <path className="gh-lost-grid" d="M8 6v56M82 6v56M156 6v56M230 6v56M300 6v56" />
      <path d="M8 52h36V18h38v34h38V18h36v34" />
      <path className="gh-lost-break" d="M156 52l10-30 8 40 7-20" />
      <path className="gh-lost-idle" strokeDasharray="5 4" d="M184 52h116" />
    </Trace>
  );
}

const Trace = styled.svg`
  width: 22em;
  max-width: 100%;
  fill: none;
  stroke: var(--gh-text);
  stroke-width: 1.5;
  stroke-miterlimit: 10;
  .gh-lost-grid { stroke: var(--gh-hairline); stroke-width: 1; }
  .gh-lost-break { stroke: var(--gh-accent); }
  .gh-lost-idle { stroke: var(--gh-tick); }
`;
