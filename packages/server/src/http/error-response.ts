import { isPortalError, type PortalError, type PortalErrorKind } from "@gatehouse/contract";
import type { Context as HonoContext } from "hono";
import { HTTPException } from "hono/http-exception";
import type { Language } from "../texts/language";
import { pageTexts } from "../texts/pages";
import type { PageTexts } from "../texts/pages.messages";
import { inLanguage, sayIn } from "../texts/refusal";
import type { Say } from "../texts/refusals.messages";
import { failurePage, isCall } from "./failure-page";
import { redactError } from "./redact-error";
import { requestFacts } from "./request-facts";
import { routeOf } from "./route-of";
import type { HonoEnv, ServerApp } from "./server-app";

const responses: Readonly<Record<PortalErrorKind, readonly [status: number, detail: Say]>> = {
  invalid: [400, (t) => t.usual.invalid],
  unauthenticated: [403, (t) => t.usual.unauthenticated],
  forbidden: [403, (t) => t.usual.forbidden],
  "not-found": [404, (t) => t.usual.notFound],
  conflict: [409, (t) => t.usual.conflict],
  "too-large": [413, (t) => t.usual.tooLarge],
  throttled: [429, (t) => t.usual.throttled],
  network: [500, (t) => t.usual.server],
  timeout: [500, (t) => t.usual.server],
  server: [500, (t) => t.usual.server],
  contract: [500, (t) => t.usual.server],
};

/** The text of the page that people see for each status. */
const pages: Readonly<Record<number, keyof PageTexts["failures"]>> = {
  400: "unreadable",
  403: "staleForm",
  413: "tooLarge",
  415: "unreadable",
  429: "throttled",
};

/** Turns any thrown value into a response: Django REST Framework's JSON for API requests, otherwise a page. */
export function errorResponse(error: unknown, c: HonoContext<HonoEnv>, server: ServerApp): Response {
  const { language } = requestFacts(c, server);
  const [status, body] = describe(inLanguage(error, language), language);
  if (status >= 500)
    server.log({ requestId: c.get("requestId"), request: routeOf(c), status, error: redactError(error) });
  if (!isCall(c.req.path))
    return failurePage(c, server, { status, ...pageTexts(language).failures[pages[status] ?? "failed"] });
  const headers = new Headers({ "Content-Type": "application/json" });
  if (isPortalError(error, "throttled") && error.retryAfterMs !== undefined)
    headers.set("Retry-After", String(Math.ceil(error.retryAfterMs / 1_000)));
  return new Response(JSON.stringify(body), { status, headers });
}

function describe(error: unknown, language: Language): readonly [status: number, body: unknown] {
  if (error instanceof HTTPException && error.status < 500) return [error.status, { detail: error.message }];
  if (!isPortalError(error)) return [500, { detail: sayIn(language, responses.server[1]) }];
  const [usual, say] = responses[error.kind];
  const detail = sayIn(language, say);
  const status = usual === 500 ? 500 : (error.status ?? usual);
  if (status >= 500) return [status, { detail }];
  return [status, bodyOf(error) ?? { detail }];
}

function bodyOf({ detail, fields, messages }: PortalError): unknown {
  if (detail !== undefined) return { detail };
  if (Object.keys(fields).length === 0 && messages.length === 0) return undefined;
  return messages.length === 0 ? fields : { ...fields, non_field_errors: messages };
}
