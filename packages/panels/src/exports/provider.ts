export type { Capability, GroupCapabilities } from "@gatehouse/contract/viewer";
export type { Access } from "../portal/access";
export type { Appearance } from "../portal/appearance";
export type { Notice, PortalEvent } from "../portal/events";
export type { ApiHeaders, PortalApi } from "../portal/other-origin/portal-api";
export type { Catalog } from "../portal/catalog";
export { loadLocale } from "../portal/locale-catalog";
export { PortalProvider, type PortalProviderProps } from "../access/portal-provider";
export { PortalScope, type PortalScopeProps } from "../access/portal-scope";
