import type { OrderStatus as StatusName } from "@gatehouse/contract/orders";
import { ClockIcon, FileIcon, OrderIcon, Status, type Tone } from "@gatehouse/design";
import type { ReactNode } from "react";
import { useMessages } from "../../portal/messages";
import { ordersMessages } from "./orders.messages";

/** The status of an order, as an icon and a word. */
export function OrderStatus({ status }: { readonly status: StatusName }): ReactNode {
  const texts = useMessages(ordersMessages);
  return (
    <Status tone={tones[status]} icon={icons[status]}>
      {texts.statuses[status]}
    </Status>
  );
}

const tones: Readonly<Record<StatusName, Tone>> = {
  cr: "neutral",
  wq: "info",
  wp: "warning",
  de: "success",
  ca: "danger",
  unknown: "neutral",
};

const icons: Readonly<Record<StatusName, ReactNode>> = {
  cr: <FileIcon tone="muted" />,
  wq: <ClockIcon tone="info" />,
  wp: <OrderIcon tone="warning" />,
  de: undefined,
  ca: undefined,
  unknown: undefined,
};
