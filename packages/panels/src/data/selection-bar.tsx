import { BulkBar } from "@gatehouse/design";
import type { ReactNode } from "react";
import { useMessages } from "../portal/messages";
import { bulkMessages } from "./bulk.messages";
import type { RowSelection } from "./use-row-selection";

export interface SelectionBarProps<Row> {
  readonly selection: RowSelection<Row>;
  /** All rows that match search and filters. */
  readonly matching: readonly Row[];
  /** Sentences about actions that the selection does not allow. */
  readonly notes: readonly string[];
  /** The actions. */
  readonly children: ReactNode;
}

/** The bar for the selected rows of a list. Its note also counts selected rows that the filters hide. */
export function SelectionBar<Row>({ selection, matching, notes, children }: SelectionBarProps<Row>): ReactNode {
  const texts = useMessages(bulkMessages);
  const { chosen } = selection;
  const shown = new Set(matching);
  const hidden = chosen.filter((row) => !shown.has(row)).length;
  const note = [...notes, ...(hidden > 0 ? [texts.hidden(hidden)] : [])].join(" ");
  return (
    <BulkBar
      said={texts.selected(chosen.length)}
      selectAll={
        matching.some((row) => !selection.isSelected(row))
          ? { label: texts.selectMatching(matching.length), onPress: () => selection.onSelect(matching, true) }
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
