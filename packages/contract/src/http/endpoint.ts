import "./jitless";
import type * as z from "zod/mini";
import type { Area } from "./area-names";

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
export type Schema = z.core.$ZodType;
/** `licenses.list`: an endpoint by its area and name. */
export type EndpointId = `${Area}.${string}`;

/**
 * One HTTP call as data. The client, the query keys, the server's route, the API page and the generated cases all
 * read it from here.
 */
export interface Endpoint<
  Path extends string = string,
  Query extends Schema | undefined = Schema | undefined,
  Body extends Schema | undefined = Schema | undefined,
  Output extends Schema = Schema,
> {
  readonly area: Area;
  /** Unique within the area: a verb of the house (`list get create update delete`) or the domain's own. */
  readonly name: string;
  readonly method: Method;
  /** From the origin; `{name}` is a path parameter, `{product}` the product's id. */
  readonly path: Path;
  readonly query?: Query;
  readonly body?: Body;
  readonly response: Output;
  /** One sentence for the API page. */
  readonly summary: string;
  /** `open` calls respond without a session; all others refuse with 403. */
  readonly access?: "open" | "session";
  /** Fields of the body or the response whose wire name holds the product's id, written `my_{product}_supported`. */
  readonly productFields?: readonly string[];
  /** The body is sent as a form, as files need it. */
  readonly isMultipart?: boolean;
  /** Status of success where it is not 200. */
  readonly status?: 200 | 201 | 204;
  /** Of a write: the endpoints whose responses it changes. Clients refetch them. */
  readonly changes?: readonly EndpointId[];
  /** Takes an `Idempotency-Key`: however often it is sent with one key, it is done once and returns the same response. */
  readonly takesIdempotencyKey?: boolean;
  /** Small, and sent to its end although its page closes meanwhile. */
  readonly outlivesPage?: boolean;
  /** Refusing statuses that mean success for this call, as allauth's 401 at sign-out does. */
  readonly alsoSuccess?: readonly number[];
}

/** Declares one call. The type keeps the path's literal, so that its parameters are known. */
export function endpoint<
  const Path extends string,
  Output extends Schema,
  Query extends Schema | undefined = undefined,
  Body extends Schema | undefined = undefined,
>(declaration: Endpoint<Path, Query, Body, Output>): Endpoint<Path, Query, Body, Output> {
  return declaration;
}

/** `licenses.list`: the name of a call in logs, errors, keys and the API page. */
export function endpointId(call: Pick<Endpoint, "area" | "name">): EndpointId {
  return `${call.area}.${call.name}`;
}

type PathParams<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? (Name extends "product" ? unknown : { readonly [K in Name]: string }) & PathParams<Rest>
  : unknown;

type QueryOf<E> = E extends { readonly query?: infer Q } ? Q : undefined;
type BodyOf<E> = E extends { readonly body?: infer B } ? B : undefined;
type SchemaIn<T> = Extract<T, Schema>;

type QueryField<Q> = [Q] extends [undefined]
  ? unknown
  : Record<never, never> extends z.input<SchemaIn<Q>>
    ? { readonly query?: z.output<SchemaIn<Q>> }
    : { readonly query: z.output<SchemaIn<Q>> };

/** The input of a call: its path parameters by name, `query` and `body`. The query may be left out if it requires nothing. */
export type EndpointInput<E extends Endpoint> = PathParams<E["path"]> &
  QueryField<QueryOf<E>> &
  ([BodyOf<E>] extends [undefined] ? unknown : { readonly body: z.input<SchemaIn<BodyOf<E>>> });

/** The parsed response of a call. */
export type EndpointResponse<E extends Endpoint> = z.output<E["response"]>;

/** The response of a call before it is parsed. For a schema that takes anything, it is the parsed type. */
export type EndpointSent<E extends Endpoint> =
  unknown extends z.input<E["response"]> ? z.output<E["response"]> : z.input<E["response"]>;

/** The body as the server's rule receives it, parsed. */
export type EndpointBody<E extends Endpoint> = [BodyOf<E>] extends [undefined]
  ? undefined
  : z.output<SchemaIn<BodyOf<E>>>;

/** The query as the server's rule receives it, parsed. */
export type EndpointQuery<E extends Endpoint> = [QueryOf<E>] extends [undefined]
  ? undefined
  : z.output<SchemaIn<QueryOf<E>>>;

/** The path parameters as the server's rule receives them. */
export type EndpointParams<E extends Endpoint> = PathParams<E["path"]>;

/** The second argument of a call, which may be left out where nothing in it is required. */
export type InputArguments<E extends Endpoint, Rest extends readonly unknown[]> =
  Record<never, never> extends EndpointInput<E>
    ? [input?: EndpointInput<E>, ...rest: Partial<Rest>]
    : [input: EndpointInput<E>, ...rest: Partial<Rest>];
