export { UserMenu } from "./user-menu";
export { useViewer, type Viewer } from "./use-viewer";
export { viewerMessages } from "./viewer.messages";
