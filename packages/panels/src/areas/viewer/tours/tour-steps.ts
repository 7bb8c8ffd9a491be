import type { Tour } from "./tour-flags";

/** The CSS selector for each step, in display order. Steps without a matching element on the page are skipped. */
type Steps = Readonly<Record<string, string>>;

const panel = (name: string) => `[data-panel="${name}"]`;
const marked = (name: string) => `[data-tour="${name}"]`;

/** The buttons in a panel's header, which read-only users don't have. */
const actionsOf = (place: string) => `${place} .gh-panel-actions`;

/** The guided tours by page. A new panel on one of these pages adds its step here, and its texts to the messages. */
export const tourSteps = {
  dashboard: {
    menu: ".gh-sidebar",
    cart: ".gh-cart-button",
    search: marked("search"),
    licenses: panel("LicenseStatusPanel"),
    projects: panel("LatestProjectsCard"),
    commits: panel("LatestCommitsCard"),
    builds: panel("LatestBuildsCard"),
    stable: marked("latest-stable"),
    nightly: marked("latest-nightly"),
  },
  licenses: {
    list: panel("LicensesPanel"),
    add: marked("add-license"),
    coupon: marked("add-license"),
    trial: marked("add-license"),
    teams: panel("TeamsPanel"),
  },
  team: {
    details: marked("team-details"),
    edit: actionsOf(marked("team-details")),
    licenses: marked("team-licenses"),
    addLicenses: actionsOf(marked("team-licenses")),
    users: marked("team-users"),
    addUsers: actionsOf(marked("team-users")),
  },
  projects: {
    latest: marked("latest-commit"),
    list: marked("projects"),
    search: `${marked("projects")} .gh-toolbar-search`,
    sort: `${marked("projects")} .gh-toolbar-end`,
  },
  project: {
    details: marked("project-details"),
    pages: actionsOf(marked("project-details")),
    commits: marked("commits"),
  },
  commit: {
    details: panel("CommitPanel"),
    sources: actionsOf(panel("CommitPanel")),
    builds: panel("BuildsPanel"),
    simulations: panel("SimulationsPanel"),
  },
  cart: { rows: panel("CartPanel"), add: actionsOf(panel("CartPanel")), submit: ".gh-cart-foot" },
} as const satisfies Readonly<Record<Tour, Steps>>;

/** The names of a tour's steps, which are also the keys of its texts. */
export type TourSteps<T extends Tour> = keyof (typeof tourSteps)[T];
