import { isOrderClosed, type Order, orders } from "@gatehouse/contract/orders";
import { Panel, SkeletonLines, StateMessage, TableSkeleton } from "@gatehouse/design";
import { memo, type ReactNode } from "react";
import { PortalPanel } from "../../access/portal-panel";
import { Remote } from "../../data/remote";
import { useEndpoint } from "../../data/use-endpoint";
import { useFound } from "../../data/use-found";
import { screenTarget } from "../../navigation/screens";
import { useMessages } from "../../portal/messages";
import { OrderProgress } from "./order-progress";
import { OrderRowsTable, rowHeaders } from "./order-rows-table";
import { ordersMessages } from "./orders.messages";
import { orderPollMs } from "./orders.polling";

export interface OrderDetailPanelProps {
  readonly orderGuid: string;
  /** Called with the order once it is loaded, so that a page can show its name. */
  readonly onOrder?: (order: Order) => void;
}

/** One order: its progress and its items. An order that does not exist leads back to the list. */
export const OrderDetailPanel = memo(function OrderDetailPanel(props: OrderDetailPanelProps): ReactNode {
  return (
    <PortalPanel name="OrderDetailPanel" about={{ orderGuid: props.orderGuid }}>
      <OrderDetail {...props} />
    </PortalPanel>
  );
});

function OrderDetail({ orderGuid, onOrder }: OrderDetailPanelProps): ReactNode {
  const texts = useMessages(ordersMessages);
  const order = useEndpoint(orders.get, { orderGuid }, { pollMs: orderPollMs });
  useFound(order, { at: screenTarget("order", { orderGuid }), parent: screenTarget("orders"), onFound: onOrder });
  const found = order.data;
  return (
    <>
      <Panel title={texts.progress}>
        <Remote of={order} failure={texts.failedOrder} skeleton={<SkeletonLines widths={["100%", "50%"]} />}>
          {(value) => <OrderProgress order={value} />}
        </Remote>
      </Panel>
      <OrderRows orderGuid={orderGuid} isClosed={found !== undefined && isOrderClosed(found.status)} />
    </>
  );
}

// The sales team may change the items of an open order, so refetch them until it is closed.
function OrderRows({ orderGuid, isClosed }: { readonly orderGuid: string; readonly isClosed: boolean }): ReactNode {
  const texts = useMessages(ordersMessages);
  const rows = useEndpoint(orders.rows, { orderGuid }, isClosed ? {} : { pollMs: orderPollMs });
  return (
    <Panel title={texts.rows} isFlush>
      <Remote
        of={rows}
        failure={texts.failedRows}
        skeleton={<TableSkeleton headers={rowHeaders(texts)} rows={2} density="compact" />}
        empty={{
          when: (page) => page.results.length === 0,
          show: <StateMessage kind="empty" title={texts.emptyRows} />,
        }}
      >
        {(page) => <OrderRowsTable rows={page.results} />}
      </Remote>
    </Panel>
  );
}
