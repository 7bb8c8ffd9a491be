import { BulkBar } from "@gatehouse/design";
import type { ReactNode } from "react";
import type { RowSelection } from "../../data/use-row-selection";
import { useMessages } from "../../portal/messages";
import { bulkMessages } from "./bulk.messages";

export interface SelectionBarProps<Row> {
  readonly selection: RowSelection<Row>;
  /** All rows that match search and filters. */
  readonly matching: readonly Row[];
  /** Sentences about actions that the selection does not allow. */
  readonly notes: readonly string[];
  /** The actions. */
  readonly children: ReactNode;
}

/**
 * The bar for the selected licenses of a list. A row can represent several licenses, so it counts licenses, including
 * hidden ones.
 */
export function SelectionBar<Row>({ selection, matching, notes, children }: SelectionBarProps<Row>): ReactNode {
  const texts = useMessages(bulkMessages);
  const { chosen } = selection;
  const shown = new Set(matching);
  const hidden = selection.countOf(chosen.filter((row) => !shown.has(row)));
  const note = [...notes, ...(hidden > 0 ? [texts.hidden(hidden)] : [])].join(" ");
  return (
    <BulkBar
      said={texts.selected(selection.keys.size)}
      selectAll={
        matching.some((row) => !selection.isSelected(row))
          ? {
              label: texts.selectMatching(selection.countOf(matching)),
              onPress: () => selection.onSelect(matching, true),
            }
          : undefined
      }
      note={note === "" ? undefined : note}
      clearLabel={texts.clear}
      onClear={selection.onClear}
    >
      {children}
    </BulkBar>
  );
}
