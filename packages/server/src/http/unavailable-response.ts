import type { Context as HonoContext } from "hono";
import { isDatabaseUnavailable } from "../db/database-unavailable";
import type { Language } from "../texts/language";
import { pageTexts } from "../texts/pages";
import { sayIn } from "../texts/refusal";
import { failurePage, isCall, isForm } from "./failure-page";
import { redactError } from "./redact-error";
import { requestFacts } from "./request-facts";
import { headersOf } from "./response-headers";
import { routeOf } from "./route-of";
import type { HonoEnv, ServerApp } from "./server-app";

/** When to try again: most outages last only seconds. */
export const retryAfterMs = 5_000;

/** A 503 for a request that can't be served right now: for Django REST Framework, for django-allauth, or as a page. */
export function unavailableResponse(error: unknown, c: HonoContext<HonoEnv>, server: ServerApp): Response {
  server.log({ requestId: c.get("requestId"), request: routeOf(c), status: 503, error: redactError(error) });
  const { language } = requestFacts(c, server);
  if (isCall(c.req.path)) return unavailable(c.req.path, language);
  const texts = pageTexts(language).unavailable;
  return failurePage(c, server, {
    title: texts.title,
    status: 503,
    retryAfterMs,
    sentence: `${isDatabaseUnavailable(error) ? texts.database : texts.files} ${isForm(c) ? texts.sendAgain : texts.tryAgain}`,
  });
}

/** The same 503 as JSON or plain text. It needs no server app to render a page. */
export function unavailable(path: string, language: Language = "en"): Response {
  const detail = sayIn(language, (t) => t.usual.unavailable);
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
