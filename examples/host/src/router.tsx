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
  // A file of its own, so that a bundler takes no other page with it.
  notFoundComponent: lazyRouteComponent(() => import("./not-found-route"), "NotFoundRoute"),
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
