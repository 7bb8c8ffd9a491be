import type { Page } from "@gatehouse/contract";
import { type Order, orderNumber, orderProgress, orders } from "@gatehouse/contract/orders";
import {
  Button,
  DataTable,
  type DataTableProps,
  findRows,
  Identifier,
  Panel,
  StateMessage,
  type TableColumn,
  TableSkeleton,
} from "@gatehouse/design";
import { memo, type ReactNode, useMemo } from "react";
import { PortalPanel } from "../../access/portal-panel";
import { Remote } from "../../data/remote";
import type { EndpointResult } from "../../data/use-endpoint";
import { type PagedTable, usePagedTable } from "../../data/use-paged-table";
import { useWholeList } from "../../data/use-whole-list";
import { useListTools } from "../../forms/list-tools/use-list-tools";
import { type ScreenLinks, useScreenLink, useScreenLinks } from "../../navigation/screen-link";
import { useListState } from "../../navigation/use-list-state";
import { type Format, useFormat } from "../../portal/format";
import { useMessages } from "../../portal/messages";
import { OrderBar } from "./order-bar";
import { OrderStatus } from "./order-status";
import { OrderStatusFilter } from "./order-status-filter";
import { ordersMessages, type OrdersTexts } from "./orders.messages";
import { orderPollMs } from "./orders.polling";

/** The orders of the account, the newest first, ten a page. */
export const OrdersPanel = memo(function OrdersPanel(): ReactNode {
  return (
    <PortalPanel name="OrdersPanel">
      <Orders />
    </PortalPanel>
  );
});

const pageSize = 10;
const filterDefaults = { status: "" };
// Numbers are given in the order of creation.
const orderBy = { number: "created_at", created: "created_at", status: "status" } as const;

function Orders(): ReactNode {
  const texts = useMessages(ordersMessages);
  const [{ status }, setFilter] = useListState("orders", filterDefaults);
  const paged = usePagedTable(orders.list, {
    id: "orders",
    pageSize,
    sort: "-created",
    orderBy,
    pollMs: orderPollMs,
    isSearchedHere: true,
  });
  const { state, onStateChange } = paged.table;
  const isFinding = status !== "" || state.search.trim() !== "";
  // Servers page this list but don't search it, so it is searched here, in all of its pages.
  const whole = useWholeList(
    orders.list,
    {},
    { isEnabled: isFinding && paged.table.serverPage !== undefined, pollMs: orderPollMs },
  );
  const { query, table } = found(paged, isFinding, whole);
  const choose = (next: string) => {
    onStateChange({ ...state, page: 1 });
    setFilter({ status: next });
  };
  const cart = useScreenLink("shoppingCart");
  const headers = [texts.columnNumber, texts.columnCreated, texts.columnStatus, texts.columnProgress];
  const empty = (
    <StateMessage
      kind="empty"
      title={texts.empty}
      text={texts.emptyText}
      action={<Button {...cart}>{texts.openCart}</Button>}
    />
  );
  return (
    <Panel title={texts.panelTitle} count={query.data?.count} isFlush>
      <Remote
        of={query}
        failure={texts.failedList}
        skeleton={<TableSkeleton headers={headers} density="compact" hasToolbar hasPager />}
        empty={{ when: (page) => page.count === 0, show: empty }}
      >
        {(page) => (
          <OrdersTable
            {...table}
            rows={table.serverPage === undefined ? ofStatus(page.results, status) : page.results}
            readAllRows={async (search) => ofStatus(await table.readAllRows(search), status)}
            toolbar={<OrderStatusFilter value={status} onChange={choose} />}
            empty={
              <StateMessage
                kind="unmatched"
                title={texts.unmatched}
                action={
                  <Button size="sm" onPress={() => choose("")}>
                    {texts.anyStatus}
                  </Button>
                }
              />
            }
          />
        )}
      </Remote>
    </Panel>
  );
}

/** The list to search in: all pages once they are there; until then the page that shows stays, dimmed. */
function found(
  paged: PagedTable<Order>,
  isFinding: boolean,
  whole: EndpointResult<Page<Order>>,
): Pick<PagedTable<Order>, "query" | "table"> {
  const { query, table } = paged;
  if (!isFinding || table.serverPage === undefined) return paged;
  if (whole.data !== undefined) return { query: whole, table: { ...table, serverPage: undefined, isBusy: false } };
  const { error, refetch } = whole;
  return { query: { ...query, error, refetch }, table: { ...table, isBusy: error === null } };
}

function ofStatus(rows: readonly Order[], status: string): readonly Order[] {
  return status === "" ? rows : rows.filter((order) => order.status === status);
}

type OrdersTableProps = Pick<DataTableProps<Order>, "rows" | "toolbar" | "empty"> & PagedTable<Order>["table"];

function OrdersTable(props: OrdersTableProps): ReactNode {
  const texts = useMessages(ordersMessages);
  const format = useFormat();
  const links = useScreenLinks();
  const columns = useMemo(() => orderColumns({ texts, format, links }), [texts, format, links]);
  return (
    <DataTable
      {...props}
      // The server doesn't search, so what it sent is searched here.
      readAllRows={async (search) => findRows(await props.readAllRows(search), columns, search)}
      label={texts.title}
      columns={columns}
      rowKey={({ guid }) => guid}
      fixedPageSize={pageSize}
      density="compact"
      {...useListTools("orders", texts.title)}
      isSearchable
      searchPlaceholder={texts.search}
      csvFileName="orders.csv"
    />
  );
}

interface OrderColumnsOptions {
  readonly texts: OrdersTexts;
  readonly format: Format;
  readonly links: ScreenLinks;
}

function orderColumns({ texts, format, links }: OrderColumnsOptions): readonly TableColumn<Order>[] {
  return [
    {
      id: "number",
      header: texts.columnNumber,
      lead: true,
      cell: (order) => <Identifier {...links("order", { orderGuid: order.guid })}>{orderNumber(order)}</Identifier>,
      sortValue: orderNumber,
    },
    {
      id: "created",
      header: texts.columnCreated,
      isNoWrap: true,
      cell: (order) => format.showTime(order.created_at),
      sortValue: (order) => order.created_at,
      searchText: (order) => format.dateTime(order.created_at),
    },
    {
      id: "status",
      header: texts.columnStatus,
      cell: (order) => <OrderStatus status={order.status} />,
      sortValue: (order) => texts.statuses[order.status],
    },
    {
      id: "progress",
      header: texts.columnProgress,
      cell: (order) => <OrderBar status={order.status} />,
      sortValue: (order) => orderProgress(order.status),
      searchText: () => "",
    },
  ];
}
