import { styled } from "@gatehouse/design/styled";
import type { ReactNode } from "react";
import { formatMessages } from "../portal/format.messages";
import { useMessages } from "../portal/messages";

export interface Fact {
  readonly term: string;
  /** Null and undefined show as 'N/A'. */
  readonly value: ReactNode;
  readonly note?: ReactNode;
}

/** The key figures of a page, side by side. */
export function FactStrip({ facts }: { readonly facts: readonly Fact[] }): ReactNode {
  const { notAvailable } = useMessages(formatMessages);
  return (
    <Strip className="gh-facts">
      {facts.map(({ term, value, note }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>
            {value ?? <span className="gh-muted">{notAvailable}</span>}
            {note !== undefined && <span className="gh-facts-note">{note}</span>}
          </dd>
        </div>
      ))}
    </Strip>
  );
}

const Strip = styled.dl`
  display: flex;
  flex-wrap: wrap;
  overflow: hidden;
  border-bottom: var(--gh-line) solid var(--gh-hairline);
  > div { flex: 1 1 9em; min-width: 0; padding: var(--gh-space-3) var(--gh-space-4); box-shadow: -1px 0 0 var(--gh-hairline), 0 -1px 0 var(--gh-hairline); }
  dt { font-size: var(--gh-type-sm); color: var(--gh-text-muted); }
  dd { min-height: 1lh; display: flex; flex-wrap: wrap; align-items: baseline; gap: 0 0.5em; font-weight: var(--gh-weight-strong); overflow-wrap: anywhere; }
  dd > .gh-status { align-self: center; font-weight: var(--gh-weight); }
  dd > .gh-skeleton { align-self: center; }
  dd > .gh-muted { font-weight: var(--gh-weight); }
  .gh-facts-note { font-size: var(--gh-type-sm); font-weight: var(--gh-weight); color: var(--gh-text-muted); }
  @container gh-panel (width < 40em) {
    > div { flex-basis: 40%; padding: var(--gh-space-2) var(--gh-space-4); }
  }
`;
