import { type Order, orderNumber, orderProgress, orders } from "@gatehouse/contract/orders";
import {
  Button,
  DataTable,
  type DataTableProps,
  Identifier,
  Panel,
  StateMessage,
  type TableColumn,
  TableSkeleton,
} from "@gatehouse/design";
import { memo, type ReactNode, useMemo } from "react";
import { PortalPanel } from "../../access/portal-panel";
import { Remote } from "../../data/remote";
import { type PagedTable, usePagedTable } from "../../data/use-paged-table";
import { type ScreenLinks, useScreenLink, useScreenLinks } from "../../navigation/screen-link";
import { type Format, useFormat } from "../../portal/format";
import { useMessages } from "../../portal/messages";
import { OrderBar } from "./order-bar";
import { OrderStatus } from "./order-status";
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
// Numbers are given in the order of creation.
const orderBy = { number: "created_at", created: "created_at", status: "status" } as const;

function Orders(): ReactNode {
  const texts = useMessages(ordersMessages);
  const { query, table } = usePagedTable(orders.list, {
    id: "orders",
    pageSize,
    sort: "-created",
    orderBy,
    pollMs: orderPollMs,
  });
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
        skeleton={<TableSkeleton headers={headers} density="compact" hasPager />}
        empty={{ when: (page) => page.count === 0, show: empty }}
      >
        {(page) => <OrdersTable rows={page.results} {...table} />}
      </Remote>
    </Panel>
  );
}

type OrdersTableProps = Pick<DataTableProps<Order>, "rows"> & PagedTable<Order>["table"];

function OrdersTable(props: OrdersTableProps): ReactNode {
  const texts = useMessages(ordersMessages);
  const format = useFormat();
  const links = useScreenLinks();
  const columns = useMemo(() => orderColumns({ texts, format, links }), [texts, format, links]);
  return (
    <DataTable
      {...props}
      label={texts.title}
      columns={columns}
      rowKey={({ guid }) => guid}
      fixedPageSize={pageSize}
      density="compact"
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
    },
  ];
}
