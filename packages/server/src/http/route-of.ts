import type { Context as HonoContext } from "hono";
import { matchedRoutes } from "hono/route";
import type { HonoEnv } from "./server-app";

const methods = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

/** The method and route pattern of a request. The path and the query themselves can contain secrets, so they are not logged. */
export function routeOf(c: HonoContext<HonoEnv>): string {
  return `${methods.has(c.req.method) ? c.req.method : "OTHER"} ${matchedRoutes(c).at(-1)?.path ?? ""}`;
}
