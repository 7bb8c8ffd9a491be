import { type RefObject, useCallback, useState } from "react";
import { lazyModule, useLazyModule } from "../root/lazy-module";
import type { TableColumn } from "./table-column";
import { TableRow } from "./table-row";

const virtual = lazyModule(() => import("./virtual-rows"));

/** With more rows than this, only visible ones are in the document. */
export const mostPlainRows = 200;
const firstRows = 30;

interface TableBodyProps<Row> {
  rows: readonly Row[];
  columns: readonly TableColumn<Row>[];
  rowKey: (row: Row) => string;
  isSelected: ((row: Row) => boolean) | undefined;
  scrollRef: RefObject<HTMLElement | null>;
}

export function TableBody<Row>({ rows, columns, rowKey, isSelected, scrollRef }: TableBodyProps<Row>) {
  const isLong = rows.length > mostPlainRows;
  const [hasFailed, setHasFailed] = useState(false);
  const fail = useCallback(() => setHasFailed(true), []);
  const loaded = useLazyModule(virtual, isLong && !hasFailed, fail);
  if (loaded) {
    return (
      <loaded.VirtualRows rows={rows} columns={columns} rowKey={rowKey} isSelected={isSelected} scrollRef={scrollRef} />
    );
  }
  return (
    <tbody>
      {(isLong && !hasFailed ? rows.slice(0, firstRows) : rows).map((row) => (
        <TableRow key={rowKey(row)} row={row} columns={columns} isSelected={isSelected?.(row) === true} />
      ))}
    </tbody>
  );
}
