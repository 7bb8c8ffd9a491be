import type { ReactNode } from "react";
import { ordersMessages, OrdersPanel } from "../areas/orders";
import { useMessages } from "../provider/messages";
import { Page } from "./page";

/** `/orders`: what the account ordered. */
export function OrdersPage(): ReactNode {
  const texts = useMessages(ordersMessages);
  return (
    <Page title={texts.title}>
      <OrdersPanel />
    </Page>
  );
}
