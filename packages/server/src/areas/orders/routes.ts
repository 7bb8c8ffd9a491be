import { orders } from "@gatehouse/contract/orders";
import { bind } from "../../http/bind";
import type { ServerApp } from "../../http/server-app";
import { getOrder, listOrderRows, listOrders } from "./rules";

/** Binds the endpoints of orders. */
export function bindOrders(server: ServerApp): void {
  bind(server, orders.list, (context, { query }) => listOrders(context, query));
  bind(server, orders.get, (context, { params }) => getOrder(context, params.orderGuid));
  bind(server, orders.rows, (context, { params }) => listOrderRows(context, params.orderGuid));
}
