import { type Order, orderNumber } from "@gatehouse/contract/orders";
import { type ReactNode, useState } from "react";
import { OrderDetailPanel, ordersMessages } from "../areas/orders";
import { useScreenLink } from "../navigation/screen-link";
import { useMessages } from "../portal/messages";
import { guarded } from "../portal/setup/panel-guard";
import { OrderHelp } from "./order-help";
import { Page } from "./page";

/** `/orders/{orderGuid}`: one order. */
export const OrderPage = /* @__PURE__ */ guarded(
  "OrderPage",
  function OrderPage({ orderGuid }: { readonly orderGuid: string }): ReactNode {
    const texts = useMessages(ordersMessages);
    const [order, setOrder] = useState<Order>();
    const number = order && orderNumber(order);
    const title = number === undefined ? texts.orderTitle : texts.orderNumber(number);
    return (
      <Page
        title={title}
        breadcrumb={[{ label: texts.title, link: useScreenLink("orders") }, { label: number ?? texts.orderTitle }]}
        actions={order && <OrderHelp order={order} />}
      >
        <OrderDetailPanel orderGuid={orderGuid} onOrder={setOrder} />
      </Page>
    );
  },
);
