import { type Order, orderNumber, orderProgress, orders } from "@gatehouse/contract/orders";
import { Button, DataTable, Identifier, Panel, StateMessage, type TableColumn, TableSkeleton } from "@gatehouse/design";
import { memo, type ReactNode, useMemo } from "react";
import { PortalPanel } from "../../access/portal-panel";
import { Remote } from "../../data/remote";
import { useEndpoint } from "../../data/use-endpoint";
import { type LinkProps, useScreenLink, useScreenLinks } from "../../navigation/screen-link";
import { useTableState } from "../../navigation/use-table-state";
import { tableDefaults } from "../../navigation/written-table-state";
import { type Format, useFormat } from "../../portal/format";
import { useMessages } from "../../portal/messages";
import { OrderBar } from "./order-bar";
import { OrderStatus } from "./order-status";
import { ordersMessages, type OrdersTexts } from "./orders.messages";
import { orderPollMs } from "./orders.polling";

/** What the account ordered, the newest first, ten a page. */
export const OrdersPanel = memo(function OrdersPanel(): ReactNode {
  return (
    <PortalPanel name="OrdersPanel">
      <Orders />
    </PortalPanel>
  );
});

const pageSize = 10;
const table = tableDefaults({ pageSize, sort: "-created" });

function Orders(): ReactNode {
  const texts = useMessages(ordersMessages);
  const query = useEndpoint(orders.list, {}, { pollMs: orderPollMs });
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
    <Panel title={texts.panelTitle} count={query.data?.results.length} isFlush>
      <Remote
        of={query}
        failure={texts.failedList}
        skeleton={<TableSkeleton headers={headers} density="compact" />}
        empty={{ when: (page) => page.results.length === 0, show: empty }}
      >
        {(page) => <OrdersTable rows={page.results} />}
      </Remote>
    </Panel>
  );
}

function OrdersTable({ rows }: { readonly rows: readonly Order[] }): ReactNode {
  const texts = useMessages(ordersMessages);
  const format = useFormat();
  const links = useScreenLinks();
  const [state, setState] = useTableState("orders", table);
  const columns = useMemo(
    () => orderColumns({ texts, format, linkTo: (orderGuid) => links("order", { orderGuid }) }),
    [texts, format, links],
  );
  return (
    <DataTable
      label={texts.title}
      rows={rows}
      columns={columns}
      rowKey={({ guid }) => guid}
      state={state}
      onStateChange={setState}
      fixedPageSize={pageSize}
      density="compact"
    />
  );
}

interface OrderColumnsOptions {
  readonly texts: OrdersTexts;
  readonly format: Format;
  readonly linkTo: (orderGuid: string) => LinkProps;
}

function orderColumns({ texts, format, linkTo }: OrderColumnsOptions): readonly TableColumn<Order>[] {
  return [
    {
      id: "number",
      header: texts.columnNumber,
      lead: true,
      cell: (order) => <Identifier {...linkTo(order.guid)}>{orderNumber(order)}</Identifier>,
      sortValue: orderNumber,
    },
    {
      id: "created",
      header: texts.columnCreated,
      isNoWrap: true,
      cell: (order) => format.dateTime(order.created_at),
      sortValue: (order) => order.created_at,
    },
    {
      id: "status",
      header: texts.columnStatus,
      cell: (order) => <OrderStatus status={order.status} texts={texts} />,
      sortValue: (order) => texts.statuses[order.status],
    },
    {
      id: "progress",
      header: texts.columnProgress,
      cell: (order) => <OrderBar status={order.status} texts={texts} />,
      sortValue: (order) => orderProgress(order.status),
    },
  ];
}
