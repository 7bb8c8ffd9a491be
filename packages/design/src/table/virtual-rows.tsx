import { useVirtualizer } from "@tanstack/react-virtual";
import type { RefObject } from "react";
import type { TableColumn } from "./table-column";
import { TableRow } from "./table-row";

interface VirtualRowsProps<Row> {
  rows: readonly Row[];
  columns: readonly TableColumn<Row>[];
  rowKey: (row: Row) => string;
  isSelected: ((row: Row) => boolean) | undefined;
  scrollRef: RefObject<HTMLElement | null>;
}

const expectedRowHeight = 38;
const rowsAround = 6;

/** Renders only the visible rows, and spacers with the height of the others. */
export function VirtualRows<Row>({ rows, columns, rowKey, isSelected, scrollRef }: VirtualRowsProps<Row>) {
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scrollRef.current,
    estimateSize: () => expectedRowHeight,
    overscan: rowsAround,
  });
  const items = virtualizer.getVirtualItems();
  const before = items[0]?.start ?? 0;
  const after = virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0);
  const gap = (height: number) =>
    height > 0 && (
      <tr aria-hidden="true" data-static="">
        <td colSpan={columns.length} style={{ height, padding: 0 }} />
      </tr>
    );
  return (
    <tbody>
      {gap(before)}
      {items.map(({ index }) => {
        const row = rows[index];
        if (row === undefined) return null;
        return (
          <TableRow
            key={rowKey(row)}
            row={row}
            columns={columns}
            isSelected={isSelected?.(row) === true}
            index={index}
            rowRef={virtualizer.measureElement}
          />
        );
      })}
      {gap(after)}
    </tbody>
  );
}
