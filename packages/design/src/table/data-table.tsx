import { type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import { Button } from "../controls/button";
import { StateMessage } from "../controls/state-message";
import { DownloadIcon } from "../icons/icons";
import { lazyModule } from "../root/lazy-module";
import { useDesignMessages } from "../root/messages-context";
import { mostPlainRows, TableBody } from "./table-body";
import type { TableColumn } from "./table-column";
import { TableFrame } from "./table-frame";
import { TableHead } from "./table-head";
import { TablePager } from "./table-pager";
import { TableSearch } from "./table-search";
import { pageSizes, type TableState, toggleSort } from "./table-state";
import type { TableSelection } from "./table-selection";
import { useRowModel } from "./use-row-model";

export interface DataTableProps<Row extends object> {
  rows: readonly Row[];
  /** Keep stable between renders: rows are memoized on it. */
  columns: readonly TableColumn<Row>[];
  rowKey: (row: Row) => string;
  /** Names the table for assistive technology. */
  label: string;
  /** Shown under the table. */
  caption?: ReactNode;
  /** Given, the table is controlled: keep it, for instance, in the URL. */
  state?: TableState;
  onStateChange?: (state: TableState) => void;
  /** Where an uncontrolled table starts. */
  initialState?: Partial<TableState>;
  pageSizes?: readonly number[];
  /** Always this many rows a page. */
  fixedPageSize?: number;
  /** All rows on one page; past 200 they are virtualized. */
  isUnpaged?: boolean;
  isSearchable?: boolean;
  searchPlaceholder?: string;
  /** How long after the last letter it searches, in milliseconds. Half a second by default. */
  searchDebounceMs?: number;
  /** Filters, beside the search. */
  toolbar?: ReactNode;
  /** Buttons at the toolbar's end. */
  toolbarEnd?: ReactNode;
  /** The rows are one page of the server's, which sorts and searches. */
  serverPage?: ServerPage;
  /** Other rows are loading: these are dimmed until they come. */
  isBusy?: boolean;
  /** Stands in the place of 'No data available'. */
  empty?: ReactNode;
  /** Offers all matching rows as a CSV file of this name. Pages of the server's need `readAllRows` for that. */
  csvFileName?: string;
  /** Reads the rows of all pages of the server's that match a text. */
  readAllRows?: ((search: string) => Promise<readonly Row[]>) | undefined;
  /** Rows of 30 px instead of 38: for rows without controls. */
  density?: "compact";
  /** Adds a column of checkboxes before the others. */
  selection?: TableSelection<Row> | undefined;
}

export interface ServerPage {
  /** Rows in the whole list. */
  total: number;
  /** Ids of the columns that the server sorts by. */
  sortable: readonly string[];
}

/** The owner's part of a table: its rows and the state they are shown in. */
export type ControlledTable<Row extends object> = Required<
  Pick<DataTableProps<Row>, "rows" | "state" | "onStateChange">
>;

/** A semantic table that sorts, searches, pages and exports; where it is narrow, each row becomes a labelled record. */
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
  const columns = useMemo(
    () => (selectColumn ? [selectColumn, ...dataColumns] : dataColumns),
    [selectColumn, dataColumns],
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
    /* A search applies late. It must not undo a sort or page change made in between. */
    const next = { ...latest.current, page: 1, ...part };
    latest.current = next;
    if (!props.state) setOwnState(next);
    props.onStateChange?.(next);
  };
  const scrollRef = useRef<HTMLDivElement>(null);
  const model = useRowModel({ rows, columns: dataColumns, state, isPaged: !isUnpaged, serverTotal: serverPage?.total });
  const isLong = model.shown.length > mostPlainRows;
  const bar = selection?.bar?.(model.matching());

  return (
    <TableFrame className="gh-data-table">
      {bar ? (
        <div className="gh-toolbar" data-bulk="">
          {bar}
        </div>
      ) : (
        <Toolbar {...props} state={state} onSearch={(search) => change({ search })} matching={model.matching} />
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
          data-columns={dataColumns.length > 6 ? "many" : undefined}
          data-density={density}
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
          pageSize={state.pageSize}
          total={model.total}
          sizes={fixedPageSize === undefined ? (props.pageSizes ?? pageSizes) : undefined}
          onPage={(page) => change({ page })}
          onPageSize={(pageSize) => change({ pageSize })}
        />
      )}
    </TableFrame>
  );
}

const csvExport = lazyModule(() => import("./export-csv"));

interface ToolbarProps<Row extends object> extends DataTableProps<Row> {
  state: TableState;
  onSearch: (search: string) => void;
  matching: (search?: string) => readonly Row[];
}

function Toolbar<Row extends object>(props: ToolbarProps<Row>) {
  const { isSearchable, searchPlaceholder, toolbar, toolbarEnd, columns, matching, label, state, onSearch } = props;
  const messages = useDesignMessages();
  const typed = useRef<string>(undefined);
  const [csv, setCsv] = useState<"ready" | "reading" | "failed">("ready");
  const readAllRows = props.serverPage && props.readAllRows;
  const csvFileName = props.serverPage === undefined || readAllRows ? props.csvFileName : undefined;
  if (!isSearchable && !toolbar && !toolbarEnd && csvFileName === undefined) return null;
  return (
    <div className="gh-toolbar">
      {isSearchable && (
        <TableSearch
          label={label}
          placeholder={searchPlaceholder}
          debounceMs={props.searchDebounceMs}
          value={state.search}
          onSearch={onSearch}
          typed={typed}
        />
      )}
      {toolbar}
      {(toolbarEnd || csvFileName !== undefined) && (
        <div className="gh-toolbar-end">
          {csvFileName !== undefined && (
            <Button
              size="sm"
              variant="quiet"
              icon={<DownloadIcon />}
              isPending={csv === "reading"}
              onPress={() => {
                setCsv("reading");
                const rows = readAllRows ? readAllRows(typed.current ?? state.search) : matching(typed.current);
                Promise.all([csvExport.load(), rows])
                  .then(([{ exportCsv }, all]) => exportCsv(csvFileName, columns, all))
                  .then(
                    () => setCsv("ready"),
                    () => setCsv("failed"),
                  );
              }}
            >
              {csv === "failed" ? messages.exportFailed : messages.exportCsv}
            </Button>
          )}
          {toolbarEnd}
        </div>
      )}
    </div>
  );
}
