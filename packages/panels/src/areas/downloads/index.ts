export { DownloadsPanel } from "./downloads-panel/downloads-panel";
export { downloadsMessages } from "./downloads.messages";
export { LatestReleaseCard } from "./latest-release-card/latest-release-card";
