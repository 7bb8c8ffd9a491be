import { PortalError, type PortalErrorKind } from "../errors/portal-error";
import { type HttpResponse, isHtml } from "./send";

const kindByStatus: Readonly<Record<number, PortalErrorKind>> = {
  400: "invalid",
  401: "unauthenticated",
  403: "forbidden",
  404: "not-found",
  408: "timeout",
  409: "conflict",
  410: "not-found",
  412: "conflict",
  413: "too-large",
  422: "invalid",
  429: "throttled",
  504: "timeout",
};

/**
 * Turns an error response into a {@link PortalError}. Reads Django REST Framework's shapes (`{detail}`, messages by
 * field, a bare list) and django-allauth's `{status, errors}`. The text of an HTML page is never shown.
 */
export function readError(response: HttpResponse, endpoint: string): PortalError {
  return new PortalError(kindByStatus[response.status] ?? (response.status >= 500 ? "server" : "invalid"), {
    ...readMessages(readJson(response)),
    status: response.status,
    retryAfterMs: readRetryAfter(response.headers),
    requestId: response.headers.get("X-Request-ID") ?? undefined,
    endpoint,
  });
}

// Some servers leave the content type out, or send JSON as plain text.
function readJson(response: HttpResponse): unknown {
  if (isHtml(response)) return undefined;
  try {
    return JSON.parse(response.text);
  } catch {
    return undefined;
  }
}

interface Messages {
  readonly detail?: string;
  readonly fields?: Readonly<Record<string, readonly string[]>>;
  readonly messages?: readonly string[];
}

function readMessages(body: unknown): Messages {
  if (typeof body === "string") return { detail: body };
  if (Array.isArray(body)) return { messages: textsOf(body) };
  if (typeof body !== "object" || body === null) return {};
  const { detail, non_field_errors: general, ...fields } = body as Record<string, unknown>;
  if (Array.isArray(fields["errors"])) return readAllauthErrors(fields["errors"]);
  if ("status" in fields && "meta" in fields) return {};
  return {
    detail: textsOf(detail).join(" ") || undefined,
    messages: textsOf(general),
    fields: Object.fromEntries(
      Object.entries(fields)
        .map(([name, value]) => [name, textsOf(value)] as const)
        .filter(([, texts]) => texts.length > 0),
    ),
  };
}

function readAllauthErrors(errors: readonly unknown[]): Messages {
  const fields = new Map<string, readonly string[]>();
  const messages: string[] = [];
  for (const error of errors) {
    const { message, param } = (error ?? {}) as { message?: unknown; param?: unknown };
    const texts = textsOf(typeof error === "string" ? error : message);
    if (typeof param === "string") fields.set(param, [...(fields.get(param) ?? []), ...texts]);
    else messages.push(...texts);
  }
  return { fields: Object.fromEntries(fields), messages };
}

/** All texts in a message, a list of messages, or the nested messages of a nested field. */
function textsOf(value: unknown): readonly string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

/** About 12 days. Timers end at once if their time is longer than 24 days. */
const longestMs = 1e9;

/**
 * `Retry-After` in seconds or as an HTTP date. A date is compared with the response's `Date`, because this machine's
 * clock may be wrong.
 */
function readRetryAfter(headers: Headers): number | undefined {
  const value = headers.get("Retry-After") ?? "";
  const seconds = parseFloat(value);
  const ms = Number.isNaN(seconds)
    ? Date.parse(value) - (Date.parse(headers.get("Date") ?? "") || Date.now())
    : seconds * 1000;
  return Number.isNaN(ms) ? undefined : Math.min(Math.max(0, ms), longestMs);
}
