import { type Page, PortalError } from "@gatehouse/contract";
import { describe, expect, it } from "vitest";
import { readAllPages } from "./read-all-pages";

const items = Array.from({ length: 250 }, (_, id) => ({ id }));
const ids = (read: readonly { readonly id: number }[]) => read.map(({ id }) => id);
const pageOf = (results: readonly { id: number }[], count = 250): Page<{ id: number }> => ({
  count,
  next: null,
  previous: null,
  results,
});

describe("reading a whole list", () => {
  it("reads all pages in their order", async () => {
    const asked: number[] = [];
    const read = await readAllPages(async ({ page, page_size: size }) => {
      asked.push(page);
      return pageOf(items.slice((page - 1) * size, page * size));
    });
    expect(ids(read)).toEqual(ids(items));
    expect(asked).toEqual([1, 2, 3]);
  });

  it("reads from a server that sends fewer rows a page than requested", async () => {
    const read = await readAllPages(async ({ page }) => pageOf(items.slice((page - 1) * 10, page * 10)));
    expect(ids(read)).toEqual(ids(items));
  });

  it("reads from a server that names the next page and counts nothing", async () => {
    const read = await readAllPages(async ({ page }) => {
      const results = items.slice((page - 1) * 100, page * 100);
      const next = page < 3 ? `?page=${page + 1}` : null;
      return { ...pageOf(results, results.length + (next === null ? 0 : 1)), next };
    });
    expect(ids(read)).toEqual(ids(items));
  });

  it("asks a server that returns the whole list once", async () => {
    let asked = 0;
    const read = await readAllPages(async () => {
      asked += 1;
      return pageOf(items);
    });
    expect(ids(read)).toEqual(ids(items));
    expect(asked).toBe(1);
  });

  it("ends on a server that sends the same page for ever", async () => {
    expect(ids(await readAllPages(async () => pageOf(items.slice(0, 10))))).toEqual(ids(items.slice(0, 10)));
  });

  it("fails after 1,000 pages, since the server's paging must be broken", async () => {
    let asked = 0;
    const read = readAllPages(async ({ page }) => {
      asked += 1;
      return { ...pageOf([{ id: page }], 1), next: `?page=${page + 1}` };
    });
    await expect(read).rejects.toMatchObject({ kind: "contract" });
    expect(asked).toBe(1000);
  });

  it("counts an item once that moved to the next page meanwhile", async () => {
    const moved = [{ id: -1 }, ...items];
    const read = await readAllPages(
      async ({ page, page_size: size }) => pageOf((page === 1 ? items : moved).slice((page - 1) * size, page * size)),
      ({ id }) => String(id),
    );
    expect(new Set(ids(read)).size).toBe(read.length);
    expect(ids(read)).toContain(249);
  });

  it("ends with what there is when the list became shorter", async () => {
    const read = await readAllPages(async ({ page, page_size: size }) => {
      if (page === 2) throw new PortalError("not-found", { status: 404 });
      return pageOf(items.slice(0, size));
    });
    expect(read).toHaveLength(100);
  });

  it("rejects when a page fails, instead of returning a list with a hole", async () => {
    const read = readAllPages(async ({ page, page_size: size }) => {
      if (page === 2) throw new PortalError("server", { status: 500 });
      return pageOf(items.slice(0, size));
    });
    await expect(read).rejects.toMatchObject({ kind: "server" });
  });
});
