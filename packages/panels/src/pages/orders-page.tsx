import type { ReactNode } from "react";
import { ordersMessages, OrdersPanel } from "../areas/orders";
import { useMessages } from "../portal/messages";
import { guarded } from "../portal/setup/panel-guard";
import { Page } from "./page";

/** `/orders`: the account's orders. */
export const OrdersPage = /* @__PURE__ */ guarded("OrdersPage", function OrdersPage(): ReactNode {
  const texts = useMessages(ordersMessages);
  return (
    <Page title={texts.title}>
      <OrdersPanel />
    </Page>
  );
});
