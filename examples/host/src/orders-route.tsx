export { OrdersPage as OrdersRoute } from "@gatehouse/panels/pages";
