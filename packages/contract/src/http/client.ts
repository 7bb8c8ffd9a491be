import "./jitless";
import { PortalError } from "../errors/portal-error";
import { type CookieReader, pageCookies } from "./cookie";
import { isCsrfFailure } from "./csrf";
import { commonHeaders, commonInit } from "./early-reads";
import { type Endpoint, endpointId, type EndpointResponse, type InputArguments } from "./endpoint";
import { newIdempotencyKey } from "./idempotency-key";
import { isFirstPage } from "./is-first-page";
import type { Page } from "./list";
import { parseResponse, unreadable } from "./parse-response";
import type { Product } from "./product";
import { type ProductEvidence, productEvidence } from "./product-evidence";
import { readError } from "./read-error";
import { requestBody } from "./request-body";
import { type HttpResponse, isHtml, send } from "./send";
import { ServerClock } from "./server-clock";
import { createSessionProbe } from "./session-probe";
import { readSession } from "./session-response";
import { endpointUrl } from "./url";

export interface ClientOptions {
  /** The API's origin. `""` means the page's own origin. */
  readonly origin?: string;
  readonly product: Product;
  /** Sends all requests. Defaults to the page's `fetch`. */
  readonly fetch?: typeof fetch;
  /** Whether `fetch` only forwards to the page's own, so that a request may use another one instead. */
  readonly isPageFetch?: boolean;
  /** The cookie with the CSRF token. Defaults to `__Host-csrftoken`, and `csrftoken` if that does not exist. */
  readonly csrfCookie?: string;
  readonly csrfHeader?: string;
  /** Reads the CSRF token, by default from the page's cookies. For embedders that store cookies elsewhere. */
  readonly readCookie?: CookieReader;
  /** The time limit of a request, in milliseconds. A request with files may take ten times as long. */
  readonly timeoutMs?: number;
  /** The language of the server's error messages, a BCP 47 tag. Defaults to the browser's language. */
  readonly language?: () => string;
  /** Receives each response's evidence of the server's product. */
  readonly onProductEvidence?: (evidence: ProductEvidence) => void;
}

export interface CallOptions {
  readonly signal?: AbortSignal;
  /**
   * Sent as `Idempotency-Key`: the server processes a key only once. By default, an endpoint that takes a key gets a
   * new one for each call.
   */
  readonly idempotencyKey?: string;
  /** Sends this request instead of the client's `fetch`, with its own time limit. A custom client `fetch` wins. */
  readonly fetch?: typeof fetch;
}

/** A client of the portal's HTTP API: sends the CSRF token, parses responses, types errors. */
export interface PortalClient {
  readonly product: Product;
  readonly origin: string;
  /** The server's time, learned from its responses. */
  readonly clock: ServerClock;
  /** @throws {PortalError} for every failure except the caller's own abort, whose reason is rethrown. */
  call<E extends Endpoint>(call: E, ...args: InputArguments<E, [options: CallOptions]>): Promise<EndpointResponse<E>>;
  /** {@link call} for code that is generic over endpoints, where the input type isn't known. */
  perform<E extends Endpoint>(call: E, input: object, options?: CallOptions): Promise<EndpointResponse<E>>;
  /**
   * Starts to download a file that the server links to, such as the output of a build.
   * @returns the response, with any status except 401 and 403. There is no time limit for its body.
   * @throws {PortalError} `unauthenticated` or `forbidden`, after checking whether there is a session.
   */
  download(address: string, options?: Pick<CallOptions, "signal">): Promise<Response>;
  /**
   * Checks whether there is a session. Simultaneous callers share one request.
   * @throws {PortalError} when the response is inconclusive.
   */
  isSignedIn(): Promise<boolean>;
}

type Input = Readonly<Record<string, unknown>>;

const sessionPath = "/auth/api/browser/v1/auth/session";
const viewerPath = "/api/webapp/v1/me/";
/** The session check is small, and panels and dialogs wait for it before they show their own failure. */
const mostProbeMs = 10_000;

/**
 * Makes a {@link PortalClient}. It reads the CSRF token for each write, because signing in rotates the token. It
 * doesn't follow redirects. The API has none, so they lead to sign-in pages, and browsers would repeat a write as a
 * GET.
 */
