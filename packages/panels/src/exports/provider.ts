export type { Capability, GroupCapabilities } from "@gatehouse/contract/viewer";
export type { Access } from "../provider/access";
export type { Appearance } from "../provider/appearance";
export type { Notice, PortalEvent } from "../provider/events";
export type { Catalog } from "../provider/catalog";
export { PortalProvider, type PortalProviderProps } from "../provider/portal-provider";
export { PortalScope, type PortalScopeProps } from "../provider/portal-scope";
