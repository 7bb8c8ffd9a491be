export { useCapabilities } from "../areas/viewer/use-capabilities";
export { UserMenu } from "../areas/viewer/user-menu";
export { viewerMessages } from "../areas/viewer/viewer.messages";
