import type { Context as HonoContext } from "hono";
import { matchedRoutes } from "hono/route";
import type { HonoEnv } from "./server-app";

const methods = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

/** A request's method, or `OTHER` for one that clients make up. */
export function methodOf({ method }: Pick<Request, "method">): string {
  return methods.has(method) ? method : "OTHER";
}

/** The method and route pattern of a request. The path and the query themselves can contain secrets, so they are not logged. */
export function routeOf(c: HonoContext<HonoEnv>): string {
  return `${methodOf(c.req)} ${matchedRoutes(c).at(-1)?.path ?? ""}`;
}
