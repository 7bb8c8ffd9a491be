export { listAllOrders, setOrderStatus } from "./delivery";
