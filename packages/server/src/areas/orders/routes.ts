import { orders } from "@gatehouse/contract/orders";
import { bind } from "../../http/bind";
import type { Portal } from "../../http/portal";
import { getOrder, listOrderRows, listOrders } from "./rules";

/** The orders' calls. */
export function bindOrders(portal: Portal): void {
  bind(portal, orders.list, (context, { query }) => listOrders(context, query));
  bind(portal, orders.get, (context, { params }) => getOrder(context, params.orderGuid));
  bind(portal, orders.rows, (context, { params }) => listOrderRows(context, params.orderGuid));
}
