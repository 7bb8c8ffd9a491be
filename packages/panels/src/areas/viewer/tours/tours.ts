import type { TourFlags } from "@gatehouse/contract/viewer";

interface TourPlan {
  /** Records on the server that the tour was seen. */
  readonly flag: keyof TourFlags;
  /** Step → the CSS selector of what it is about, in the order they are shown. What is not on the page is left out. */
  readonly steps: Readonly<Record<string, string>>;
}

const panel = (name: string) => `[data-panel="${name}"]`;

/** The guided tours by page (spec part 1 §2). A new panel on one of these pages adds its step here, and its texts to the messages. */
export const tours = {
  dashboard: {
    flag: "tour_dashboard_completed",
    steps: { menu: ".gh-sidebar", cart: ".gh-cart-button", search: '[data-tour="search"]', licenses: panel("LicenseStatusPanel") },
  },
  licenses: {
    flag: "tour_licenses_completed",
    steps: {
      list: panel("LicensesPanel"),
      add: '[data-tour="add-license"]',
      coupon: '[data-tour="add-license"]',
      trial: '[data-tour="add-license"]',
    },
  },
} as const satisfies Readonly<Record<string, TourPlan>>;

export type Tour = keyof typeof tours;

/** The steps of each tour by name, as its texts have them. */
export type TourSteps<T extends Tour> = keyof (typeof tours)[T]["steps"];
