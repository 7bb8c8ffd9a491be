import type { Context as HonoContext } from "hono";
import { html } from "hono/html";
import { answerPage } from "./html-page";
import { errorNote } from "./page-notes";
import { redactError } from "./redact-error";
import { routeOf } from "./route-of";
import type { HonoEnv, ServerApp } from "./server-app";

/** When to try again: most outages last only seconds. */
export const retryAfterMs = 5_000;

const detail = "The service is temporarily unavailable. Try again in a moment.";

/** Answers 503 to a request that could not be served now: as Django REST Framework, as django-allauth, or as a page. */
export function unavailableAnswer(error: unknown, c: HonoContext<HonoEnv>, server: ServerApp): Response {
  server.log({ requestId: c.get("requestId"), request: routeOf(c), status: 503, error: redactError(error) });
  return isCall(c.req.path) ? unavailable(c.req.path) : unavailablePage(c, server);
}

/** The same response without a portal to render a page. */
export function unavailable(path: string): Response {
  const isAuth = path.startsWith("/auth/");
  const body = isAuth ? { status: 503, errors: [{ message: detail, code: "unavailable" }] } : { detail };
  return new Response(isCall(path) ? JSON.stringify(body) : `${detail}\n`, {
    status: 503,
    headers: {
      "Content-Type": isCall(path) ? "application/json" : "text/plain",
      "Cache-Control": "private, no-store",
      "Retry-After": String(retryAfterMs / 1_000),
    },
  });
}

const isCall = (path: string) => /^\/(?:api|auth)\//.test(path);

function unavailablePage(c: HonoContext<HonoEnv>, server: ServerApp): Response {
  const { pathname, search } = new URL(c.req.url);
  const isForm = c.req.method !== "GET" && c.req.method !== "HEAD";
  return answerPage(c, server, {
    title: "Temporarily unavailable",
    status: 503,
    retryAfterMs,
    body: html`<h1>Temporarily unavailable</h1>
${errorNote(isForm ? "Something on our side is not responding. Go back and send the form again in a moment." : "Something on our side is not responding. Try again in a moment.")}
${isForm ? "" : html`<a class="button" href="${pathname + search}">Try again</a>`}
<a class="button" href="/app/">Back to Home</a>`,
  });
}
