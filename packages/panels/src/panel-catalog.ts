import type { ReactNode } from "react";

type RequiredProp<Props> = {
  [Name in keyof Props]-?: Record<never, never> extends Pick<Props, Name> ? never : Name;
}[keyof Props] &
  string;

type AttributeNames = Readonly<Record<string, string>>;

/** A public panel. Its code loads only when `load` is called. */
export interface CatalogPanel<
  Props extends object = never,
  Tag extends string = string,
  Names extends AttributeNames = AttributeNames,
  OptionalNames extends AttributeNames = AttributeNames,
> {
  /** The name of its custom element. */
  readonly tag: Tag;
  /** The element's attribute for each required prop. All are strings. */
  readonly attributes: Names;
  /** The element's attribute for each optional prop. */
  readonly optionalAttributes?: OptionalNames;
  /** @returns the component. */
  readonly load: () => Promise<(props: Props) => ReactNode>;
}

function panel<
  Props extends object,
  const Tag extends string,
  const Names extends Readonly<Record<RequiredProp<Props>, string>>,
  const OptionalNames extends AttributeNames = Readonly<Record<never, string>>,
>(entry: CatalogPanel<Props, Tag, Names, OptionalNames>): CatalogPanel<Props, Tag, Names, OptionalNames> {
  return entry;
}

