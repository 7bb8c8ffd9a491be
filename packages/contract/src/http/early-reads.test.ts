import { runInNewContext } from "node:vm";
import { afterEach, describe, expect, it, vi } from "vitest";
import * as z from "zod/mini";
import { createClient } from "./client";
import { earlyReadsScript, withEarlyReads } from "./early-reads";
import { endpoint } from "./endpoint";

const origin = "https://portal.example";
const me = "/api/me/";

/** A page with early reads. A response's `when` says whether the early script or the client sent its request. */
function page(paths: readonly string[], { isOffline = false } = {}) {
  const sent: string[] = [];
  const inits: (RequestInit | undefined)[] = [];
  const timers: (() => void)[] = [];
  const fetchNow =
    (when: string): typeof fetch =>
    async (input, init) => {
      sent.push(`${when} ${init?.method ?? "GET"} ${String(input)}`);
      inits.push(init);
      if (isOffline && when === "early") throw new TypeError("Failed to fetch");
      return Response.json({ when });
    };
  const window: Record<string, unknown> = {};
  runInNewContext(earlyReadsScript(paths), {
    window,
    fetch: fetchNow("early"),
    setTimeout: (run: () => void) => timers.push(run),
  });
  vi.stubGlobal("location", new URL(`${origin}/app/licenses`));
  vi.stubGlobal("__gatehouseEarlyReads", window.__gatehouseEarlyReads);
  const fetchOrTake = withEarlyReads(fetchNow("late"));
  const ask = async (input: string | URL, init?: RequestInit) =>
    ((await (await fetchOrTake(input, init)).json()) as { when: string }).when;
  return { sent, inits, ask, fetchOrTake, window, endLifetime: () => timers.forEach((run) => run()) };
}

afterEach(() => {
  vi.unstubAllGlobals();
});

describe("an early read", () => {
  it("is requested only once, by the page's early request", async () => {
    const { sent, ask } = page([me, "/api/list/?page=2"]);
    expect([await ask(me), await ask("/api/list/?page=2"), await ask("/api/list/"), await ask(me)]).toEqual([
      "early",
      "early",
      "late",
      "late",
    ]);
    expect(sent).toEqual([`early GET ${me}`, "early GET /api/list/?page=2", "late GET /api/list/", `late GET ${me}`]);
  });

  it("is found by its whole address too, and not for another origin's", async () => {
    const { ask } = page([me]);
    expect([await ask(`https://other.example${me}`), await ask(origin + me)]).toEqual(["late", "early"]);
  });

  it("is not used after a write, which it could be older than", async () => {
    const { ask } = page([me, "/api/list/"]);
    expect([await ask(me), await ask("/api/list/", { method: "POST" }), await ask("/api/list/")]).toEqual([
      "early",
      "late",
      "late",
    ]);
  });

  it("is sent again if it failed", async () => {
    const { ask, sent } = page([me], { isOffline: true });
    expect(await ask(me)).toBe("late");
    expect(sent).toEqual([`early GET ${me}`, `late GET ${me}`]);
  });

  it("is forgotten when the page has long been there", () => {
    const { window, endLifetime } = page([me]);
    expect(window.__gatehouseEarlyReads).toBeDefined();
    endLifetime();
    expect(window.__gatehouseEarlyReads).toBeUndefined();
  });

  it("says what the client's own request says", async () => {
    const { fetchOrTake, inits } = page([me]);
    const call = endpoint({
      area: "viewer",
      name: "typed",
      method: "GET",
      path: "/api/other/",
      response: z.object({ when: z.string() }),
      summary: "Any read.",
    });
    expect(await createClient({ product: { id: "acme", name: "Acme" }, fetch: fetchOrTake }).call(call)).toEqual({
      when: "late",
    });
    const said = (init: RequestInit = {}) => ({
      ...init,
      headers: Object.fromEntries(new Headers(init.headers)),
      signal: undefined,
      body: undefined,
      method: "GET",
      keepalive: false,
    });
    expect(said(inits[0])).toEqual(said(inits[1]));
  });
});

it("is not part of a page that was served without it", async () => {
  const fetchNow = vi.fn(async () => Response.json({}));
  await withEarlyReads(fetchNow)(me);
  expect(fetchNow).toHaveBeenCalledWith(me, undefined);
});

it("a script holds any address without ending its element", () => {
  expect(earlyReadsScript(["/api/</script><!--\u2028&"])).not.toMatch(/[<>]\/?script|<!--|\u2028|&/);
});
