export { OrderDetailPanel, type OrderDetailPanelProps } from "../areas/orders/order-detail-panel";
export { ordersMessages } from "../areas/orders/orders.messages";
export { OrdersPanel } from "../areas/orders/orders-panel";
