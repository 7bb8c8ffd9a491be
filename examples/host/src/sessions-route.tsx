export { SessionsPage as SessionsRoute } from "@gatehouse/panels/pages";
