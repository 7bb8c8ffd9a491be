import type { TourFlags } from "@gatehouse/contract/viewer";

interface TourPlan {
  /** Records on the server that the tour was seen. */
  readonly flag: keyof TourFlags;
  /** Step → the CSS selector of what it is about, in the order they are shown. What is not on the page is left out. */
  readonly steps: Readonly<Record<string, string>>;
}

const panel = (name: string) => `[data-panel="${name}"]`;
const marked = (name: string) => `[data-tour="${name}"]`;

/** The buttons in the head of a panel: not there for those who only read. */
const actionsOf = (place: string) => `${place} .gh-panel-actions`;

/** The guided tours by page (spec part 1 §2). A new panel on one of these pages adds its step here, and its texts to the messages. */
export const tours = {
  dashboard: {
    flag: "tour_dashboard_completed",
    steps: {
      menu: ".gh-sidebar",
      cart: ".gh-cart-button",
      search: marked("search"),
      licenses: panel("LicenseStatusPanel"),
    },
  },
  licenses: {
    flag: "tour_licenses_completed",
    steps: {
      list: panel("LicensesPanel"),
      add: marked("add-license"),
      coupon: marked("add-license"),
      trial: marked("add-license"),
      teams: panel("TeamsPanel"),
    },
  },
  team: {
    flag: "tour_team_management_completed",
    steps: {
      details: marked("team-details"),
      edit: actionsOf(marked("team-details")),
      licenses: marked("team-licenses"),
      addLicenses: actionsOf(marked("team-licenses")),
      users: marked("team-users"),
      addUsers: actionsOf(marked("team-users")),
    },
  },
  cart: {
    flag: "tour_shopping_cart_completed",
    steps: { rows: panel("CartPanel"), add: actionsOf(panel("CartPanel")), submit: ".gh-cart-foot" },
  },
} as const satisfies Readonly<Record<string, TourPlan>>;

export type Tour = keyof typeof tours;

/** The steps of each tour by name, as its texts have them. */
export type TourSteps<T extends Tour> = keyof (typeof tours)[T]["steps"];
