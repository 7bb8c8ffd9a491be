export { notFoundPage, pageCatalog } from "../page-catalog";
export { type LazyPage, lazyPage } from "../pages/lazy-page";
export { PageFailed, type PageFailedProps } from "../pages/page-failed";