/** Every panel that an embedder can show, by name. Elements, and tests that cover all panels, are built from it. */
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
  NeedsAttentionPanel: panel({
    tag: "gatehouse-needs-attention",
    attributes: {},
    load: async () =>
      (await import("./areas/licenses/needs-attention-panel/needs-attention-panel")).NeedsAttentionPanel,
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
  ProjectsPanel: panel({
    tag: "gatehouse-projects",
    attributes: {},
    load: async () => (await import("./areas/projects/projects-panel/projects-panel")).ProjectsPanel,
  }),
  ProjectPanel: panel({
    tag: "gatehouse-project",
    attributes: { projectGuid: "project-guid" },
    load: async () => (await import("./areas/projects/project-panel/project-panel")).ProjectPanel,
  }),
  ProjectFiguresPanel: panel({
    tag: "gatehouse-project-figures",
    attributes: { projectGuid: "project-guid" },
    load: async () =>
      (await import("./areas/projects/project-figures-panel/project-figures-panel")).ProjectFiguresPanel,
  }),
  CommitsPanel: panel({
    tag: "gatehouse-commits",
    attributes: { projectGuid: "project-guid" },
    load: async () => (await import("./areas/projects/commits-panel/commits-panel")).CommitsPanel,
  }),
  ProjectSettingsPanel: panel({
    tag: "gatehouse-project-settings",
    attributes: { projectGuid: "project-guid" },
    load: async () =>
      (await import("./areas/projects/project-settings-panel/project-settings-panel")).ProjectSettingsPanel,
  }),
  ForksPanel: panel({
    tag: "gatehouse-forks",
    attributes: { projectGuid: "project-guid" },
    load: async () => (await import("./areas/projects/forks-panel/forks-panel")).ForksPanel,
  }),
  TagsPanel: panel({
    tag: "gatehouse-tags",
    attributes: { projectGuid: "project-guid" },
    load: async () => (await import("./areas/projects/tags-panel/tags-panel")).TagsPanel,
  }),
  TagPanel: panel({
    tag: "gatehouse-tag",
    attributes: { projectGuid: "project-guid", tagGuid: "tag-guid" },
    load: async () => (await import("./areas/projects/tag-panel/tag-panel")).TagPanel,
  }),
  CommitPanel: panel({
    tag: "gatehouse-commit",
    attributes: { projectGuid: "project-guid", commitSha: "commit-sha" },
    load: async () => (await import("./areas/projects/commit-panel/commit-panel")).CommitPanel,
  }),
  ComparePanel: panel({
    tag: "gatehouse-compare",
    attributes: { projectGuid: "project-guid", before: "before", after: "after" },
    load: async () => (await import("./areas/projects/compare-panel/compare-panel")).ComparePanel,
  }),
  LatestProjectsCard: panel({
    tag: "gatehouse-latest-projects",
    attributes: {},
    load: async () => (await import("./areas/projects/latest-projects-card/latest-projects-card")).LatestProjectsCard,
  }),
  LatestCommitsCard: panel({
    tag: "gatehouse-latest-commits",
    attributes: {},
    load: async () => (await import("./areas/projects/latest-commits-card/latest-commits-card")).LatestCommitsCard,
  }),
  BuildsPanel: panel({
    tag: "gatehouse-builds",
    attributes: { projectGuid: "project-guid", commitSha: "commit-sha" },
    load: async () => (await import("./areas/builds/builds-panel/builds-panel")).BuildsPanel,
  }),
  SimulationsPanel: panel({
    tag: "gatehouse-simulations",
    attributes: { projectGuid: "project-guid", commitSha: "commit-sha" },
    load: async () => (await import("./areas/builds/simulations-panel/simulations-panel")).SimulationsPanel,
  }),
  BuildPanel: panel({
    tag: "gatehouse-build",
    attributes: { projectGuid: "project-guid", commitSha: "commit-sha", buildNumber: "build-number" },
    load: async () => (await import("./areas/builds/build-panel/build-panel")).BuildPanel,
  }),
  SimulationPanel: panel({
    tag: "gatehouse-simulation",
    attributes: { projectGuid: "project-guid", commitSha: "commit-sha", buildNumber: "build-number" },
    load: async () => (await import("./areas/builds/simulation-panel/simulation-panel")).SimulationPanel,
  }),
  LogViewer: panel({
    tag: "gatehouse-log",
    attributes: { src: "src" },
    load: async () => (await import("./areas/builds/log-viewer/log-viewer")).LogViewer,
  }),
  WavesPanel: panel({
    tag: "gatehouse-waves",
    attributes: { src: "src" },
    load: async () => (await import("./areas/builds/waves-panel/waves-panel")).WavesPanel,
  }),
  LatestBuildsCard: panel({
    tag: "gatehouse-latest-builds",
    attributes: {},
    load: async () => (await import("./areas/builds/latest-builds-card/latest-builds-card")).LatestBuildsCard,
  }),
  DownloadsPanel: panel({
    tag: "gatehouse-downloads",
    attributes: {},
    optionalAttributes: { releaseKey: "release-key" },
    load: async () => (await import("./areas/downloads/downloads-panel/downloads-panel")).DownloadsPanel,
  }),
  LatestReleaseCard: panel({
    tag: "gatehouse-latest-release",
    attributes: { kind: "kind" },
    optionalAttributes: { releaseKey: "release-key" },
    load: async () => (await import("./areas/downloads/latest-release-card/latest-release-card")).LatestReleaseCard,
  }),
  ReleaseManager: panel({
    tag: "gatehouse-release-manager",
    attributes: {},
    load: async () => (await import("./areas/releases/release-manager/release-manager")).ReleaseManager,
  }),
  ReleasePanel: panel({
    tag: "gatehouse-release",
    attributes: { versionTag: "version-tag" },
    load: async () => (await import("./areas/releases/release-panel/release-panel")).ReleasePanel,
  }),
  SupportPanel: panel({
    tag: "gatehouse-support",
    attributes: {},
    load: async () => (await import("./areas/support/support-panel/support-panel")).SupportPanel,
  }),
  TicketPanel: panel({
    tag: "gatehouse-ticket",
    attributes: { ticketId: "ticket-id" },
    load: async () => (await import("./areas/support/ticket-panel/ticket-panel")).TicketPanel,
  }),
};

export type PanelName = keyof typeof panelCatalog;

/** The tag names of the elements. */
export type PanelTag = (typeof panelCatalog)[PanelName]["tag"];
