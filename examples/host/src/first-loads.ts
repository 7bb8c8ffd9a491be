import type { cart } from "@gatehouse/contract/cart";
import type { licenses } from "@gatehouse/contract/licenses";
import type { orders } from "@gatehouse/contract/orders";
import type { sessions } from "@gatehouse/contract/sessions";
import type { teams } from "@gatehouse/contract/teams";
import type { viewer } from "@gatehouse/contract/viewer";
import type { Screen } from "@gatehouse/panels/navigation";

type Calls = {
  cart: typeof cart;
  licenses: typeof licenses;
  orders: typeof orders;
  sessions: typeof sessions;
  teams: typeof teams;
  viewer: typeof viewer;
};
type Read = { [Area in keyof Calls]: `${Area}.${keyof Calls[Area] & string}` }[keyof Calls];

/** What a route loads when the portal is opened at it. */
export interface FirstLoad {
  /** The module that the router imports for it. */
  readonly module: string;
  /** The endpoints that it reads at once. The server has the page ask them before the portal's code is there. */
  readonly reads: readonly Read[];
}

// The shell shows the viewer and the cart's count, and asks whether the viewer may go on.
const shell: readonly Read[] = ["viewer.me", "viewer.profileConfirmed", "viewer.agreementAccepted", "cart.count"];

/**
 * What each screen loads first. The build writes it into first-loads.json for the server. A read that is missing here is made a round
 * trip later, and one that is too many is made in vain; first-load.spec.ts finds both.
 */
export const firstLoads: Readonly<Record<Screen, FirstLoad>> = {
  dashboard: { module: "./dashboard-route", reads: [...shell, "viewer.tours", "licenses.best"] },
  licenses: {
    module: "./licenses-route",
    reads: [
      ...shell,
      "licenses.grouped",
      "viewer.tours",
      "licenses.best",
      "licenses.inUse",
      "teams.list",
      "teams.canCreate",
    ],
  },
  license: { module: "./license-route", reads: [...shell, "licenses.get", "licenses.history"] },
  shoppingCart: { module: "./cart-route", reads: [...shell, "cart.list", "viewer.tours"] },
  orders: { module: "./orders-route", reads: [...shell, "orders.list"] },
  order: { module: "./order-route", reads: [...shell, "orders.get", "orders.rows"] },
  team: {
    module: "./team-route",
    reads: [...shell, "teams.get", "teams.listLicenses", "teams.listUsers", "viewer.tours"],
  },
  profile: { module: "./profile-route", reads: [...shell, "viewer.timezones"] },
  sessions: { module: "./sessions-route", reads: [...shell, "sessions.listWeb", "sessions.listProduct"] },
  confirmProfile: {
    module: "./confirm-profile-route",
    reads: ["viewer.profileConfirmed", "viewer.me", "viewer.countries"],
  },
};

/** The same for every other path. */
export const fallback: FirstLoad = { module: "./not-found-route", reads: shell };
