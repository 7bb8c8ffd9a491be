import { depth } from "../depth";

/** Ways in which a server, a proxy or a network fails a portal. */
export const faultKinds = [
  "latency",
  "hang",
  "dropped",
  "400 detail",
  "400 fields",
  "400 list",
  "400 non-field",
  "401",
  "403 json",
  "403 csrf",
  "403 html",
  "404 html",
  "413 html",
  "429",
  "429 retry-after",
  "500 json",
  "500 html",
  "malformed",
  "empty",
] as const;

export type FaultKind = (typeof faultKinds)[number];

/**
 * The faults of a panel: an error page, no response, and an unreadable response. `Remote` and `useForm` handle the
 * others the same way, and one panel and one form are always tested with all of them.
 */
export const panelFaults: readonly FaultKind[] = depth<readonly FaultKind[]>(
  ["500 html", "dropped", "malformed"],
  faultKinds,
);

export interface Fault {
  readonly kind: FaultKind;
  /** A part of the URLs that fail. Defaults to the portal's API, without the session check. */
  readonly calls?: string;
  /** All by default. */
  readonly methods?: readonly string[];
  /** Whether the fault is over. From then on, requests reach the server. */
  readonly isOver?: () => boolean;
}

const html = (status: number, text: string) =>
  new Response(`<!doctype html><title>${status}</title><h1>${text}</h1>`, {
    status,
    headers: { "Content-Type": "text/html" },
  });
const json = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  Response.json(body, { status, headers });

const responses: Readonly<Record<Exclude<FaultKind, "latency" | "hang" | "dropped">, () => Response>> = {
  "400 detail": () => json(400, { detail: "This cannot be done now." }),
  "400 fields": () => json(400, { coupon_code: ["This coupon is not for this account."] }),
  "400 list": () => json(400, ["This cannot be done now."]),
  "400 non-field": () => json(400, { non_field_errors: ["This cannot be done now."] }),
  "401": () => json(401, { detail: "Invalid token." }),
  "403 json": () => json(403, { detail: "You do not have permission to perform this action." }),
  "403 csrf": () => json(403, { detail: "CSRF Failed: CSRF token from the 'X-Csrftoken' HTTP header incorrect." }),
  "403 html": () => html(403, "Forbidden"),
  "404 html": () => html(404, "Not Found"),
  "413 html": () => html(413, "Request Entity Too Large"),
  "429": () => json(429, { detail: "Request was throttled." }),
  "429 retry-after": () =>
    json(429, { detail: "Request was throttled. Expected available in 2 seconds." }, { "Retry-After": "2" }),
  "500 json": () => json(500, { detail: "Internal server error." }),
  "500 html": () => html(500, "Server Error"),
  malformed: () => new Response('{"count": 3, "results": [', { headers: { "Content-Type": "application/json" } }),
  empty: () => new Response(null, { status: 200 }),
};

/** A `fetch` in front of the real server. The chosen requests fail in the chosen way. */
export function faultyFetch(
  send: typeof fetch,
  { kind, calls = "/api/webapp/", methods, isOver = () => false }: Fault,
): typeof fetch {
  return async (input, init) => {
    const { url, method } = input instanceof Request ? input : { url: String(input), method: init?.method ?? "GET" };
    if (isOver() || !url.includes(calls) || methods?.includes(method) === false) return send(input, init);
    if (kind === "hang") return never(init?.signal);
    if (kind === "dropped") throw new TypeError("Failed to fetch");
    if (kind === "latency") return await settled(send(input, init), 400);
    return responses[kind]();
  };
}

function never(signal: AbortSignal | null | undefined): Promise<Response> {
  return new Promise((_resolve, reject) => {
    signal?.addEventListener("abort", () => reject(new DOMException("The request was aborted.", "AbortError")));
  });
}

async function settled<T>(value: Promise<T>, afterMs: number): Promise<T> {
  const [result] = await Promise.all([
    value,
    new Promise<void>((resolve) => {
      setTimeout(resolve, afterMs);
    }),
  ]);
  return result;
}

/**
 * A form's message for each fault. It is the server's message if it sent one. `refused` is for a page, or for a field
 * that the form doesn't have. `unexpected` is for no response or an unreadable one.
 */
export const formMessages = (
  refused: string,
  unexpected: string,
): Readonly<Record<Exclude<FaultKind, "latency">, string>> => ({
  hang: unexpected,
  dropped: unexpected,
  "400 detail": "This cannot be done now.",
  "400 fields": refused,
  "400 list": "This cannot be done now.",
  "400 non-field": "This cannot be done now.",
  "401": "Invalid token.",
  "403 json": "You do not have permission to perform this action.",
  "403 csrf": "CSRF Failed",
  "403 html": refused,
  "404 html": refused,
  "413 html": refused,
  "429": "Request was throttled.",
  "429 retry-after": "Request was throttled. Expected available in 2 seconds.",
  "500 json": "Internal server error.",
  "500 html": refused,
  malformed: unexpected,
  empty: unexpected,
});
