import { notFoundPage } from "@gatehouse/panels/page-catalog";
import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
  redirect,
} from "@tanstack/react-router";
import { pageRoutes } from "./page-routes";
import { Portal } from "./portal";

const root = createRootRoute({
  component: () => (
    <Portal>
      <Outlet />
    </Portal>
  ),
  notFoundComponent: lazyRouteComponent(async () => ({ Route: await notFoundPage() }), "Route"),
});

// Another address of a team, which leads to its own.
const teamBelowLicenses = createRoute({
  getParentRoute: () => root,
  path: "/licenses/teams/$teamGuid",
  beforeLoad: ({ params }) => {
    throw redirect({ to: "/teams/$teamGuid", params, replace: true });
  },
});

export const router = createRouter({
  routeTree: root.addChildren([...pageRoutes(root), teamBelowLicenses]),
  basepath: "/app",
  defaultPreload: "intent",
  scrollRestoration: true,
});
