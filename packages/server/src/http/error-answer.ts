import { isPortalError, type PortalError, type PortalErrorKind } from "@gatehouse/contract";
import type { Context as HonoContext } from "hono";
import { HTTPException } from "hono/http-exception";
import { failurePage, isCall } from "./failure-page";
import { redactError } from "./redact-error";
import { routeOf } from "./route-of";
import type { HonoEnv, ServerApp } from "./server-app";

const answers: Readonly<Record<PortalErrorKind, readonly [status: number, detail: string]>> = {
  invalid: [400, "Invalid input."],
  unauthenticated: [403, "Authentication credentials were not provided."],
  forbidden: [403, "You do not have permission to perform this action."],
  "not-found": [404, "Not found."],
  conflict: [409, "The object has changed in the meantime."],
  "too-large": [413, "The request is too large."],
  throttled: [429, "Request was throttled."],
  network: [500, "Internal server error."],
  timeout: [500, "Internal server error."],
  server: [500, "Internal server error."],
  contract: [500, "Internal server error."],
};

const failed = {
  title: "Something went wrong",
  sentence: "Something went wrong on our side. If it happens again, tell support the number of the request.",
};
const unreadable = { title: "Form not read", sentence: "The form could not be read. Nothing has been changed." };

/** The text that a reader sees instead. */
const pages: Readonly<Record<number, { readonly title: string; readonly sentence: string }>> = {
  400: unreadable,
  403: {
    title: "Form no longer valid",
    sentence:
      "This form was no longer valid. Nothing has been changed. If it happens again, allow this site's cookies.",
  },
  413: { title: "Too large", sentence: "What you sent is too large. Nothing has been changed." },
  415: unreadable,
  429: { title: "Too many attempts", sentence: "There were too many attempts. Wait a few minutes and try again." },
};

/** The one place that turns what was thrown into an answer: shaped as Django REST Framework does, or a page for a reader. */
export function errorAnswer(error: unknown, c: HonoContext<HonoEnv>, server: ServerApp): Response {
  const [status, body] = describe(error);
  if (status >= 500)
    server.log({ requestId: c.get("requestId"), request: routeOf(c), status, error: redactError(error) });
  if (!isCall(c.req.path)) return failurePage(c, server, { status, ...(pages[status] ?? failed) });
  const headers = new Headers({ "Content-Type": "application/json" });
  if (isPortalError(error, "throttled") && error.retryAfterMs !== undefined)
    headers.set("Retry-After", String(Math.ceil(error.retryAfterMs / 1_000)));
  return new Response(JSON.stringify(body), { status, headers });
}

function describe(error: unknown): readonly [status: number, body: unknown] {
  if (error instanceof HTTPException && error.status < 500) return [error.status, { detail: error.message }];
  if (!isPortalError(error)) return [500, { detail: answers.server[1] }];
  const [usual, detail] = answers[error.kind];
  const status = usual === 500 ? 500 : (error.status ?? usual);
  if (status >= 500) return [status, { detail }];
  return [status, bodyOf(error) ?? { detail }];
}

function bodyOf({ detail, fields, messages }: PortalError): unknown {
  if (detail !== undefined) return { detail };
  if (Object.keys(fields).length === 0 && messages.length === 0) return undefined;
  return messages.length === 0 ? fields : { ...fields, non_field_errors: messages };
}
