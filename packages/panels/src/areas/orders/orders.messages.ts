import type { LicenseType } from "@gatehouse/contract/licenses";
import type { OrderStatus, StationState } from "@gatehouse/contract/orders";
import { defineMessages } from "../../portal/messages";

const statuses: Readonly<Record<OrderStatus, string>> = {
  cr: "Created",
  wq: "Waiting for quote",
  wp: "Waiting for purchase order",
  de: "Delivered",
  ca: "Cancelled",
  unknown: "Unknown Status",
};

const submitted = "Your order was submitted. Our sales team will contact you.";

const explanations: Readonly<Record<OrderStatus, string>> = {
  cr: "Your order was created.",
  wq: submitted,
  wp: submitted,
  de: "Your order was delivered.",
  ca: "Your order was cancelled.",
  unknown: "",
};

const stations: Readonly<Record<StationState, string>> = {
  done: "done",
  current: "now",
  waiting: "upcoming",
  failed: "ended here",
  void: "not reached",
};

const types: Readonly<Record<LicenseType, string>> = { smart: "SMART", pro: "PRO", unknown: "Unknown type" };

/** Every text of orders. */
export const ordersMessages = defineMessages("orders", {
  title: "Orders",
  /** The panel's own title. It reads well both alone and below the page's title. */
  panelTitle: "My orders",
  failedList: "Failed to fetch orders.",
  empty: "No orders found",
  emptyText: "Orders appear here after you submit your cart.",
  openCart: "View cart",
  openLicenses: "View licenses",
  search: "Search order, date or status",
  anyStatus: "Any status",
  unmatched: "No orders with this status",
  columnNumber: "Order",
  columnCreated: "Created on",
  columnStatus: "Status",
  columnProgress: "Progress",
  columnActions: "Actions",
  rowActions: (order: string) => `Actions for ${order}`,
  open: (order: string) => `Open ${order}`,
  statuses,
  explanations,
  stations,

  orderTitle: "Order",
  orderNumber: (number: string) => `Order ${number}`,
  progress: "Progress",
  progressLabel: (percent: number) => `Progress, ${percent}%`,
  percent: (percent: number) => `${percent}%`,
  createdOn: (date: string) => `Created on ${date}`,
  failedOrder: "Failed to fetch the order.",
  rows: "Items",
  failedRows: "Failed to fetch order rows.",
  emptyRows: "This order has no items",
  columnItem: "Item",
  columnType: "Type",
  columnTerm: "Term",
  columnRemote: "Remote services",
  columnQuantity: "Quantity",
  types,
  newLicense: (type: string) => `New ${type} license`,
  renewalOf: "Renewal of",
  unknownItem: "Unknown item",
  years: (years: number) => `${years} ${years === 1 ? "year" : "years"}`,
  on: "On",
  off: "Off",
});

/** The area's texts, as components of a panel receive them. */
export type OrdersTexts = (typeof ordersMessages)["english"];
