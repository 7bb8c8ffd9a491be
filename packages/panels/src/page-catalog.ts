import type { ReactNode } from "react";
import type { Screen, ScreenParams } from "./navigation/screens";

/** The page of each screen, with the screen's parameters as props. Its code loads only when its function is called. */
export const pageCatalog: { readonly [S in Screen]: () => Promise<(props: ScreenParams<S> & object) => ReactNode> } = {
  dashboard: async () => (await import("./pages/dashboard-page")).DashboardPage,
  licenses: async () => (await import("./pages/licenses-page")).LicensesPage,
  license: async () => (await import("./pages/license-page")).LicensePage,
  shoppingCart: async () => (await import("./pages/cart-page")).CartPage,
  orders: async () => (await import("./pages/orders-page")).OrdersPage,
  order: async () => (await import("./pages/order-page")).OrderPage,
  downloads: async () => (await import("./pages/downloads-page")).DownloadsPage,
  team: async () => (await import("./pages/team-page")).TeamPage,
  profile: async () => (await import("./pages/profile-page")).ProfilePage,
  sessions: async () => (await import("./pages/sessions-page")).SessionsPage,
  confirmProfile: async () => (await import("./pages/confirm-profile-page")).ConfirmProfilePage,
  projects: async () => (await import("./pages/projects-page")).ProjectsPage,
  project: async () => (await import("./pages/project-page")).ProjectPage,
  projectSettings: async () => (await import("./pages/project-settings-page")).ProjectSettingsPage,
  forks: async () => (await import("./pages/forks-page")).ForksPage,
  tags: async () => (await import("./pages/tags-page")).TagsPage,
  tag: async () => (await import("./pages/tag-page")).TagPage,
  compare: async () => (await import("./pages/compare-page")).ComparePage,
  commit: async () => (await import("./pages/commit-page")).CommitPage,
  build: async () => (await import("./pages/build-page")).BuildPage,
  simulation: async () => (await import("./pages/simulation-page")).SimulationPage,
  releases: async () => (await import("./pages/releases-page")).ReleasesPage,
  release: async () => (await import("./pages/release-page")).ReleasePage,
};

/** The page of all other addresses. */
export const notFoundPage = async () => (await import("./pages/not-found-page")).NotFoundPage;
