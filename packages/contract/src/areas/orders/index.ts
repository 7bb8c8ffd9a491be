export { orders } from "./endpoints";
export { isOrderClosed, orderNumber, orderProgress, type Station, orderStations, type StationState } from "./rules";
export { Order, OrderRow, OrderStatus } from "./schemas";
