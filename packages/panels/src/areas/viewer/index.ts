export { ImpersonationBanner } from "./impersonation-banner";
export { PageTour } from "./tours/page-tour";
export { pageTourAtom } from "./tours/page-tour-atom";
export type { Tour } from "./tours/tours";
export { useCapabilities } from "./use-capabilities";
export { useLeaveAfterSignOut } from "./use-leave-after-sign-out";
export { UserMenu } from "./user-menu";
export { useViewer } from "./use-viewer";
export { viewerMessages } from "./viewer.messages";
