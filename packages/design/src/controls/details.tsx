import type { ReactNode } from "react";
import { styled } from "styled-components";
import { useDesignMessages } from "../root/messages-context";
import { Skeleton } from "./skeleton";

export interface Detail {
  term: string;
  /** `null` and `undefined` show as 'N/A'. */
  value: ReactNode;
}

/** Terms and values on one hairline grid. */
export function Details({ items }: { items: readonly Detail[] }) {
  const messages = useDesignMessages();
  return (
    <List className="gh-details">
      {items.map(({ term, value }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value ?? <span className="gh-muted">{messages.notAvailable}</span>}</dd>
        </div>
      ))}
    </List>
  );
}

const skeletonWidths = ["9em", "6em", "7em", "4em", "8em"];

/** The loading state of `Details`: the terms, with lines in place of the values. Put it into a `Loading`. */
export function DetailsSkeleton({ terms }: { terms: readonly string[] }) {
  return (
    <div className="gh-skeleton-details">
      <Details
        items={terms.map((term, at) => ({
          term,
          value: <Skeleton width={skeletonWidths[at % skeletonWidths.length]} />,
        }))}
      />
    </div>
  );
}

const List = styled.dl`
  display: grid;
  grid-template-columns: fit-content(11em) minmax(0, 1fr);
  > div {
    display: grid;
    grid-column: 1 / -1;
    grid-template-columns: subgrid;
    column-gap: var(--gh-space-5);
    align-items: baseline;
    align-content: center;
    min-height: var(--gh-row-compact);
    padding: 0.36em var(--gh-space-4);
    border-bottom: var(--gh-line) solid var(--gh-hairline);
  }
  > div:last-child { border-bottom: 0; }
  dt { min-width: 0; color: var(--gh-text-muted); overflow-wrap: anywhere; }
  dd { display: flex; flex-wrap: wrap; align-items: center; gap: 0.25em var(--gh-space-2); min-width: 0; overflow-wrap: anywhere; }
  @container gh-panel (width < 23em) {
    grid-template-columns: minmax(0, 1fr);
    > div { row-gap: 0.1em; padding-block: 0.5em; }
    dt { font-size: var(--gh-type-sm); }
  }
`;
