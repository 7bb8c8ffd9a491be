import type { TourFlags } from "@gatehouse/contract/viewer";

/** The server's flag for each completed tour. Kept apart from the steps, which load only when a tour starts. */
export const tourFlags = {
  dashboard: "tour_dashboard_completed",
  licenses: "tour_licenses_completed",
  team: "tour_team_management_completed",
  projects: "tour_projects_completed",
  project: "tour_projects_details_completed",
  commit: "tour_projects_version_details_completed",
  cart: "tour_shopping_cart_completed",
} as const satisfies Readonly<Record<string, keyof TourFlags>>;

export type Tour = keyof typeof tourFlags;
