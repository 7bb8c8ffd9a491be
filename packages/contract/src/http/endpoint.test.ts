import { describe, expect, expectTypeOf, it } from "vitest";
import * as z from "zod/mini";
import {
  type Endpoint,
  endpoint,
  endpointId,
  type EndpointResponse,
  type EndpointSent,
  type InputArguments,
} from "./endpoint";
import { nothing, openEnum } from "./fields";
import { listOf, type SentList } from "./list";

const modules = import.meta.glob<Readonly<Record<string, Readonly<Record<string, Endpoint>>>>>(
  "../areas/*/endpoints.ts",
  { eager: true },
);
const declared = Object.values(modules)
  .flatMap((module) => Object.entries(module))
  .flatMap(([area, calls]) => Object.entries(calls).map(([name, call]) => ({ area, name, call })));

// Types such as `keyof typeof cart` name an endpoint without loading it. They rely on this.
it.each(declared)("$area.$name is declared under the name it is published by", ({ area, name, call }) => {
  expect(call).toMatchObject({ area, name });
});

const reads = new Set(declared.filter(({ call }) => call.method === "GET").map(({ call }) => endpointId(call)));
reads.add("licenses.trialGrantable");
const isRead = ({ method }: Endpoint) => method === "GET";
/** Writes after which no response differs: one reads by POST, one ends the session, which clears everything. */
const changesNothing = ["licenses.trialGrantable", "viewer.signOut"];
const writes = declared.map(({ call }) => call).filter((call) => !isRead(call));

it.each(writes.map((call) => [endpointId(call), call] as const))("%s says which reads it changes", (id, call) => {
  expect(call.changes ?? []).toHaveLength(new Set(call.changes).size);
  expect((call.changes ?? []).filter((changed) => !reads.has(changed))).toEqual([]);
  expect(call.changes === undefined).toBe(changesNothing.includes(id));
});

it("reads change nothing", () =>
  expect(declared.filter(({ call }) => isRead(call) && call.changes !== undefined)).toEqual([]));

const base = {
  area: "licenses",
  name: "typed",
  method: "GET",
  path: "/api/typed/",
  summary: "Only its types matter.",
} as const;

/** The types derived from an endpoint. The compiler checks the tests' expectations of them. */
const typesOf = <E extends Endpoint>(_: E) => ({
  arguments: expectTypeOf<InputArguments<E, []>>(),
  response: expectTypeOf<EndpointResponse<E>>(),
  sent: expectTypeOf<EndpointSent<E>>(),
});

describe("the types of a call", () => {
  it("require the query where its schema requires something", () => {
    const paged = typesOf(
      endpoint({
        ...base,
        query: z.object({ page: z.number(), search: z.optional(z.string()) }),
        response: z.string(),
      }),
    );
    paged.arguments.toEqualTypeOf<[input: { readonly query: { page: number; search?: string | undefined } }]>();
    const searched = typesOf(
      endpoint({ ...base, query: z.object({ search: z.optional(z.string()) }), response: z.string() }),
    );
    searched.arguments.toEqualTypeOf<[input?: { readonly query?: { search?: string | undefined } }]>();
  });

  it("let a server send any value of an open enumeration, which a client reads as one that it knows", () => {
    const { sent, response } = typesOf(
      endpoint({ ...base, response: listOf(z.object({ status: openEnum(["open"], "unknown") })) }),
    );
    response.toHaveProperty("results").toEqualTypeOf<{ status: "open" | "unknown" }[]>();
    sent.toEqualTypeOf<SentList<{ status: string }>>();
  });

  it("let a server send nothing where nothing is read", () => {
    typesOf(endpoint({ ...base, response: nothing })).sent.toEqualTypeOf<void>();
  });
});
