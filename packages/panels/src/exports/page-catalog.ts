export { pageCatalog } from "../page-catalog";
