import "./jitless";
import type * as z from "zod/mini";
import type { Area } from "./area-names";

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
export type Schema = z.core.$ZodType;
/** `licenses.list`: an endpoint by its area and name. */
export type EndpointId = `${Area}.${string}`;

/**
 * One HTTP endpoint as data. The client, the query keys, the server's route, the API page and the generated test cases
 * all read it from here.
 */
export interface Endpoint<
  Path extends string = string,
  Query extends Schema | undefined = Schema | undefined,
  Body extends Schema | undefined = Schema | undefined,
  Output extends Schema = Schema,
> {
  readonly area: Area;
  /** Unique within the area. One of the usual verbs (`list get create update delete`) or a verb of the domain. */
  readonly name: string;
  readonly method: Method;
  /** Relative to the origin. `{name}` is a path parameter, `{product}` is the product's id. */
  readonly path: Path;
  readonly query?: Query;
  readonly body?: Body;
  readonly response: Output;
  /** One sentence for the API page. */
  readonly summary: string;
  /** `open` endpoints respond without a session. All others then return 403, or 401 below `/auth/`. */
  readonly access?: "open" | "session";
  /** Fields of the body or the response whose wire name holds the product's id, written `my_{product}_supported`. */
  readonly productFields?: readonly string[];
  /** The body is sent as a form, as files need it. */
  readonly isMultipart?: boolean;
  /** Status of success where it is not 200. */
  readonly status?: 200 | 201 | 204;
  /** For a write: the endpoints whose responses change. Clients refetch them. */
  readonly changes?: readonly EndpointId[];
  /** Whether it takes an `Idempotency-Key`. Repeated requests with a key are processed once, with the same response. */
  readonly takesIdempotencyKey?: boolean;
  /** Whether the request completes even if its page closes. Its body must be small. */
  readonly outlivesPage?: boolean;
  /** Error statuses that mean success for this endpoint, such as allauth's 401 after sign-out. */
  readonly alsoSuccess?: readonly number[];
}

/** Declares an endpoint. The type keeps the literal path, so that its parameters are typed. */
export function endpoint<
  const Path extends string,
  Output extends Schema,
  Query extends Schema | undefined = undefined,
  Body extends Schema | undefined = undefined,
>(declaration: Endpoint<Path, Query, Body, Output>): Endpoint<Path, Query, Body, Output> {
  return declaration;
}

/** The name of an endpoint in logs, errors, query keys and the API page, such as `licenses.list`. */
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

/** An endpoint's input: path parameters by name, `query` and `body`. A query without required fields is optional. */
export type EndpointInput<E extends Endpoint> = PathParams<E["path"]> &
  QueryField<QueryOf<E>> &
  ([BodyOf<E>] extends [undefined] ? unknown : { readonly body: z.input<SchemaIn<BodyOf<E>>> });

/** The parsed response of an endpoint. */
export type EndpointResponse<E extends Endpoint> = z.output<E["response"]>;

/** An endpoint's response before it is parsed. If the schema accepts anything, this is the parsed type. */
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

/** The arguments after the endpoint. The input is optional if nothing in it is required. */
export type InputArguments<E extends Endpoint, Rest extends readonly unknown[]> =
  Record<never, never> extends EndpointInput<E>
    ? [input?: EndpointInput<E>, ...rest: Partial<Rest>]
    : [input: EndpointInput<E>, ...rest: Partial<Rest>];
