export { notFoundPage, pageCatalog } from "../page-catalog";
