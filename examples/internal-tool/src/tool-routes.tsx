import type { RouteObject } from "react-router";
import { BoardsPage } from "./pages/boards-page";
import { ToolFrame } from "./tool-frame";

/** The tool's routes. Each page with panels loads separately, with the panels' code. */
export const toolRoutes: RouteObject[] = [
  {
    element: <ToolFrame />,
    hydrateFallbackElement: <p>Loading…</p>,
    children: [
      { index: true, element: <BoardsPage /> },
      // The portal's server has pages below /licenses/ of the same origin.
      {
        path: "account/licenses",
        lazy: { Component: async () => (await import("./pages/licenses-page")).LicensesPage },
      },
      {
        path: "account/licenses/:licenseGuid",
        lazy: { Component: async () => (await import("./pages/license-page")).LicensePage },
      },
      { path: "account/teams", lazy: { Component: async () => (await import("./pages/teams-page")).TeamsPage } },
      {
        path: "account/teams/:teamGuid",
        lazy: { Component: async () => (await import("./pages/team-page")).TeamPage },
      },
      { path: "account/cart", lazy: { Component: async () => (await import("./pages/cart-page")).CartPage } },
      { path: "account/builds", lazy: { Component: async () => (await import("./pages/builds-page")).BuildsPage } },
      {
        path: "account/builds/:projectGuid/:commitSha/:buildNumber",
        lazy: { Component: async () => (await import("./pages/build-page")).BuildPage },
      },
      {
        path: "account/simulations/:projectGuid/:commitSha/:buildNumber",
        lazy: { Component: async () => (await import("./pages/simulation-page")).SimulationPage },
      },
      {
        path: "account/projects",
        lazy: { Component: async () => (await import("./pages/projects-page")).ProjectsPage },
      },
      {
        path: "account/projects/:projectGuid",
        lazy: { Component: async () => (await import("./pages/project-page")).ProjectPage },
      },
      {
        path: "account/projects/:projectGuid/:commitSha",
        lazy: { Component: async () => (await import("./pages/commit-page")).CommitPage },
      },
      { path: "account/support", lazy: { Component: async () => (await import("./pages/support-page")).SupportPage } },
      {
        path: "account/support/:ticketId",
        lazy: { Component: async () => (await import("./pages/ticket-page")).TicketPage },
      },
      {
        path: "account/downloads",
        lazy: { Component: async () => (await import("./pages/downloads-page")).DownloadsPage },
      },
      {
        path: "account/releases",
        lazy: { Component: async () => (await import("./pages/releases-page")).ReleasesPage },
      },
      {
        path: "account/releases/:versionTag",
        lazy: { Component: async () => (await import("./pages/release-page")).ReleasePage },
      },
      { path: "account/me", lazy: { Component: async () => (await import("./pages/me-page")).MePage } },
      { path: "*", element: <h1>The tool has no such page</h1> },
    ],
  },
];
