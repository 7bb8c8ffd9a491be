export { ReleaseManager } from "./release-manager/release-manager";
export { ReleasePanel } from "./release-panel/release-panel";
export { releasesMessages } from "./releases.messages";
export { useReleaseList } from "./use-release-target";
