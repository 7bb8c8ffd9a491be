import { drawnRow } from "../store/drawn-row";
import { segmentAt, type SegmentList } from "../store/segment-list";
import { visibleText } from "../text/visible-text";
import type { LogLayout } from "./log-layout";
import type { SelectedRows } from "./use-kept-selection";

/** The text of selected lines, without those that are folded away. Undefined if a line is not loaded. */
export function selectedText(list: SegmentList, layout: LogLayout, { start, end }: SelectedRows): string | undefined {
  const lines: string[] = [];
  const last = layout.indexOfRow(end.row);
  for (let index = layout.indexOfRow(start.row); index <= last; index += 1) {
    const item = layout.itemAt(index);
    if (item.kind === "skip") continue;
    const row = layout.rowAt(index);
    const segment = segmentAt(list, row);
    if (!segment) return undefined;
    const text = visibleText(drawnRow(segment, row));
    lines.push(text.slice(row === start.row ? start.column : 0, row === end.row ? end.column : text.length));
  }
  return lines.join("\n");
}
