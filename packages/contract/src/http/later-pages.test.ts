import { describe, expect, it } from "vitest";
import { licenses } from "../areas/licenses";
import { projects } from "../areas/projects";
import { support } from "../areas/support";
import { json, page, scripted } from "../testing/scripted-fetch";
import { createClient } from "./client";

const size = 25;
const ticketId = "7";
const path = "/api/webapp/v1/tickets/7/comments/";
const comments = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    content: `Comment ${index + 1}`,
    created_by_customer: true,
    created_at: "2026-11-20T10:00:00Z",
  }));
type Comments = ReturnType<typeof comments>;
const idsOf = (list: { readonly results: readonly { readonly id?: unknown }[] }) => list.results.map(({ id }) => id);

/** A page as Django REST Framework sends it by a project's default page size, with addresses behind its proxy. */
function pageOf(url: string, rows: Comments): Response {
  const { pathname, searchParams } = new URL(url, "http://portal.internal:8000");
  const number = Number(searchParams.get("page") ?? 1);
  if (number > 1 && (number - 1) * size >= rows.length) return json({ detail: "Invalid page." }, 404);
  searchParams.set("page", String(number + 1));
  const next = number * size < rows.length ? `http://portal.internal:8000${pathname}?${searchParams.toString()}` : null;
  return json({ count: rows.length, next, previous: null, results: rows.slice((number - 1) * size, number * size) });
}

const listComments = (options: Parameters<typeof createClient>[0], signal?: AbortSignal) =>
  createClient(options).call(support.listComments, { ticketId }, { signal });

describe("a list from a server that pages all lists", () => {
  it("is read to its end, on the client's own origin", async () => {
    const { options, sent } = scripted(({ url }) => pageOf(url, comments(60)), { origin: "https://portal.example" });
    const list = await listComments(options);
    expect(idsOf(list)).toEqual(idsOf({ results: comments(60) }));
    expect(list).toMatchObject({ count: 60, next: null, previous: null });
    const first = `https://portal.example${path}`;
    expect(sent.map(({ url }) => url)).toEqual([first, `${first}?page=2`, `${first}?page=3`]);
    for (const { init } of sent) expect(init).toMatchObject({ cache: "no-cache", credentials: "include" });
  });

  const newestFirst = (count: number) => comments(count).reverse();

  it.each([
    ["comes", newestFirst(60), newestFirst(61)],
    ["goes", comments(60), comments(60).slice(1)],
    ["comes while another goes", newestFirst(60), newestFirst(61).filter(({ id }) => id !== 20)],
    ["was the only one on the last page and goes", comments(26), comments(25)],
  ])("has each item once if one %s in the meantime", async (_, before, after) => {
    const { options } = scripted(({ url }, index) => pageOf(url, index === 0 ? before : after));
    expect(idsOf(await listComments(options))).toEqual(idsOf({ results: after }));
  });

  it("is read once if its server doesn't count it", async () => {
    const { options, sent } = scripted(({ url }, index) =>
      json({
        next: index < 2 ? `${url.split("?")[0] ?? ""}?page=${index + 2}` : null,
        results: comments(75).slice(index * 25, index * 25 + 25),
      }),
    );
    expect((await listComments(options)).count).toBe(75);
    expect(sent).toHaveLength(3);
  });

  it("may have equal items without an id on one page", async () => {
    const row = { ...comments(1)[0], id: null };
    const { options } = scripted(({ url }) =>
      json({ next: url.includes("?") ? null : "?page=2", results: [row, row] }),
    );
    expect((await listComments(options)).results).toHaveLength(2);
  });

  it("fails if a page fails", async () => {
    const failing = (reply: () => Response) =>
      scripted(({ url }) => (url.includes("?") ? reply() : pageOf(url, comments(60))));
    await expect(listComments(failing(() => page(500)).options)).rejects.toMatchObject({ kind: "server" });
    const missing = failing(() => json({ detail: "Invalid page." }, 404));
    await expect(listComments(missing.options)).rejects.toMatchObject({ kind: "not-found" });
  });

  it("fails after 100 pages, since its paging must be broken", async () => {
    const { options, sent } = scripted((_, index) => json({ next: `?page=${index + 2}`, results: [] }));
    await expect(listComments(options)).rejects.toMatchObject({ kind: "contract", endpoint: "support.listComments" });
    expect(sent).toHaveLength(100);
  });

  it("is read no further after its caller aborts", async () => {
    const stop = new AbortController();
    const { options, sent } = scripted(({ url }, index) => {
      if (index === 1) stop.abort(new Error("left"));
      return pageOf(url, comments(100));
    });
    await expect(listComments(options, stop.signal)).rejects.toThrow("left");
    expect(sent).toHaveLength(2);
  });

  it("keeps its filter, as its server links to the next page", async () => {
    const { options, sent } = scripted(({ url }) =>
      json({ next: url.includes("page") ? null : `${url}&page=2`, results: [] }),
    );
    await createClient(options).call(licenses.list, { query: { guids: ["a", "b"] } });
    expect(sent.map(({ url }) => url.split("?")[1])).toEqual(["guids=a%2Cb", "guids=a%2Cb&page=2"]);
  });
});

describe("a list that the client can page", () => {
  const requests = async (query?: { readonly page?: number; readonly page_size?: number }) => {
    const { options, sent } = scripted((_, index) => json({ next: index === 0 ? "?page=2" : null, results: [] }));
    await createClient(options).call(projects.list, { query });
    return sent.length;
  };

  it("is read by the page", async () => {
    expect(await requests({ page: 2, page_size: 10 })).toBe(1);
    expect(await requests()).toBe(1);
  });

  it("is read to its end when it is requested as a whole", async () =>
    expect(await requests({ page: 0, page_size: 0 })).toBe(2));
});

it("a write is never sent again for the pages of its response", async () => {
  const { options, sent } = scripted(() => json({ next: "?page=2", results: [] }, 201), { readCookie: () => "token" });
  const body = { attachments: [new File(["a"], "a.txt")] };
  await createClient(options).call(support.addAttachments, { ticketId, body });
  expect(sent).toHaveLength(1);
});
