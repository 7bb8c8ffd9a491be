import { describe, expect, it } from "vitest";
import { pageOf, type Window } from "./paging";

const items = Array.from({ length: 25 }, (_, at) => at);
const source = (length = 25, defaultPageSize?: number) => ({
  defaultPageSize,
  count: async () => length,
  read: async ({ limit, offset }: Window) =>
    items.slice(0, length).slice(offset, limit === null ? undefined : offset + limit),
});
const invalid = { kind: "not-found", detail: "Invalid page." };

describe("a list is returned whole", () => {
  it.each([{}, { paginate: false }, { page: 0, page_size: 0 }, { page_size: 0 }, { page: 2, paginate: false }])(
    "for %j",
    async (query) =>
      expect(await pageOf(query, source())).toEqual({ count: 25, next: null, previous: null, results: items }),
  );
  it("for paginate=false, also where the list has a page size of its own", async () =>
    expect((await pageOf({ paginate: false }, source(25, 10))).results).toHaveLength(25));
});

describe("a page", () => {
  it("has the count of the whole list, and links to its neighbors that keep the query", async () =>
    expect(await pageOf({ page: 2, page_size: 10, order_by: "-name", search: "a b" }, source())).toEqual({
      count: 25,
      next: "?page=3&page_size=10&order_by=-name&search=a+b",
      previous: "?page=1&page_size=10&order_by=-name&search=a+b",
      results: items.slice(10, 20),
    }));
  it("may be the last one, and shorter", async () =>
    expect(await pageOf({ page: 3, page_size: 10 }, source())).toMatchObject({ next: null, results: items.slice(20) }));
  it("has the list's own size when the query names none", async () =>
    expect((await pageOf({}, source(25, 5))).results).toHaveLength(5));
  it("has a hundred items at most", async () =>
    expect((await pageOf({ page: 1, page_size: 5_000 }, source())).next).toBeNull());
  it("is there, and empty, when the list is", async () =>
    expect(await pageOf({ page: 1, page_size: 10 }, source(0))).toMatchObject({ count: 0, next: null, results: [] }));
  it.each([0, -1, 1.5, 4, 1e9])("%d of three is a 404", (page) =>
    expect(pageOf({ page, page_size: 10 }, source())).rejects.toMatchObject(invalid),
  );
});
