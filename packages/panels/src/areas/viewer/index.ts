export { useCapabilities } from "./use-capabilities";
export { UserMenu } from "./user-menu";
export { useViewer } from "./use-viewer";
export { viewerMessages } from "./viewer.messages";
