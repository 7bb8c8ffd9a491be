import { screens } from "@gatehouse/panels/navigation";
import { createRootRoute, createRoute, createRouter, lazyRouteComponent, Outlet, redirect } from "@tanstack/react-router";
import { Portal } from "./portal";

const root = createRootRoute({
  component: () => (
    <Portal>
      <Outlet />
    </Portal>
  ),
  notFoundComponent: lazyRouteComponent(() => import("./not-found-route"), "NotFoundRoute"),
});

const dashboard = createRoute({
  getParentRoute: () => root,
  path: screens.dashboard,
  component: lazyRouteComponent(() => import("./dashboard-route"), "DashboardRoute"),
});

const licenses = createRoute({
  getParentRoute: () => root,
  path: screens.licenses,
  component: lazyRouteComponent(() => import("./licenses-route"), "LicensesRoute"),
});

const license = createRoute({
  getParentRoute: () => root,
  path: routePath(screens.license),
  component: lazyRouteComponent(() => import("./license-route"), "LicenseRoute"),
});

const shoppingCart = createRoute({
  getParentRoute: () => root,
  path: screens.shoppingCart,
  component: lazyRouteComponent(() => import("@gatehouse/panels/pages"), "CartPage"),
});

const orders = createRoute({
  getParentRoute: () => root,
  path: screens.orders,
  component: lazyRouteComponent(() => import("@gatehouse/panels/pages"), "OrdersPage"),
});

const order = createRoute({
  getParentRoute: () => root,
  path: routePath(screens.order),
  component: lazyRouteComponent(() => import("./order-route"), "OrderRoute"),
});

const profile = createRoute({
  getParentRoute: () => root,
  path: screens.profile,
  component: lazyRouteComponent(() => import("@gatehouse/panels/pages"), "ProfilePage"),
});

const sessions = createRoute({
  getParentRoute: () => root,
  path: screens.sessions,
  component: lazyRouteComponent(() => import("./sessions-route"), "SessionsRoute"),
});

const confirmProfile = createRoute({
  getParentRoute: () => root,
  path: screens.confirmProfile,
  component: lazyRouteComponent(() => import("./confirm-profile-route"), "ConfirmProfileRoute"),
});

const team = createRoute({
  getParentRoute: () => root,
  path: routePath(screens.team),
  component: lazyRouteComponent(() => import("./team-route"), "TeamRoute"),
});

// Where teams stood once; links to them are still about.
const formerTeam = createRoute({
  getParentRoute: () => root,
  path: "/licenses/teams/$teamGuid",
  beforeLoad: ({ params }) => {
    throw redirect({ to: "/teams/$teamGuid", params, replace: true });
  },
});

export const router = createRouter({
  routeTree: root.addChildren([dashboard, licenses, license, team, formerTeam, shoppingCart, orders, order, profile, sessions, confirmProfile]),
  basepath: "/app",
  defaultPreload: "intent",
  scrollRestoration: true,
});

/** `{name}`, as the screens write a parameter, to the router's `$name`. */
function routePath<Path extends string>(path: Path): RoutePath<Path> {
  return path.replace(/\{(\w+)\}/g, "$$$1") as RoutePath<Path>;
}

type RoutePath<Path extends string> = Path extends `${infer Before}{${infer Name}}${infer Rest}` ? `${Before}$${Name}${RoutePath<Rest>}` : Path;

declare module "@tanstack/react-router" {
  interface Register {
    router: typeof router;
  }
}
