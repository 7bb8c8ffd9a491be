import { PortalError, productHeader, productPath } from "@gatehouse/contract";
import type { Context as HonoContext } from "hono";
import { sayIn } from "../texts/refusal";
import { errorResponse } from "./error-response";
import { notFoundPage } from "./not-found-page";
import { requestFacts } from "./request-facts";
import type { HonoEnv, ServerApp } from "./server-app";

/**
 * Responds to a path without a route: a redirect that adds the slash, as with Django's APPEND_SLASH, or 405, or 404.
 */
export function unknownPathResponse(c: HonoContext<HonoEnv>, server: ServerApp): Response {
  // Use the path as it was sent. A decoded path may not be valid in a header.
  const { pathname: path, search } = new URL(c.req.url);
  if (!path.endsWith("/") && methodsAt(server, `${path}/`).length > 0) {
    return new Response(null, { status: 301, headers: { Location: `${path}/${search}` } });
  }
  const methods = methodsAt(server, path);
  if (methods.length === 0 && !/^\/(?:api|auth)\//.test(path)) return notFoundPage(c, server);
  if (methods.length === 0) {
    // Names this server's product, for clients that are configured for another one.
    const response = errorResponse(new PortalError("not-found"), c, server);
    response.headers.set(productHeader, server.product.id);
    return response;
  }
  const { language } = requestFacts(c, server);
  const detail = sayIn(language, (t) => t.usual.methodNotAllowed(c.req.method));
  return new Response(JSON.stringify({ detail }), {
    status: 405,
    headers: { Allow: methods.join(", "), "Content-Type": "application/json" },
  });
}

function methodsAt({ app, product, endpoints }: ServerApp, path: string): readonly string[] {
  const methods = new Set<string>();
  for (const call of endpoints) if (matches(productPath(product, call.path), path)) methods.add(call.method);
  for (const route of app.routes) if (route.method !== "ALL" && matches(route.path, path)) methods.add(route.method);
  return [...methods];
}

function matches(template: string, path: string): boolean {
  const parts = template.split("/");
  const actual = path.split("/");
  return (
    parts.length === actual.length &&
    parts.every((part, at) => (/^[{:]/.test(part) ? actual[at] !== "" : part === actual[at]))
  );
}
