import { type Screen, screens } from "@gatehouse/panels/navigation";
import { lazyPage, pageCatalog } from "@gatehouse/panels/page-catalog";
import { type AnyRootRoute, useParams } from "@tanstack/react-router";
import type { ComponentType, ReactNode } from "react";
import { useHostConfig } from "./config/host-config-context";
import { createRoute } from "./create-route";
import { reloadOnce } from "./reload-once";

type Params = Readonly<Record<string, string>>;

/** The route of a screen. It loads only that screen's page. */
function pageRoute(root: AnyRootRoute, screen: Screen) {
  return createRoute({
    getParentRoute: () => root,
    // The screens write a parameter as `{name}`, the router as `$name`, or as `{$name}` in a part of a segment.
    path: screens[screen].replace(/(?<=\/)\{(\w+)\}(?=\/|$)/g, "$$$1").replace(/\{(\w+)\}/g, "{$$$1}"),
    component: lazyPage(async () => withParams(screen, await pageCatalog[screen]()), reloadOnce),
  });
}

/** Wraps a page so that it remounts when the parameters change. */
function withParams(screen: Screen, page: (props: never) => ReactNode) {
  const Page = page as ComponentType<Readonly<Record<string, string | undefined>>>;
  return function Route() {
    const params: Params = useParams({ strict: false });
    const { help } = useHostConfig();
    const links = { commit: { learnMoreHref: help?.builds }, ticket: { rmaHref: help?.rma } };
    return <Page key={Object.values(params).join("/")} {...params} {...links[screen as keyof typeof links]} />;
  };
}

/** The routes of all screens. */
export const pageRoutes = (root: AnyRootRoute) =>
  Object.keys(screens).map((screen) => pageRoute(root, screen as Screen));
