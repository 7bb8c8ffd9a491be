import { PortalError, type PortalErrorKind } from "./portal-error";

const kindByStatus: Readonly<Record<number, PortalErrorKind>> = {
  400: "invalid",
  401: "unauthenticated",
  403: "forbidden",
  404: "not-found",
  408: "timeout",
  409: "conflict",
  410: "unauthenticated",
  412: "conflict",
  413: "too-large",
  422: "invalid",
  429: "throttled",
};

/**
 * Turns a refusing answer into a {@link PortalError}. Takes Django REST Framework's shapes (`{detail}`, messages by
 * field, a bare list), django-allauth's `{status, errors}`, and HTML pages, whose text is never shown.
 */
export async function readError(response: Response, endpoint: string): Promise<PortalError> {
  const kind = kindByStatus[response.status] ?? (response.status >= 500 ? "server" : "invalid");
  const retryAfterMs = kind === "throttled" ? readRetryAfter(response.headers.get("Retry-After")) : undefined;
  return new PortalError(kind, {
    ...readMessages(await readJson(response)),
    status: response.status,
    retryAfterMs,
    requestId: response.headers.get("X-Request-ID") ?? undefined,
    endpoint,
  });
}

async function readJson(response: Response): Promise<unknown> {
  if (!response.headers.get("Content-Type")?.includes("json")) return undefined;
  return response.json().catch(() => undefined);
}

type Messages = { detail?: string; fields?: Record<string, readonly string[]>; messages?: readonly string[] };

function readMessages(body: unknown): Messages {
  if (typeof body === "string") return { detail: body };
  if (Array.isArray(body)) return { messages: textsOf(body) };
  if (typeof body !== "object" || body === null) return {};
  if ("errors" in body && Array.isArray(body.errors)) return readAllauthErrors(body.errors);
  const { detail, non_field_errors: general, ...fields } = body as Record<string, unknown>;
  return {
    detail: typeof detail === "string" ? detail : undefined,
    messages: textsOf(general),
    fields: Object.fromEntries(
      Object.entries(fields).map(([name, value]) => [name, textsOf(value)] as const).filter(([, texts]) => texts.length > 0),
    ),
  };
}

function readAllauthErrors(errors: readonly unknown[]): Messages {
  const fields: Record<string, string[]> = {};
  const messages: string[] = [];
  for (const error of errors) {
    const { message, param } = (error ?? {}) as { message?: unknown; param?: unknown };
    if (typeof message !== "string") continue;
    if (typeof param === "string") (fields[param] ??= []).push(message);
    else messages.push(message);
  }
  return { fields, messages };
}

function textsOf(value: unknown): readonly string[] {
  if (typeof value === "string") return [value];
  return Array.isArray(value) ? value.filter((text): text is string => typeof text === "string") : [];
}

/** `Retry-After` in seconds or as an HTTP date; null when absent or unreadable. */
function readRetryAfter(value: string | null): number | undefined {
  if (value === null) return undefined;
  const seconds = Number(value);
  const ms = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(value) - Date.now();
  return Number.isNaN(ms) ? undefined : Math.max(0, ms);
}
