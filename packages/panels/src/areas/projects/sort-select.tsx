import { NativeSelect, type TableState } from "@gatehouse/design";
import { styled } from "@gatehouse/design/styled";
import type { ReactNode } from "react";
import { useMessages } from "../../portal/messages";
import { projectsMessages } from "./projects.messages";

export interface SortSelectProps {
  readonly state: TableState;
  readonly onStateChange: (state: TableState) => void;
}

type Sort = NonNullable<TableState["sort"]>;
type SortedColumn = "updated" | "created" | "name";

const offered: readonly Sort[] = [
  { columnId: "updated", direction: "descending" },
  { columnId: "created", direction: "descending" },
  { columnId: "name", direction: "ascending" },
];
const written = ({ columnId, direction }: Sort) => `${columnId} ${direction}`;

/** Sorts the projects: on a phone, tables have no headers, and the creation date has no column. */
export function SortSelect({ state, onStateChange }: SortSelectProps): ReactNode {
  const texts = useMessages(projectsMessages);
  const { sort } = state;
  const isOffered = sort === null || offered.some((option) => written(option) === written(sort));
  const options = isOffered ? offered : [...offered, sort];
  const labelOf = ({ columnId, direction }: Sort) => texts.sorts[columnId as SortedColumn]?.[direction] ?? columnId;
  return (
    <Frame>
      <NativeSelect
        label={texts.sortBy}
        value={sort === null ? "" : written(sort)}
        options={options.map((option) => ({ value: written(option), label: labelOf(option) }))}
        onChange={(value) => {
          const chosen = options.find((option) => written(option) === value);
          if (chosen !== undefined) onStateChange({ ...state, page: 1, sort: chosen });
        }}
      />
    </Frame>
  );
}

const Frame = styled.div`
  .gh-field { flex-direction: row; align-items: center; gap: var(--gh-space-2); }
  .gh-label { font-weight: inherit; font-size: var(--gh-type-sm); color: var(--gh-text-muted); white-space: nowrap; }
`;
