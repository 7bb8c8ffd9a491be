import type * as router from "@tanstack/react-router";
import { BaseRootRoute, BaseRoute } from "@tanstack/router-core";

// The routes of the router's own functions also have hooks and a link, which the host doesn't use. They would add the
// code of links to every page.

export const createRootRoute = ((options) => new BaseRootRoute(options)) as typeof router.createRootRoute;

export const createRoute = ((options) => new BaseRoute(options)) as typeof router.createRoute;
