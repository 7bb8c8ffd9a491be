import { endpoint } from "../../http/endpoint";
import { listOf, pagedList } from "../../http/list";
import { Order, OrderRow } from "./schemas";

const productFields = ["my_{product}_order_id"];

/** The endpoints of orders. */
export const orders = {
  list: endpoint({
    area: "orders",
    name: "list",
    method: "GET",
    path: "/api/webapp/v1/orders/",
    productFields,
    query: pagedList({ orderBy: ["created_at", "status"], search: false }),
    response: listOf(Order),
    summary: "The viewer's orders, the newest first; all of them when no page is given.",
  }),
  get: endpoint({
    area: "orders",
    name: "get",
    method: "GET",
    path: "/api/webapp/v1/orders/{orderGuid}/",
    productFields,
    response: Order,
    summary: "One order of the viewer's.",
  }),
  rows: endpoint({
    area: "orders",
    name: "rows",
    method: "GET",
    path: "/api/webapp/v1/orders/{orderGuid}/rows/",
    response: listOf(OrderRow),
    summary: "The items of an order.",
  }),
};
