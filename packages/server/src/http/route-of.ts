import type { Context as HonoContext } from "hono";
import { matchedRoutes } from "hono/route";
import type { HonoEnv } from "./server-app";

const methods = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

/** A request's method, or `OTHER` if it isn't a standard one. */
export function methodOf({ method }: Pick<Request, "method">): string {
  return methods.has(method) ? method : "OTHER";
}

/** The method and route pattern of a request, for logs. The path and query themselves may contain secrets. */
export function routeOf(c: HonoContext<HonoEnv>): string {
  return `${methodOf(c.req)} ${matchedRoutes(c).at(-1)?.path ?? ""}`;
}
