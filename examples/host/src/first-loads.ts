import type { builds } from "@gatehouse/contract/builds";
import type { cart } from "@gatehouse/contract/cart";
import type { downloads } from "@gatehouse/contract/downloads";
import type { licenses } from "@gatehouse/contract/licenses";
import type { orders } from "@gatehouse/contract/orders";
import type { projects } from "@gatehouse/contract/projects";
import type { releases } from "@gatehouse/contract/releases";
import type { sessions } from "@gatehouse/contract/sessions";
import type { support } from "@gatehouse/contract/support";
import type { teams } from "@gatehouse/contract/teams";
import type { viewer } from "@gatehouse/contract/viewer";
import type { Screen } from "@gatehouse/panels/navigation";

type Calls = {
  cart: typeof cart;
  licenses: typeof licenses;
  downloads: typeof downloads;
  orders: typeof orders;
  sessions: typeof sessions;
  support: typeof support;
  teams: typeof teams;
  viewer: typeof viewer;
  projects: typeof projects;
  builds: typeof builds;
  releases: typeof releases;
};
type Read = { [Area in keyof Calls]: `${Area}.${keyof Calls[Area] & string}` }[keyof Calls];

/** The files and reads of a route's first load. */
export interface FirstLoad {
  /** The file of its page in the panels' `pages/`. */
  readonly page: string;
  /**
   * The endpoints that the screen reads first. The server's HTML starts these requests before any portal code.
   * `(name=source)` gives a parameter that the screen's path has under another name, and `(name=source.1)` the second of
   * its parts between dots.
   */
  readonly reads: readonly (Read | `${Read}?${string}` | `${Read}(${string})`)[];
}

// The shell shows the viewer and the cart's count, and checks the viewer's access.
const shell: readonly Read[] = ["viewer.me", "viewer.profileConfirmed", "viewer.agreementAccepted", "cart.count"];

/**
 * The first load of each screen. The build writes it to first-loads.json for the server. Tours are left out, because
 * only the browser knows whether its window has room for them. A missing read costs an extra round trip, and an extra
 * one is wasted. first-load.spec.ts detects both.
 */
export const firstLoads: Readonly<Record<Screen, FirstLoad>> = {
  dashboard: {
    page: "dashboard-page",
    reads: [
      ...shell,
      "licenses.grouped",
      "licenses.best",
      "projects.list?page=1&page_size=5&order_by=-updated_on",
      "projects.latestCommits?page=1&page_size=5&order_by=-created_on",
      "builds.latest?page=1&page_size=5&order_by=-created_on",
      "downloads.listStable?page=1&page_size=2",
      "downloads.listNightly?page=1&page_size=2",
    ],
  },
  licenses: {
    page: "licenses-page",
    reads: [...shell, "licenses.grouped", "licenses.best", "licenses.inUse", "teams.list", "teams.canCreate"],
  },
  license: { page: "license-page", reads: [...shell, "licenses.get", "licenses.history"] },
  shoppingCart: { page: "cart-page", reads: [...shell, "cart.list"] },
  orders: { page: "orders-page", reads: [...shell, "orders.list?page=1&page_size=10&order_by=-created_at"] },
  downloads: {
    page: "downloads-page",
    reads: [
      ...shell,
      "downloads.listStable?page=1&page_size=2",
      "downloads.listNightly?page=1&page_size=2",
      "downloads.listStable?page=1&page_size=10&order_by=-created_at",
      "downloads.listNotices",
      "licenses.best",
    ],
  },
  support: {
    page: "support-pages",
    reads: [...shell, "support.list?page=1&page_size=15&order_by=-updated_at"],
  },
  ticket: {
    page: "support-pages",
    reads: [...shell, "support.get", "support.listComments", "support.listAttachments"],
  },
  order: { page: "order-page", reads: [...shell, "orders.get", "orders.rows"] },
  team: {
    page: "team-page",
    reads: [...shell, "teams.get", "teams.listLicenses", "teams.listUsers"],
  },
  profile: { page: "profile-page", reads: [...shell, "viewer.timezones"] },
  sessions: { page: "sessions-page", reads: [...shell, "sessions.listWeb", "sessions.listProduct"] },
  confirmProfile: {
    page: "confirm-profile-page",
    reads: ["viewer.profileConfirmed", "viewer.me", "viewer.countries", "viewer.privacyPolicy"],
  },
  projects: {
    page: "projects-page",
    reads: [
      ...shell,
      "projects.latestCommits?page=1&page_size=1&order_by=-created_on",
      "projects.list?page=1&page_size=10&order_by=-updated_on",
    ],
  },
  project: {
    page: "project-page",
    reads: [
      ...shell,
      "projects.get",
      "projects.listCommits?page=1&page_size=24&order_by=-created_on",
      "projects.listCommits?page=1&page_size=10&order_by=-created_on",
    ],
  },
  projectSettings: { page: "project-settings-page", reads: [...shell, "projects.get"] },
  forks: {
    page: "forks-page",
    reads: [
      ...shell,
      "projects.get",
      "projects.list?page=1&page_size=100",
      "projects.listForks?page=1&page_size=10&order_by=-updated_on",
    ],
  },
  tags: {
    page: "tags-page",
    reads: [...shell, "projects.get", "projects.listTags?page=1&page_size=10&order_by=-created_on"],
  },
  // The tag names its commit, so the commit is read after it.
  tag: { page: "tag-page", reads: [...shell, "projects.get", "projects.getTag"] },
  // A side is `SHA` or `SHA.2`. Without its number, a build is known only after its commit.
  compare: {
    page: "compare-page",
    reads: [
      ...shell,
      "projects.get",
      "projects.getCommit(commitSha=before.0)",
      "projects.getCommit(commitSha=after.0)",
      "builds.get(commitSha=before.0,buildNumber=before.1)",
      "builds.get(commitSha=after.0,buildNumber=after.1)",
      "builds.stats(commitSha=before.0,buildNumber=before.1)",
      "builds.stats(commitSha=after.0,buildNumber=after.1)",
    ],
  },
  commit: {
    page: "commit-page",
    reads: [
      ...shell,
      "projects.getCommit",
      "builds.list?page=1&page_size=10&order_by=-created_on",
      "builds.listSimulations?page=1&page_size=10&order_by=-created_on",
    ],
  },
  build: { page: "build-page", reads: [...shell, "builds.get", "builds.stats", "builds.logs?rows_count=100"] },
  simulation: {
    page: "simulation-page",
    reads: [...shell, "builds.getSimulation", "builds.simulationLogs?rows_count=100"],
  },
  releases: {
    page: "releases-page",
    reads: [
      ...shell,
      "downloads.listStable?page=1&page_size=1",
      "downloads.listNightly?page=1&page_size=1",
      "releases.list?page=1&page_size=15&order_by=-created_at",
    ],
  },
  release: {
    page: "release-page",
    reads: [...shell, "releases.listHistory", "releases.get", "releases.listSharedLinks"],
  },
};

/** The first load of all other paths. */
export const fallback: FirstLoad = { page: "not-found-page", reads: shell };