export function createClient(options: ClientOptions): PortalClient {
  const {
    product,
    origin = "",
    csrfCookie,
    csrfHeader = "X-CSRFTOKEN",
    timeoutMs = 30_000,
    readCookie = pageCookies(),
  } = options;
  // The browser's `fetch` must be called as a plain function. It throws as a method of another object.
  const fetchNow: typeof fetch = (input, init) => (options.fetch ?? globalThis.fetch)(input, init);
  const clock = new ServerClock();
  const { isSignedIn, isSignedOutSince, now } = createSessionProbe(askSession);

  async function exchange(
    path: string,
    init: RequestInit,
    { endpoint, limitMs = timeoutMs, signal, fetch = fetchNow }: ExchangeOptions,
  ): Promise<HttpResponse> {
    const headers = new Headers(init.headers);
    if (options.language !== undefined) headers.set("Accept-Language", options.language());
    const reply = await send(
      origin + path,
      { ...commonInit, ...init, headers },
      { fetch, timeoutMs: limitMs, endpoint, signal },
    );
    clock.observe(reply);
    return reply;
  }

  async function askSession(): Promise<boolean> {
    const look = (path: string) =>
      exchange(
        path,
        { headers: commonHeaders },
        { endpoint: "viewer.session", limitMs: Math.min(timeoutMs, mostProbeMs) },
      );
    const reply = await look(sessionPath);
    const isThere = readSession(reply);
    if (isThere !== undefined) return isThere;
    if (!isTurnedAway(reply)) throw readError(reply, "viewer.session");
    // An HTML page can be a sign-in page, or the catch-all route of a server without the session check.
    const me = await look(viewerPath);
    if (isSuccess(me)) return true;
    if (me.status === 401 || me.status === 403 || isTurnedAway(me)) return false;
    throw readError(me, "viewer.session");
  }

  // The sign-in page and all /auth/ endpoints set the cookie, but the API doesn't. Without the cookie, check the
  // session first.
  async function csrfToken(): Promise<string | undefined> {
    // The reference server prefixes its cookies behind TLS.
    const read = () => readCookie?.(csrfCookie ?? "__Host-csrftoken") || readCookie?.(csrfCookie ?? "csrftoken");
    const token = read();
    if (token || readCookie === undefined) return token;
    await isSignedIn().catch(() => undefined);
    return read();
  }

  async function request(call: Endpoint, input: Input, given: CallOptions): Promise<HttpResponse> {
    const { signal, idempotencyKey } = given;
    const headers = new Headers(commonHeaders);
    const path = endpointUrl(call, product, input);
    const { body, contentType } = requestBody(call, product, input.body);
    if (contentType !== undefined) headers.set("Content-Type", contentType);
    if (call.method !== "GET") {
      const token = await csrfToken();
      if (token) headers.set(csrfHeader, token);
      if (idempotencyKey !== undefined) headers.set("Idempotency-Key", idempotencyKey);
    }
    const own = options.fetch === undefined || options.isPageFetch ? given.fetch : undefined;
    // A request with its own `fetch` sets its own limit. This is the longest delay that a timer accepts.
    const limitMs = own !== undefined ? 2 ** 31 - 1 : body instanceof FormData ? 10 * timeoutMs : timeoutMs;
    return exchange(
      path,
      { method: call.method, headers, body, keepalive: call.outlivesPage === true },
      { endpoint: endpointId(call), limitMs, signal, fetch: own },
    );
  }

  // A 401 or 403 can refuse only this request, or mean that there is no session. Only the session check can tell.
  async function refusal(call: Endpoint, reply: HttpResponse, sentAt: number): Promise<PortalError> {
    if (isTurnedAway(reply)) {
      const error = unreadable(call, reply);
      return (await isSignedOutSince(sentAt).catch(() => false)) ? new PortalError("unauthenticated", error) : error;
    }
    const error = readError(reply, endpointId(call));
    if (reply.status !== 401 && reply.status !== 403) return error;
    try {
      return new PortalError((await isSignedOutSince(sentAt)) ? "unauthenticated" : "forbidden", error);
    } catch (cause) {
      // If the check is inconclusive, decide by the viewer's own data, which is never refused to a signed-in user.
      const isViewer = call.path === viewerPath && call.method === "GET";
      const kind = isViewer && (reply.status === 401 || !isHtml(reply)) ? "unauthenticated" : "forbidden";
      return new PortalError(kind, { ...error, cause });
    }
  }

  async function ask<E extends Endpoint>(call: E, input: object, given: CallOptions): Promise<EndpointResponse<E>> {
    const callOptions = call.takesIdempotencyKey ? { idempotencyKey: newIdempotencyKey(), ...given } : given;
    const sentAt = now();
    let reply = await request(call, input as Input, callOptions);
    if (call.method !== "GET" && isCsrfFailure(reply)) {
      await isSignedIn().catch(() => undefined);
      reply = await request(call, input as Input, callOptions);
    }
    const evidence = productEvidence(call, product, input as Input, reply);
    if (evidence !== undefined) options.onProductEvidence?.(evidence);
    if (isSuccess(reply) || call.alsoSuccess?.includes(reply.status)) return parseResponse(call, product, reply);
    const error = await refusal(call, reply, sentAt);
    callOptions.signal?.throwIfAborted();
    throw error;
  }

  const perform: PortalClient["perform"] = async (call, input: Input, given = {}) => {
    const response = await ask(call, input, given);
    if (!isFirstPage(call, input, response)) return response;
    const fail = (cause: unknown): never => {
      throw new PortalError("contract", { endpoint: endpointId(call), cause });
    };
    const { withLaterPages } = await import("./later-pages").catch(fail);
    const read = (query: unknown = input.query) => ask(call, { ...input, query }, given) as Promise<Page<unknown>>;
    return withLaterPages(response, read, fail) as never;
  };

  return {
    product,
    origin,
    clock,
    perform,
    isSignedIn,
    async download(address, { signal } = {}) {
      const sentAt = now();
      // A file may be on another origin, which must not get the cookies.
      const response = await fetchNow(address, { credentials: "same-origin", signal: signal ?? null });
      const { status } = response;
      if (status !== 401 && status !== 403) return response;
      const isSignedOut = await isSignedOutSince(sentAt).catch(() => false);
      throw new PortalError(isSignedOut ? "unauthenticated" : "forbidden", { status });
    },
    call: (call, ...[input, callOptions]) => perform(call, input ?? {}, callOptions),
  };
}

interface ExchangeOptions {
  readonly endpoint: string;
  readonly limitMs?: number;
  readonly signal?: AbortSignal;
  readonly fetch?: typeof fetch;
}

function isSuccess(reply: HttpResponse): boolean {
  return reply.status >= 200 && reply.status < 300 && !isHtml(reply);
}

/** A redirect, or a page instead of data: something between us and the API responded, such as a sign-in page. */
function isTurnedAway(reply: HttpResponse): boolean {
  return reply.status < 400 && !isSuccess(reply);
}
