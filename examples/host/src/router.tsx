import { screens } from "@gatehouse/panels/navigation";
import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
  redirect,
} from "@tanstack/react-router";
import { Portal } from "./portal";

// Each page is fetched through a file of its own here: a bundler then takes no other page with it.

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
  component: lazyRouteComponent(() => import("./cart-route"), "CartRoute"),
});

const orders = createRoute({
  getParentRoute: () => root,
  path: screens.orders,
  component: lazyRouteComponent(() => import("./orders-route"), "OrdersRoute"),
});

const order = createRoute({
  getParentRoute: () => root,
  path: routePath(screens.order),
  component: lazyRouteComponent(() => import("./order-route"), "OrderRoute"),
});

const profile = createRoute({
  getParentRoute: () => root,
  path: screens.profile,
  component: lazyRouteComponent(() => import("./profile-route"), "ProfileRoute"),
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

// Another address of a team, which leads to its own.
const teamBelowLicenses = createRoute({
  getParentRoute: () => root,
  path: "/licenses/teams/$teamGuid",
  beforeLoad: ({ params }) => {
    throw redirect({ to: "/teams/$teamGuid", params, replace: true });
  },
});

export const router = createRouter({
  routeTree: root.addChildren([
    dashboard,
    licenses,
    license,
    team,
    teamBelowLicenses,
    shoppingCart,
    orders,
    order,
    profile,
    sessions,
    confirmProfile,
  ]),
  basepath: "/app",
  defaultPreload: "intent",
  scrollRestoration: true,
});

/** `{name}`, as the screens write a parameter, to the router's `$name`. */
function routePath<Path extends string>(path: Path): RoutePath<Path> {
  return path.replace(/\{(\w+)\}/g, "$$$1") as RoutePath<Path>;
}

type RoutePath<Path extends string> = Path extends `${infer Before}{${infer Name}}${infer Rest}`
  ? `${Before}$${Name}${RoutePath<Rest>}`
  : Path;

declare module "@tanstack/react-router" {
  interface Register {
    router: typeof router;
  }
}
