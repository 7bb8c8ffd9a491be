import type { Context as HonoContext } from "hono";
import { isDatabaseUnavailable } from "../db/database-unavailable";
import { failurePage, isCall, isForm } from "./failure-page";
import { redactError } from "./redact-error";
import { headersOf } from "./response-headers";
import { routeOf } from "./route-of";
import type { HonoEnv, ServerApp } from "./server-app";

/** When to try again: most outages last only seconds. */
export const retryAfterMs = 5_000;

const detail = "The service is temporarily unavailable. Try again in a moment.";

/** Answers 503 to a request that could not be served now: as Django REST Framework, as django-allauth, or as a page. */
export function unavailableAnswer(error: unknown, c: HonoContext<HonoEnv>, server: ServerApp): Response {
  server.log({ requestId: c.get("requestId"), request: routeOf(c), status: 503, error: redactError(error) });
  if (isCall(c.req.path)) return unavailable(c.req.path);
  const what = isDatabaseUnavailable(error) ? "The database" : "The store for files";
  const next = isForm(c)
    ? "Nothing that you entered is lost if you go back in the browser: send the form again in a moment."
    : "Try again in a moment.";
  return failurePage(c, server, {
    title: "Temporarily unavailable",
    status: 503,
    retryAfterMs,
    sentence: `${what} is not responding. ${next}`,
  });
}

/** The same response without a portal to render a page. */
export function unavailable(path: string): Response {
  const isAuth = path.startsWith("/auth/");
  const body = isAuth ? { status: 503, errors: [{ message: detail, code: "unavailable" }] } : { detail };
  return new Response(isCall(path) ? JSON.stringify(body) : `${detail}\n`, {
    status: 503,
    headers: headersOf("error", {
      "Content-Type": isCall(path) ? "application/json" : "text/plain",
      "Retry-After": String(retryAfterMs / 1_000),
    }),
  });
}
