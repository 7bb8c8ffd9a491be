import { type Order, orderNumber } from "@gatehouse/contract/orders";
import { useCallback } from "react";
import { useFormat } from "../../portal/format";
import { useMessages } from "../../portal/messages";
import { ordersMessages } from "./orders.messages";

/** Returns a function that makes the initial facts of a ticket about an order. */
export function useOrderHelp() {
  const texts = useMessages(ordersMessages);
  const format = useFormat();
  return useCallback(
    (order: Order) => ({
      about: texts.orderNumber(orderNumber(order)),
      facts: [
        [texts.columnNumber, orderNumber(order)],
        [texts.columnStatus, texts.statuses[order.status]],
        [texts.columnCreated, format.dateTime(order.created_at)],
      ] as const,
    }),
    [texts, format],
  );
}
