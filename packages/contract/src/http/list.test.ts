import { expect, it } from "vitest";
import * as z from "zod/mini";
import { listOf, pagedList } from "./list";

const names = listOf(z.object({ name: z.string() }));
const whole = { count: 2, next: null, previous: null, results: [{ name: "a" }, { name: "b" }] };

it("a page is read as it is", () => {
  const page = {
    ...whole,
    count: 41,
    next: "https://portal.example/?page=3",
    previous: "https://portal.example/?page=1",
  };
  expect(z.parse(names, page)).toEqual(page);
});

it.each([
  ["a bare array", whole.results],
  ["an envelope of results alone", { results: whole.results }],
  ["an envelope of nulls beside its results", { count: null, next: null, previous: null, results: whole.results }],
])("%s is read as the whole list", (_, response) => {
  expect(z.parse(names, response)).toEqual(whole);
});

it("a page that counts nothing and names a next one is not the whole list", () => {
  expect(z.parse(names, { next: "?page=2", results: whole.results })).toEqual({ ...whole, count: 3, next: "?page=2" });
});

it("an empty bare array is an empty list", () => {
  expect(z.parse(names, [])).toEqual({ count: 0, next: null, previous: null, results: [] });
});

it.each([
  null,
  "text",
  7,
  {},
  { count: 2 },
  { results: null },
  { ...whole, count: "two" },
  { results: [{ name: 7 }] },
  [null],
])("%j is no list", (response) => {
  expect(z.safeParse(names, response).success).toBe(false);
});

const query = pagedList({ orderBy: ["name"], search: true });

it("a list's query is read from its texts", () => {
  expect(z.parse(query, { page: "2", page_size: "0", paginate: "false", order_by: "-name", search: "x" })).toEqual({
    page: 2,
    page_size: 0,
    paginate: false,
    order_by: "-name",
    search: "x",
  });
  expect(z.parse(query, {})).toEqual({});
});

it("an unknown order is the default one", () => {
  expect(z.parse(query, { order_by: "shoe_size" })).toEqual({ order_by: "default" });
});

it("a list that is not searched drops the search", () => {
  expect(z.parse(pagedList({ orderBy: [], search: false }), { search: "x" })).toEqual({});
});
