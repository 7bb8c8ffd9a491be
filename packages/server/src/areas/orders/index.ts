export { listAllOrders, type OrderName, setOrderStatus } from "./delivery";
