import type { ReactNode } from "react";

type RequiredProp<Props> = {
  [Name in keyof Props]-?: Record<never, never> extends Pick<Props, Name> ? never : Name;
}[keyof Props] &
  string;

/** A public panel. Its code loads only when `load` is called. */
export interface CatalogPanel<Props extends object = never, Tag extends string = string> {
  /** The name of its custom element. */
  readonly tag: Tag;
  /** The attribute of the element for each required prop. All are strings. */
  readonly attributes: Readonly<Record<string, string>>;
  /** @returns the component, to be rendered. */
  readonly load: () => Promise<(props: Props) => ReactNode>;
}

function panel<Props extends object, const Tag extends string>(
  entry: CatalogPanel<Props, Tag> & { readonly attributes: Readonly<Record<RequiredProp<Props>, string>> },
): CatalogPanel<Props, Tag> {
  return entry;
}

/** Every panel that an embedder can show, by its name. Elements and the tests that hold for all panels are made from it. */
export const panelCatalog = {
  LicensesPanel: panel({
    tag: "gatehouse-licenses",
    attributes: {},
    load: async () => (await import("./areas/licenses/licenses-panel/licenses-panel")).LicensesPanel,
  }),
  LicenseStatusPanel: panel({
    tag: "gatehouse-license-status",
    attributes: {},
    load: async () => (await import("./areas/licenses/license-status-panel/license-status-panel")).LicenseStatusPanel,
  }),
  LicenseDetailPanel: panel({
    tag: "gatehouse-license",
    attributes: { licenseGuid: "license-guid" },
    load: async () => (await import("./areas/licenses/license-detail-panel/license-detail-panel")).LicenseDetailPanel,
  }),
  SessionsPanel: panel({
    tag: "gatehouse-sessions",
    attributes: {},
    load: async () => (await import("./areas/sessions/sessions-panel")).SessionsPanel,
  }),
  ProfilePanel: panel({
    tag: "gatehouse-profile",
    attributes: {},
    load: async () => (await import("./areas/profile/profile-panel")).ProfilePanel,
  }),
  CartPanel: panel({
    tag: "gatehouse-cart",
    attributes: {},
    load: async () => (await import("./areas/cart/cart-panel/cart-panel")).CartPanel,
  }),
  CartButton: panel({
    tag: "gatehouse-cart-button",
    attributes: {},
    load: async () => (await import("./areas/cart/cart-button/cart-button")).CartButton,
  }),
  OrdersPanel: panel({
    tag: "gatehouse-orders",
    attributes: {},
    load: async () => (await import("./areas/orders/orders-panel")).OrdersPanel,
  }),
  OrderDetailPanel: panel({
    tag: "gatehouse-order",
    attributes: { orderGuid: "order-guid" },
    load: async () => (await import("./areas/orders/order-detail-panel")).OrderDetailPanel,
  }),
  TeamsPanel: panel({
    tag: "gatehouse-teams",
    attributes: {},
    load: async () => (await import("./areas/teams/teams-panel/teams-panel")).TeamsPanel,
  }),
  TeamPanel: panel({
    tag: "gatehouse-team",
    attributes: { teamGuid: "team-guid" },
    load: async () => (await import("./areas/teams/team-panel/team-panel")).TeamPanel,
  }),
};

export type PanelName = keyof typeof panelCatalog;

/** The names of the elements. */
export type PanelTag = (typeof panelCatalog)[PanelName]["tag"];
