import "./jitless";
import * as z from "zod/mini";
import { PortalError } from "../errors/portal-error";
import { readError } from "../errors/read-error";
import { readCookie } from "./cookie";
import { type Endpoint, type EndpointAnswer, endpointId, type InputArguments } from "./endpoint";
import { fromProductFields, type Product, toProductFields } from "./product";
import { send } from "./send";
import { ServerClock } from "./server-clock";
import { endpointUrl } from "./url";

export interface ClientOptions {
  /** Where the API is; `""` is the page's own origin. */
  readonly origin?: string;
  readonly product: Product;
  /** Everything goes through it; by default the page's `fetch`. */
  readonly fetch?: typeof fetch;
  readonly csrfCookie?: string;
  readonly csrfHeader?: string;
  /** How long one request may take, in milliseconds. */
  readonly timeoutMs?: number;
}

export interface CallOptions {
  readonly signal?: AbortSignal;
  /** Sent as `Idempotency-Key`: the same key never does the work twice. */
  readonly idempotencyKey?: string;
}

/** Speaks the portal's HTTP API: sends CSRF, parses answers, types errors. */
export interface PortalClient {
  readonly product: Product;
  readonly origin: string;
  /** The server's time, learnt from its answers. */
  readonly clock: ServerClock;
  /** @throws {PortalError} for every failure but the caller's own abort. */
  call<E extends Endpoint>(call: E, ...args: InputArguments<E, [options: CallOptions]>): Promise<EndpointAnswer<E>>;
  /** {@link call} for code that is generic over endpoints, where the input's type is not known. */
  perform<E extends Endpoint>(call: E, input: object, options?: CallOptions): Promise<EndpointAnswer<E>>;
  /** Asks once, however many ask at the same time, whether there is a session. */
  isSignedIn(): Promise<boolean>;
}

type Input = Readonly<Record<string, unknown>>;

const sessionPath = "/auth/api/browser/v1/auth/session";

/** Makes a {@link PortalClient}. It keeps no state but the server's clock; the CSRF token is read again at each write, since login rotates it. */
export function createClient(options: ClientOptions): PortalClient {
  const { product, origin = "", csrfCookie = "csrftoken", csrfHeader = "X-CSRFTOKEN", timeoutMs = 30_000 } = options;
  // Called as a plain function: the browser's fetch refuses to be a method of something else.
  const fetchNow: typeof fetch = (input, init) => (options.fetch ?? globalThis.fetch)(input, init);
  const clock = new ServerClock();
  let probe: Promise<boolean> | undefined;

  async function request(call: Endpoint, input: Input, callOptions: CallOptions): Promise<Response> {
    const headers = new Headers({ Accept: "application/json" });
    let body: BodyInit | undefined;
    if (input.body instanceof FormData) body = input.body;
    else if (input.body !== undefined) {
      headers.set("Content-Type", "application/json");
      body = JSON.stringify(toProductFields(product, call.productFields ?? [], input.body));
    }
    if (call.method !== "GET") {
      const token = await csrfToken();
      if (token !== undefined) headers.set(csrfHeader, token);
      if (callOptions.idempotencyKey !== undefined) headers.set("Idempotency-Key", callOptions.idempotencyKey);
    }
    const response = await send(origin + endpointUrl(call, product, input), { method: call.method, headers, body, credentials: "include" }, {
      fetch: fetchNow, timeoutMs, endpoint: endpointId(call), signal: callOptions.signal,
    });
    clock.observe(response);
    return response;
  }

  // The cookie is set by the sign-in page and every /auth/ call, not by the API: a client without it asks there first.
  async function csrfToken(): Promise<string | undefined> {
    const token = readCookie(csrfCookie);
    if (token !== undefined || typeof document === "undefined") return token;
    await isSignedIn().catch(() => undefined);
    return readCookie(csrfCookie);
  }

  function isSignedIn(): Promise<boolean> {
    probe ??= send(origin + sessionPath, { credentials: "include", headers: { Accept: "application/json" } }, {
      fetch: fetchNow, timeoutMs, endpoint: "viewer.session",
    }).then((response) => response.ok).finally(() => { probe = undefined; });
    return probe;
  }

  // Without a session the API says 403 like for a missing permission; only the session call can tell them apart.
  async function refusal(response: Response, call: Endpoint): Promise<PortalError> {
    const error = await readError(response, endpointId(call));
    if (error.kind !== "forbidden" || isCsrfFailure(error)) return error;
    const signedIn = await isSignedIn().catch(() => true);
    return signedIn ? error : new PortalError("unauthenticated", { status: 403, detail: error.detail, requestId: error.requestId, endpoint: error.endpoint });
  }

  async function perform<E extends Endpoint>(call: E, input: object, callOptions: CallOptions = {}): Promise<EndpointAnswer<E>> {
    let response = await request(call, input as Input, callOptions);
    if (response.status === 403 && call.method !== "GET" && (await failedCsrf(response.clone()))) {
      await isSignedIn().catch(() => undefined);
      response = await request(call, input as Input, callOptions);
    }
    if (!response.ok && !call.alsoSuccess?.includes(response.status)) throw await refusal(response, call);
    return parseAnswer(call, product, response);
  }

  return {
    product, origin, clock, perform, isSignedIn,
    call: (call, ...[input, callOptions]) => perform(call, input ?? {}, callOptions),
  };
}

async function failedCsrf(response: Response): Promise<boolean> {
  const text = await response.text();
  return text.includes("CSRF Failed") || text.includes("CSRF verification failed");
}

function isCsrfFailure(error: PortalError): boolean {
  return error.detail?.startsWith("CSRF Failed") ?? false;
}

async function parseAnswer<E extends Endpoint>(call: E, product: Product, response: Response): Promise<EndpointAnswer<E>> {
  const options = { status: response.status, endpoint: endpointId(call), requestId: response.headers.get("X-Request-ID") ?? undefined };
  let value: unknown;
  const text = await response.text();
  try {
    value = text === "" ? undefined : JSON.parse(text);
  } catch (cause) {
    // A call that answers nothing may well answer a page: success is the status.
    value = undefined;
    if (!z.safeParse(call.answer, undefined).success) throw new PortalError("contract", { ...options, cause });
  }
  const parsed = z.safeParse(call.answer, fromProductFields(product, call.productFields ?? [], value));
  if (!parsed.success) throw new PortalError("contract", { ...options, cause: parsed.error });
  return parsed.data as EndpointAnswer<E>;
}

