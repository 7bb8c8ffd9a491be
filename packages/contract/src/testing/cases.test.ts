import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { endpoint } from "../http/endpoint";
import { nothing, openEnum, time } from "../http/fields";
import { listOf } from "../http/list";
import { schemaDriftCases, validResponse } from "./cases";

const base = { area: "orders", name: "get", method: "GET", path: "/api/orders/", summary: "Orders." } as const;
const Order = z.object({
  order_guid: z.string(),
  created_at: time,
  status: openEnum(["cr", "wq"], "unknown"),
  size: z.enum(["s", "m"]),
  email: z.nullable(z.string()),
  notes: z.nullish(z.array(z.string())),
  total: z.number(),
  is_open: z.boolean(),
});
const get = endpoint({ ...base, response: Order });
const list = endpoint({ ...base, name: "list", response: listOf(z.object({ name: z.string() })) });
const caseOf = (call: Parameters<typeof schemaDriftCases>[0], title: string) =>
  schemaDriftCases(call).find((drift) => drift.title === title);

describe("a valid response", () => {
  it("is one that the schema takes, with every field there", () => {
    const response = validResponse(get);
    expect(response).toEqual({
      order_guid: "3f2b8c1e-5d4a-4e6f-9a7b-1c2d3e4f5a6b",
      created_at: "2026-03-01T09:30:00Z",
      status: "cr",
      size: "s",
      email: "ada@example.com",
      notes: ["note"],
      total: 42,
      is_open: false,
    });
    expect(z.parse(Order, response)).toEqual(response);
  });

  it("is always the same", () => {
    expect(validResponse(get)).toEqual(validResponse(get));
  });

  it("of a list is a page with one item", () => {
    expect(validResponse(list)).toEqual({ count: 1, next: null, previous: null, results: [{ name: "name" }] });
  });
});

describe("the odd responses", () => {
  it("name every field in every form that it can take", () => {
    expect(schemaDriftCases(list).map(({ title }) => title)).toEqual([
      "response: null",
      "response: wrong type",
      "response: extra field",
      "response: bare list",
      "results: missing",
      "results: null",
      "results: wrong type",
      "results.0: null",
      "results.0: wrong type",
      "results.0: extra field",
      "results.0.name: missing",
      "results.0.name: null",
      "results.0.name: wrong type",
      "count: missing",
      "count: null",
      "count: wrong type",
      "next: missing",
      "next: null",
      "next: wrong type",
      "previous: missing",
      "previous: null",
      "previous: wrong type",
    ]);
  });

  it("say what must be refused", () => {
    expect(caseOf(get, "total: missing")).toMatchObject({
      outcome: "contract",
      response: expect.not.objectContaining({ total: 42 }),
    });
    expect(caseOf(get, "size: unknown value")).toMatchObject({ outcome: "contract" });
    expect(caseOf(get, "created_at: null")).toMatchObject({
      outcome: "contract",
      response: expect.objectContaining({ created_at: null }),
    });
  });

  it("say what must be read, and as what", () => {
    const valid = validResponse(get);
    expect(caseOf(get, "status: unknown value")).toMatchObject({
      outcome: "read",
      value: { ...(valid as object), status: "unknown" },
    });
    expect(caseOf(get, "response: extra field")).toMatchObject({ outcome: "read", value: valid });
    expect(caseOf(get, "email: null")).toMatchObject({ outcome: "read", value: { ...(valid as object), email: null } });
    expect(caseOf(get, "notes: missing")?.value).toEqual(expect.not.objectContaining({ notes: expect.anything() }));
    expect(caseOf(list, "response: bare list")).toMatchObject({
      response: [{ name: "name" }],
      value: validResponse(list),
    });
  });

  it("of a call that returns nothing are none", () => {
    expect(schemaDriftCases(endpoint({ ...base, response: nothing }))).toEqual([]);
  });

  it("cannot be made for a schema that nobody has thought about", () => {
    expect(() => validResponse(endpoint({ ...base, response: z.map(z.string(), z.string()) }))).toThrow(
      "No shape is known for a schema of type map",
    );
  });
});
