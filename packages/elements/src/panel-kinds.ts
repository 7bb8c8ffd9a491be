import type { PanelModule } from "./mount-panel";

/** A kind of panel: its code, which loads with the first panel of the kind, and its own attributes. */
export interface PanelKind {
  readonly load: () => Promise<PanelModule>;
  /** All are required. */
  readonly attributes: readonly string[];
}

export type PanelTag =
  | "gatehouse-licenses"
  | "gatehouse-license-status"
  | "gatehouse-license"
  | "gatehouse-sessions"
  | "gatehouse-profile"
  | "gatehouse-cart"
  | "gatehouse-cart-button"
  | "gatehouse-orders"
  | "gatehouse-order"
  | "gatehouse-teams"
  | "gatehouse-team";

export const panelKinds: Readonly<Record<PanelTag, PanelKind>> = {
  "gatehouse-licenses": { load: () => import("./panels/licenses"), attributes: [] },
  "gatehouse-license-status": { load: () => import("./panels/license-status"), attributes: [] },
  "gatehouse-license": { load: () => import("./panels/license"), attributes: ["license-guid"] },
  "gatehouse-sessions": { load: () => import("./panels/sessions"), attributes: [] },
  "gatehouse-profile": { load: () => import("./panels/profile"), attributes: [] },
  "gatehouse-cart": { load: () => import("./panels/cart"), attributes: [] },
  "gatehouse-cart-button": { load: () => import("./panels/cart-button"), attributes: [] },
  "gatehouse-orders": { load: () => import("./panels/orders"), attributes: [] },
  "gatehouse-order": { load: () => import("./panels/order"), attributes: ["order-guid"] },
  "gatehouse-teams": { load: () => import("./panels/teams"), attributes: [] },
  "gatehouse-team": { load: () => import("./panels/team"), attributes: ["team-guid"] },
};
