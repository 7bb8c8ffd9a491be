import { PortalError, productPath } from "@gatehouse/contract";
import type { Context as HonoContext } from "hono";
import type { HonoEnv, Portal } from "./portal";

/** Answers a request that no route took: the missing slash as Django's APPEND_SLASH does, then 405, then 404. */
export function answerUnknownPath(c: HonoContext<HonoEnv>, portal: Portal): Response {
  const { path } = c.req;
  if (!path.startsWith("/api/") && !path.startsWith("/accounts/")) throw new PortalError("not-found");
  if (!path.endsWith("/") && methodsAt(portal, `${path}/`).length > 0) {
    const location = `${path}/${new URL(c.req.url).search}`;
    return new Response(null, { status: 301, headers: { Location: location, "X-Request-ID": c.get("requestId") } });
  }
  const methods = methodsAt(portal, path);
  if (methods.length === 0) throw new PortalError("not-found");
  return new Response(JSON.stringify({ detail: `Method "${c.req.method}" not allowed.` }), {
    status: 405,
    headers: { Allow: methods.join(", "), "Content-Type": "application/json", "X-Request-ID": c.get("requestId") },
  });
}

function methodsAt({ app, product, endpoints }: Portal, path: string): readonly string[] {
  const methods = new Set<string>();
  for (const call of endpoints) if (matches(productPath(product, call.path), path)) methods.add(call.method);
  for (const route of app.routes) if (route.path === path && route.method !== "ALL") methods.add(route.method);
  return [...methods];
}

function matches(template: string, path: string): boolean {
  const parts = template.split("/");
  const actual = path.split("/");
  return parts.length === actual.length && parts.every((part, at) => (part.startsWith("{") ? actual[at] !== "" : part === actual[at]));
}
