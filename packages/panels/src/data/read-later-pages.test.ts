import { type Page, PortalError } from "@gatehouse/contract";
import { expect, it } from "vitest";
import { readLaterPages } from "./read-later-pages";

const items = Array.from({ length: 60 }, (_, id) => id);
const address = (offset: number) => `http://portal.internal:8000/api/rows/?limit=25&offset=${offset}`;
const pageAt = (offset: number): Page<number> => ({
  count: items.length,
  next: offset + 25 < items.length ? address(offset + 25) : null,
  previous: null,
  results: items.slice(offset, offset + 25),
});

it("reads the rest of a list by the query of each next page", async () => {
  const asked: object[] = [];
  const read = await readLaterPages(pageAt(0).next, async (query) => {
    asked.push(query);
    return pageAt(Number(query["offset"]));
  });
  expect(read).toEqual(items.slice(25));
  expect(asked).toEqual([
    { limit: "25", offset: "25" },
    { limit: "25", offset: "50" },
  ]);
});

it("reads nothing when there is no next page", async () => {
  expect(await readLaterPages(null, () => Promise.reject(new Error("asked")))).toEqual([]);
});

it("stops when a server ignores the query", async () => {
  let asked = 0;
  await readLaterPages(address(25), async () => {
    asked += 1;
    return { ...pageAt(0), next: address(25) };
  });
  expect(asked).toBe(1);
});

it("takes a list that became shorter meanwhile as it is", async () => {
  expect(await readLaterPages("?page=2", () => Promise.reject(new PortalError("not-found")))).toEqual([]);
});

it("fails if a page fails", async () => {
  await expect(readLaterPages("?page=2", () => Promise.reject(new PortalError("server")))).rejects.toThrow();
});
