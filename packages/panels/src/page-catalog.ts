import type { ReactNode } from "react";
import type { Screen, ScreenParams } from "./navigation/screens";

/** The page of each screen, with the screen's parameters as props. Its code loads only when its function is called. */
export const pageCatalog: { readonly [S in Screen]: () => Promise<(props: ScreenParams<S> & object) => ReactNode> } = {
  dashboard: () => import("./pages/dashboard-page").then((page) => page.DashboardPage),
  licenses: () => import("./pages/licenses-page").then((page) => page.LicensesPage),
  license: () => import("./pages/license-page").then((page) => page.LicensePage),
  shoppingCart: () => import("./pages/cart-page").then((page) => page.CartPage),
  orders: () => import("./pages/orders-page").then((page) => page.OrdersPage),
  order: () => import("./pages/order-page").then((page) => page.OrderPage),
  downloads: () => import("./pages/downloads-page").then((page) => page.DownloadsPage),
  // Both pages share one chunk, because users usually open a ticket from the list.
  support: () => import("./pages/support-pages").then((page) => page.SupportPage),
  ticket: () => import("./pages/support-pages").then((page) => page.TicketPage),
  team: () => import("./pages/team-page").then((page) => page.TeamPage),
  profile: () => import("./pages/profile-page").then((page) => page.ProfilePage),
  sessions: () => import("./pages/sessions-page").then((page) => page.SessionsPage),
  confirmProfile: () => import("./pages/confirm-profile-page").then((page) => page.ConfirmProfilePage),
  projects: () => import("./pages/projects-page").then((page) => page.ProjectsPage),
  project: () => import("./pages/project-page").then((page) => page.ProjectPage),
  projectSettings: () => import("./pages/project-settings-page").then((page) => page.ProjectSettingsPage),
  forks: () => import("./pages/forks-page").then((page) => page.ForksPage),
  tags: () => import("./pages/tags-page").then((page) => page.TagsPage),
  tag: () => import("./pages/tag-page").then((page) => page.TagPage),
  compare: () => import("./pages/compare-page").then((page) => page.ComparePage),
  commit: () => import("./pages/commit-page").then((page) => page.CommitPage),
  build: () => import("./pages/build-page").then((page) => page.BuildPage),
  simulation: () => import("./pages/simulation-page").then((page) => page.SimulationPage),
  releases: () => import("./pages/releases-page").then((page) => page.ReleasesPage),
  release: () => import("./pages/release-page").then((page) => page.ReleasePage),
};

/** The page for unknown addresses. */
export const notFoundPage = () => import("./pages/not-found-page").then((page) => page.NotFoundPage);
