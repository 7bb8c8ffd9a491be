import {
  type Endpoint,
  type EndpointBody,
  endpointId,
  type EndpointInput,
  type EndpointQuery,
  type EndpointSent,
  PortalError,
  productPath,
  toProductFields,
} from "@gatehouse/contract";
import type { Context as HonoContext } from "hono";
import * as z from "zod/mini";
import type { FieldErrors } from "../core/field-errors";
import { isGuid } from "../core/guid";
import { InternalError } from "../core/internal-error";
import type { Context } from "../db/context";
import type { Language } from "../texts/language";
import { Refusal } from "../texts/refusal";
import { chooseEncoding } from "./accept-encoding";
import { invalidInput } from "./drf-messages";
import { etagOf, matchesEtag } from "./etag";
import { GzippedJson } from "./gzipped-json";
import { addressGroup, type Limits, spend } from "./limits";
import { readBody } from "./read-body";
import { requestFacts } from "./request-facts";
import { responseHeaders } from "./response-headers";
import type { HonoEnv, ServerApp } from "./server-app";

interface HandlerInput<E extends Endpoint> {
  readonly params: Omit<EndpointInput<E>, "query" | "body">;
  readonly query: EndpointQuery<E>;
  readonly body: EndpointBody<E>;
  /** The key that the client sent, if the endpoint takes one. */
  readonly idempotencyKey?: string;
  /** The language of texts in the response. */
  readonly language: Language;
}

/** Handles a request of a signed-in viewer, usually with one rule. */
export type Handler<E extends Endpoint> = (
  context: Context,
  input: HandlerInput<E>,
) => Promise<EndpointSent<E> | GzippedJson>;

export interface BindOptions {
  /** The limit that each request counts against, for both the account and the address. */
  readonly limit?: keyof Limits;
  /** Finds errors in the body beyond the contract's, so that one response lists all invalid fields. */
  readonly errorsOf?: (body: Readonly<Record<string, unknown>>) => FieldErrors;
}

/**
 * Creates the route of a contract endpoint. It reads and checks the input, calls the handler, and writes the response.
 */
export function bind<E extends Endpoint>(
  server: ServerApp,
  call: E,
  handler: Handler<E>,
  options: BindOptions = {},
): void {
  bindRequest(
    server,
    call,
    async (context, { c, params, idempotencyKey, language }) => {
      const query = readQuery(c, call);
      const body = await readBody(c.req.raw, call, server.product, server.maxBodyBytes, options.errorsOf);
      return handler(context, { params, query, body, idempotencyKey, language } as HandlerInput<E>);
    },
    options,
  );
}

/** A request that passed the checks of session, token and limit. Its body is unread. */
export interface CheckedRequest {
  readonly c: HonoContext<HonoEnv>;
  readonly params: Readonly<Record<string, string>>;
  readonly idempotencyKey: string | undefined;
  readonly language: Language;
}

/** {@link bind} for a handler that reads the body itself. */
export function bindRequest<E extends Endpoint>(
  server: ServerApp,
  call: E,
  makeResponse: (context: Context, request: CheckedRequest) => Promise<EndpointSent<E> | GzippedJson>,
  options: BindOptions = {},
): void {
  server.endpoints.push(call);
  const path = productPath(server.product, call.path).replace(/\{(\w+)\}/g, ":$1");
  server.app.on(call.method, path, async (c) => {
    const params: Record<string, string> = c.req.param();
    for (const [name, value] of Object.entries(params))
      if (name.endsWith("Guid") && !isGuid(value)) throw new PortalError("not-found");

    const facts = requestFacts(c, server);
    const identity = await server.auth.identify(server, facts);
    if (identity === undefined) throw new PortalError("unauthenticated");
    if (call.method !== "GET") server.auth.checkWrite(server, facts);
    if (options.limit !== undefined && server.auth.isLimited) {
      const limit = server.limits[options.limit];
      await spend(server, `${options.limit}-address`, addressGroup(facts.address), limit.address);
      await spend(server, `${options.limit}-account`, String(identity.viewer.id), limit.account);
    }

    const context: Context = { db: server.db, clock: server.clock, viewer: identity.viewer };
    const idempotencyKey = call.takesIdempotencyKey === true ? readIdempotencyKey(c) : undefined;
    const response = await makeResponse(context, { c, params, idempotencyKey, language: facts.language });
    if (server.checkResponses && !(response instanceof GzippedJson)) checkResponse(call, response);
    return respond(c, server, call, response, identity.setCookies);
  });
}

function readQuery(c: HonoContext, call: Endpoint): unknown {
  if (call.query === undefined) return undefined;
  // PostgreSQL rejects NUL, and no stored text contains it.
  const input = Object.fromEntries(
    Object.entries(c.req.query()).map(([name, value]) => [name, value.replaceAll("\0", "")]),
  );
  const parsed = z.safeParse(call.query, input);
  if (!parsed.success) throw invalidInput(parsed.error.issues, input);
  return parsed.data;
}

function readIdempotencyKey(c: HonoContext): string | undefined {
  const key = c.req.header("Idempotency-Key");
  if (key === undefined || /^[\x21-\x7e]{1,100}$/.test(key)) return key;
  throw new Refusal("invalid", { status: 400, detail: (t) => t.usual.idempotencyKey });
}

/** @throws {InternalError} if the response doesn't match the contract. */
export function checkResponse(call: Endpoint, response: unknown): void {
  const parsed = z.safeParse(call.response, response);
  if (!parsed.success)
    throw new InternalError(
      `${endpointId(call)} responded differently than the contract says: ${z.prettifyError(parsed.error)}`,
    );
}

async function respond(
  c: HonoContext<HonoEnv>,
  server: ServerApp,
  call: Endpoint,
  response: unknown,
  setCookies: readonly string[],
): Promise<Response> {
  const headers = new Headers();
  for (const value of setCookies) headers.append("Set-Cookie", value);
  const status = call.status ?? 200;
  if (status === 204) return new Response(null, { status, headers });
  const json =
    response instanceof GzippedJson
      ? response
      : JSON.stringify(toProductFields(server.product, call.productFields ?? [], response ?? {}));
  const isGzipped = typeof json !== "string" && acceptsGzip(c);
  if (call.method === "GET") {
    for (const name of ["Cache-Control", "Vary"]) headers.set(name, responseHeaders.read[name] ?? "");
    const digest = await server.digest(typeof json === "string" ? json : json.version);
    if (digest !== undefined) {
      const etag = etagOf(digest);
      // A weak tag names all encodings.
      headers.set("ETag", isGzipped ? `W/${etag}` : etag);
      if (matchesEtag(c.req.header("If-None-Match"), etag)) return new Response(null, { status: 304, headers });
    }
  }
  headers.set("Content-Type", "application/json");
  if (typeof json === "string") return new Response(json, { status, headers });
  if (!isGzipped) return new Response(await json.text(), { status, headers });
  headers.set("Content-Encoding", "gzip");
  headers.append("Vary", "Accept-Encoding");
  return new Response(json.bytes, { status, headers });
}

const acceptsGzip = (c: HonoContext): boolean =>
  chooseEncoding(c.req.header("Accept-Encoding") ?? null, ["gzip", "identity"]) === "gzip";
