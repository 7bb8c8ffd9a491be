import { type Order, orderNumber } from "@gatehouse/contract/orders";
import type { ReactNode } from "react";
import { ordersMessages } from "../areas/orders";
import { GetHelp } from "../areas/support";
import { useFormat } from "../portal/format";
import { useMessages } from "../portal/messages";

/** Opens a ticket about an order. */
export function OrderHelp({ order }: { readonly order: Order }): ReactNode {
  const texts = useMessages(ordersMessages);
  const format = useFormat();
  return (
    <GetHelp
      about={texts.orderNumber(orderNumber(order))}
      facts={[
        [texts.columnNumber, orderNumber(order)],
        [texts.columnStatus, texts.statuses[order.status]],
        [texts.columnCreated, format.dateTime(order.created_at)],
      ]}
    />
  );
}
