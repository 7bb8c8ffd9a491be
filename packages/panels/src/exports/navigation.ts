export { linkNavigation, type OwnPages } from "../navigation/link-navigation";
export type { HashAdapter, Navigation, SearchAdapter } from "../navigation/navigation";
export { type Screen, screens, type ScreenTarget } from "../navigation/screens";
export { type RouterLike, tanstackNavigation } from "../navigation/tanstack-navigation";
export { hasUnsavedChanges } from "../navigation/unsaved-changes";
