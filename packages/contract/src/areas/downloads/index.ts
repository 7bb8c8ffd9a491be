export { downloads } from "./endpoints";
export { canDownload, downloadLinkMinutes, type DownloadQuestion, newestCreatedAt } from "./rules";
export { Version } from "./schemas";
