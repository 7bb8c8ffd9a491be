import { type Order, orders } from "@gatehouse/contract/orders";
import {
  Button,
  DataTable,
  type DataTableProps,
  findRows,
  Panel,
  StateMessage,
  TableSkeleton,
} from "@gatehouse/design";
import { memo, type ReactNode, useCallback, useMemo, useState } from "react";
import { PortalPanel } from "../../access/portal-panel";
import { Remote } from "../../data/remote";
import { type PagedTable, usePagedTable } from "../../data/use-paged-table";
import { inWholeList, useWholeList } from "../../data/use-whole-list";
import { knownChoice } from "../../forms/filters/known-choice";
import { useListTools } from "../../forms/list-tools/use-list-tools";
import { useGoTo, useScreenLink, useScreenLinks } from "../../navigation/screen-link";
import { screenTarget } from "../../navigation/screens";
import { useListState } from "../../navigation/use-list-state";
import { useFormat } from "../../portal/format";
import { useMessages } from "../../portal/messages";
import { CreateTicketDialog, getHelpMessages, useSupportAccess } from "../support";
import { actionsColumn, orderColumns } from "./order-columns";
import { orderStatuses, OrderStatusFilter } from "./order-status-filter";
import { ordersMessages } from "./orders.messages";
import { orderPollMs } from "./orders.polling";
import { useOrderHelp } from "./use-order-help";

/** The account's orders, newest first, ten per page. */
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
  const [filter, setFilter] = useListState("orders", filterDefaults);
  const status = knownChoice(orderStatuses, filter.status);
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
  // Servers page this list but don't search it, so the panel reads all pages and searches them.
  const whole = useWholeList(
    orders.list,
    {},
    { isEnabled: isFinding && paged.table.serverPage !== undefined, pollMs: orderPollMs },
  );
  const { query, table } = inWholeList(paged, isFinding, whole);
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

function ofStatus(rows: readonly Order[], status: string): readonly Order[] {
  return status === "" ? rows : rows.filter((order) => order.status === status);
}

type OrdersTableProps = Pick<DataTableProps<Order>, "rows" | "toolbar" | "empty"> & PagedTable<Order>["table"];

function OrdersTable(props: OrdersTableProps): ReactNode {
  const texts = useMessages(ordersMessages);
  const format = useFormat();
  const links = useScreenLinks();
  const { getHelp } = useMessages(getHelpMessages);
  const hasSupport = useSupportAccess();
  const helpWith = useOrderHelp();
  const goTo = useGoTo();
  const onOpen = useCallback(({ guid }: Order) => goTo(screenTarget("order", { orderGuid: guid })), [goTo]);
  const [asking, setAsking] = useState<Order>();
  const columns = useMemo(
    () => [
      ...orderColumns({ texts, format, links }),
      ...(hasSupport ? [actionsColumn({ texts, getHelp, onOpen, onGetHelp: setAsking })] : []),
    ],
    [texts, format, links, hasSupport, getHelp, onOpen],
  );
  return (
    <>
      <DataTable
        {...props}
        // The server doesn't search, so search its rows here.
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
      {asking && <CreateTicketDialog help={helpWith(asking)} onClose={() => setAsking(undefined)} />}
    </>
  );
}
