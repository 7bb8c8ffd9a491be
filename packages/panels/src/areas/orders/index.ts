export { OrderDetailPanel } from "./order-detail-panel";
export { ordersMessages } from "./orders.messages";
export { OrdersPanel } from "./orders-panel";
export { useOrderHelp } from "./use-order-help";
