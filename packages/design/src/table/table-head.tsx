import type { TableColumn } from "./table-column";
import type { TableState } from "./table-state";

export interface TableHeadProps<Row> {
  columns: readonly TableColumn<Row>[];
  shown: readonly Row[];
  isSelected: ((row: Row) => boolean) | undefined;
  sort: TableState["sort"];
  isSortable: (column: TableColumn<Row>) => boolean;
  onSort: (columnId: string) => void;
}

/** The header row. Names of sortable columns are buttons. */
export function TableHead<Row>({ columns, shown, isSelected, sort, isSortable, onSort }: TableHeadProps<Row>) {
  return (
    <thead>
      <tr>
        {columns.map((column) => {
          // Use a plain cell for the checkboxes, because a header cell needs a text.
          if (column.isSelect && column.head === undefined && column.header === "")
            return <td key={column.id} className={headClass(column)} />;
          const direction = sort?.columnId === column.id ? sort.direction : undefined;
          return (
            <th key={column.id} scope="col" className={headClass(column)} aria-sort={direction}>
              {column.head && isSelected ? (
                column.head(shown.filter(isSelected).length, shown)
              ) : column.isActions ? (
                <span className="gh-hidden">{column.header}</span>
              ) : isSortable(column) ? (
                <button type="button" className="gh-sort" onClick={() => onSort(column.id)}>
                  {column.header}
                </button>
              ) : (
                column.header
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}

function headClass<Row>({ isActions, isSelect, align }: TableColumn<Row>): string | undefined {
  return isSelect ? "gh-col-select" : isActions ? "gh-col-actions" : align === "end" ? "gh-num" : undefined;
}
