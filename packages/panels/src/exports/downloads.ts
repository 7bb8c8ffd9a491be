export { DownloadsPanel } from "../areas/downloads/downloads-panel/downloads-panel";
export { downloadsMessages } from "../areas/downloads/downloads.messages";
export {
  LatestReleaseCard,
  type LatestReleaseCardProps,
} from "../areas/downloads/latest-release-card/latest-release-card";
export type { VersionKind } from "../areas/downloads/version-kind";
