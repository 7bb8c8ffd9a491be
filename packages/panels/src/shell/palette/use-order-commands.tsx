import { orderNumber, orders } from "@gatehouse/contract/orders";
import { OrderIcon } from "@gatehouse/design";
import type { Command } from "@gatehouse/design/command-dialog";
import { useMemo } from "react";
import { useCapabilities } from "../../access/session/use-capabilities";
import { ordersMessages } from "../../areas/orders";
import { useEndpoint } from "../../data/use-endpoint";
import { useGoTo } from "../../navigation/screen-link";
import { screenTarget } from "../../navigation/screens";
import { useFormat } from "../../portal/format";
import { useMessages } from "../../portal/messages";

/** The account's orders, by number. Empty while they load, and for users without the page. */
export function useOrderCommands(): readonly Command[] {
  const goTo = useGoTo();
  const texts = useMessages(ordersMessages);
  const format = useFormat();
  const isEnabled = !useCapabilities().has("management.only");
  const list = useEndpoint(orders.list, {}, { isEnabled }).data;
  return useMemo(
    () =>
      (list?.results ?? []).map((order) => ({
        id: `order-${order.guid}`,
        label: texts.orderNumber(orderNumber(order)),
        hint: `${texts.statuses[order.status]}, ${format.day(order.created_at)}`,
        icon: <OrderIcon />,
        onAction: () => goTo(screenTarget("order", { orderGuid: order.guid })),
      })),
    [list, goTo, texts, format],
  );
}
