import { useEffect, useMemo, useRef, useState } from "react";
import { Button } from "../controls/button";
import { StateMessage } from "../controls/state-message";
import { useDesignMessages } from "../root/messages-context";
import type { DataTableProps } from "./data-table-props";
import { mostPlainRows, TableBody } from "./table-body";
import { canBeHidden } from "./table-column";
import { TableFrame } from "./table-frame";
import { TableHead } from "./table-head";
import { TablePager } from "./table-pager";
import { pageSizes, type TableState, toggleSort } from "./table-state";
import { TableToolbar } from "./table-toolbar";
import { useRowModel } from "./use-row-model";

/** The props that the owner of a table controls: its rows and their state. */
export type ControlledTable<Row extends object> = Required<
  Pick<DataTableProps<Row>, "rows" | "state" | "onStateChange">
>;

/**
 * A semantic table that sorts, searches, pages and exports. In a narrow container, each row becomes a labeled record.
 */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const {
    rows,
    columns: dataColumns,
    rowKey,
    label,
    caption,
    fixedPageSize,
    isUnpaged = false,
    serverPage,
    density,
    selection,
  } = props;
  const messages = useDesignMessages();
  const selectColumn = selection?.column;
  const { view } = props;
  const shownColumns = useMemo(
    () => (view ? dataColumns.filter((column) => !canBeHidden(column) || !view.isHidden(column.id)) : dataColumns),
    [dataColumns, view],
  );
  const columns = useMemo(
    () => (selectColumn ? [selectColumn, ...shownColumns] : shownColumns),
    [selectColumn, shownColumns],
  );
  const [ownState, setOwnState] = useState<TableState>({
    page: 1,
    pageSize: fixedPageSize ?? 5,
    search: "",
    sort: null,
    ...props.initialState,
  });
  const given = props.state ?? ownState;
  const state = fixedPageSize === undefined ? given : { ...given, pageSize: fixedPageSize };
  const latest = useRef(state);
  useEffect(() => {
    latest.current = state;
  });
  const change = (part: Partial<TableState>) => {
    /* A search applies after a delay. It must not undo a sort or page change made in between. */
    const next = { ...latest.current, page: 1, ...part };
    latest.current = next;
    if (!props.state) setOwnState(next);
    props.onStateChange?.(next);
  };
  const scrollRef = useRef<HTMLDivElement>(null);
  const pageSize = serverPage?.pageSize ?? state.pageSize;
  const shownState = { ...state, pageSize };
  const model = useRowModel({
    rows,
    columns: dataColumns,
    state: shownState,
    isPaged: !isUnpaged,
    serverTotal: serverPage?.total,
  });
  const isLong = model.shown.length > mostPlainRows;
  const bar = selection?.bar?.(model.matching(), shownColumns);

  return (
    <TableFrame className="gh-data-table">
      {bar ? (
        <div className="gh-toolbar" data-bulk="">
          {bar}
        </div>
      ) : (
        <TableToolbar
          {...props}
          shownColumns={shownColumns}
          state={state}
          onSearch={(search) => change({ search })}
          matching={model.matching}
        />
      )}
      <div
        className="gh-table-wrap"
        ref={scrollRef}
        data-long={isLong || undefined}
        tabIndex={isLong ? 0 : undefined}
        role={isLong ? "group" : undefined}
        aria-label={isLong ? label : undefined}
      >
        <table
          className="gh-table"
          aria-label={label}
          aria-busy={props.isBusy || undefined}
          aria-rowcount={isLong ? model.shown.length + 1 : undefined}
          data-columns={shownColumns.length > 6 ? "many" : undefined}
          data-density={view?.density ?? density}
        >
          {caption !== undefined && <caption>{caption}</caption>}
          <TableHead
            columns={columns}
            shown={model.shown}
            isSelected={selection?.isSelected}
            sort={state.sort}
            isSortable={(column) => serverPage?.sortable.includes(column.id) ?? column.sortValue !== undefined}
            onSort={(columnId) => change({ sort: toggleSort(state.sort, columnId) })}
          />
          {model.shown.length > 0 ? (
            <TableBody
              rows={model.shown}
              columns={columns}
              rowKey={rowKey}
              isSelected={selection?.isSelected}
              scrollRef={scrollRef}
            />
          ) : (
            <tbody>
              <tr data-static="">
                <td colSpan={columns.length}>
                  {state.search.trim() === "" ? (
                    (props.empty ?? <StateMessage kind="empty" title={messages.noData} />)
                  ) : (
                    <StateMessage
                      kind="unmatched"
                      title={messages.noMatches}
                      action={
                        <Button size="sm" onPress={() => change({ search: "" })}>
                          {messages.clearSearch}
                        </Button>
                      }
                    />
                  )}
                </td>
              </tr>
            </tbody>
          )}
        </table>
      </div>
      {!isUnpaged && model.total > 0 && (
        <TablePager
          label={label}
          page={model.page}
          pageCount={model.pageCount}
          pageSize={pageSize}
          total={model.total}
          sizes={fixedPageSize === undefined ? (props.pageSizes ?? pageSizes) : undefined}
          onPage={(page) => change({ page })}
          onPageSize={(pageSize) => change({ pageSize })}
        />
      )}
    </TableFrame>
  );
}
