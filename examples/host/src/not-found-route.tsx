export { NotFoundPage as NotFoundRoute } from "@gatehouse/panels/pages";
