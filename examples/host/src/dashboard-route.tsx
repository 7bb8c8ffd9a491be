export { DashboardPage as DashboardRoute } from "@gatehouse/panels/pages";
