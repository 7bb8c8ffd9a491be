import { productHeader } from "@gatehouse/contract";
import { cors } from "hono/cors";
import { csrfTokenHeader } from "./csrf";
import type { RequestFacts, ServerApp } from "./server-app";

/**
 * The paths that pages of other origins may use: the API and raw logs. The server's own pages only serve its own
 * origin.
 */
const apiPaths = [
  "/api/*",
  "/auth/*",
  ...["builds", "simulations"].map((runs) => `/app/projects/:project/commits/:sha/${runs}/:number/raw/`),
];

/**
 * Lets pages of the allowed origins send requests with cookies and read the responses. Other origins get no extra
 * headers.
 */
export function allowOtherOrigins({ app, allowedOrigins }: ServerApp): void {
  if (allowedOrigins.length === 0) return;
  const allow = cors({
    origin: [...allowedOrigins],
    credentials: true,
    allowMethods: ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"],
    allowHeaders: ["Content-Type", "Idempotency-Key", "Range", csrfTokenHeader],
    // Panels read the server's clock from `Date`.
    exposeHeaders: [
      "Content-Disposition",
      "Content-Range",
      "Date",
      "ETag",
      "Retry-After",
      "X-Request-ID",
      csrfTokenHeader,
      productHeader,
    ],
    maxAge: 600,
  });
  for (const path of apiPaths)
    app.use(path, (c, next) => {
      if (c.req.header("Origin") !== undefined) return allow(c, next);
      // Reads of the portal's own pages have no `Origin`. Without the other headers, an unchanged poll stays below 300
      // bytes.
      c.res.headers.set("Vary", "Origin");
      return next();
    });
}

/** Whether a page of an allowed origin sent the request. */
export function isFromAllowedOrigin(
  { allowedOrigins }: ServerApp,
  { request }: Pick<RequestFacts, "request">,
): boolean {
  return allowedOrigins.includes(request.headers.get("Origin") ?? "");
}
