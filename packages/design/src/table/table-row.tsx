import { memo, type Ref } from "react";
import { useDesignMessages } from "../root/messages-context";
import type { TableColumn } from "./table-column";

interface TableRowProps<Row> {
  row: Row;
  columns: readonly TableColumn<Row>[];
  isSelected: boolean;
  /** The row's index among all rows, from 0. Only set if some rows are not in the document. */
  index?: number;
  rowRef?: Ref<HTMLTableRowElement>;
}

function Cells<Row>({ row, columns, isSelected, index, rowRef }: TableRowProps<Row>) {
  const messages = useDesignMessages();
  return (
    <tr
      ref={rowRef}
      data-index={index}
      aria-rowindex={index === undefined ? undefined : index + 2}
      data-selected={isSelected || undefined}
    >
      {columns.map((column) => {
        if (column.isActions) {
          return (
            <td key={column.id} className="gh-row-actions" data-label={column.header}>
              {column.cell(row, isSelected)}
            </td>
          );
        }
        const content = column.cell(row, isSelected);
        if (column.isSelect)
          return (
            <td key={column.id} className="gh-col-select">
              {content}
            </td>
          );
        const isMissing =
          content === null || content === undefined || content === "" || content === messages.notAvailable;
        const isOn = column.isOn?.(row);
        return (
          <td
            key={column.id}
            className={cellClass(column, isMissing || isOn === false || column.isMuted?.(row) === true)}
            data-label={column.header}
            data-lead={column.lead || undefined}
            data-wide={column.isWide || undefined}
            data-unlabeled={column.isUnlabeled || undefined}
            data-on={isOn || undefined}
            data-blank={(column.isBlank ? column.isBlank(row) : isMissing) || undefined}
          >
            {isMissing ? messages.notAvailable : content}
          </td>
        );
      })}
    </tr>
  );
}

function cellClass<Row>({ align, isNoWrap }: TableColumn<Row>, isMuted: boolean): string | undefined {
  const layout = align === "end" ? "gh-num" : isNoWrap ? "gh-nowrap" : "";
  return `${layout} ${isMuted ? "gh-muted" : ""}`.trim() || undefined;
}

/** One row. Renders again only when its data or the columns change. */
export const TableRow = memo(Cells) as typeof Cells;
