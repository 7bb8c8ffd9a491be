import { lazyPage, notFoundPage, PageFailed } from "@gatehouse/panels/page-catalog";
import { createRouter, Outlet, redirect } from "@tanstack/react-router";
import { createRootRoute, createRoute } from "./create-route";
import { pageRoutes } from "./page-routes";
import { Portal } from "./portal";
import { reloadOnce } from "./reload-once";

const root = createRootRoute({
  component: () => (
    <Portal>
      <Outlet />
    </Portal>
  ),
  notFoundComponent: lazyPage(notFoundPage, reloadOnce),
});

// An alternative URL of a team, which redirects to the main one.
const teamBelowLicenses = createRoute({
  getParentRoute: () => root,
  path: "/licenses/teams/$teamGuid",
  beforeLoad: ({ params }) => {
    throw redirect({ to: "/teams/$teamGuid", params, replace: true });
  },
});

// The list of commits is on the project's page.
const commitsOfProject = createRoute({
  getParentRoute: () => root,
  path: "/projects/$projectGuid/commits",
  beforeLoad: ({ params }) => {
    throw redirect({ to: "/projects/$projectGuid", params, replace: true });
  },
});

export const router = createRouter({
  routeTree: root.addChildren([...pageRoutes(root), teamBelowLicenses, commitsOfProject]),
  basepath: "/app",
  defaultPreload: "intent",
  defaultErrorComponent: ({ reset }) => <PageFailed onRetry={reset} />,
  scrollRestoration: true,
});
