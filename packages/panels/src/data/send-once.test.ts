import { isPortalError } from "@gatehouse/contract";
import { cart } from "@gatehouse/contract/cart";
import { orders } from "@gatehouse/contract/orders";
import { describe, expect, it, vi } from "vitest";
import { broken, failureOf, json, never, page, server, setUpOrdersServer, submit } from "../testing/orders-server";
import { endpointKey } from "./endpoint-key";
import { isUnconfirmed } from "./unconfirmed";

setUpOrdersServer();

describe("a write without trouble", () => {
  it("is one request when the cache has what was there before", async () => {
    server.queryClient.setQueryData(endpointKey(orders.list, {}), {
      count: 0,
      next: null,
      previous: null,
      results: [],
    });
    server.queryClient.setQueryData(endpointKey(cart.list, {}), { count: 0, next: null, previous: null, results: [] });
    await submit();
    expect(server.requests).toEqual(["POST submit-shopping-cart"]);
  });

  it("reads before it what the cache does not have, or has not fresh", async () => {
    server.queryClient.setQueryData(
      endpointKey(orders.list, {}),
      { results: [] },
      { updatedAt: Date.now() - 3_600_000 },
    );
    await submit();
    expect(server.requests).toEqual(["GET orders", "GET grouped-shopping-cart-rows", "POST submit-shopping-cart"]);
  });

  it("is not sent when there is no session to read with", async () => {
    server.isSignedIn = false;
    expect(isPortalError(await failureOf(submit()), "unauthenticated")).toBe(true);
    expect(server.requests.filter((request) => request.startsWith("POST"))).toEqual([]);
  });

  it("goes out although what was there before cannot be read, soon or at all", async () => {
    vi.useFakeTimers();
    server.response = (path, proceed) =>
      path.includes("submit") ? proceed() : path.includes("orders") ? never() : broken();
    const sent = submit();
    await vi.runAllTimersAsync();
    expect(await sent).toEqual({ guid: "order-2" });
  });
});

describe("a response that is lost", () => {
  it.each<[string, () => Response | Promise<Response>]>([
    ["dropped connection", broken],
    ["500 of the server", () => json({ detail: "Internal server error." }, 500)],
    ["502 of a proxy", () => page(502)],
    ["503 with Retry-After", () => page(503, { "Retry-After": "3" })],
    ["504 of a proxy", () => page(504)],
    ["200 with garbage", () => new Response('{"guid": "ord', { headers: { "Content-Type": "application/json" } })],
    ["200 without a body", () => new Response(null)],
    ["200 with a page", () => page(200)],
    [
      "navigation that aborts it",
      () => {
        throw new DOMException("The request was aborted.", "AbortError");
      },
    ],
  ])("%s: what was done is reported as done, with the real order", async (name, lost) => {
    server.onWrite((proceed) => {
      proceed();
      return lost();
    });
    expect(await submit()).toEqual({ guid: "order-2" });
    expect(server.paused).toEqual([]);
    expect(server.unreadable, "an unreadable response is still reported").toHaveLength(name.startsWith("200") ? 1 : 0);
    expect(server.orderGuids).toEqual(["order-1", "order-2"]);
  });

  it("in a time-out is looked up too", async () => {
    vi.useFakeTimers();
    server.onWrite((proceed) => {
      proceed();
      return never();
    });
    const sent = submit();
    await vi.advanceTimersByTimeAsync(30_000);
    expect(await sent).toEqual({ guid: "order-2" });
  });

  it("after the retry for a CSRF token is looked up, and nothing is done twice", async () => {
    let tries = 0;
    server.onWrite((proceed) => {
      tries += 1;
      if (tries === 1) return json({ detail: "CSRF Failed: CSRF token incorrect." }, 403);
      proceed();
      return broken();
    });
    expect(await submit()).toEqual({ guid: "order-2" });
    expect([tries, server.orderGuids.length]).toEqual([2, 2]);
  });

  it("of a write that runs on is found later", async () => {
    server.onWrite((proceed) => {
      server.onPause = () => {
        if (server.paused.length === 2) proceed();
      };
      return page(504);
    });
    expect(await submit()).toEqual({ guid: "order-2" });
    expect(server.paused).toEqual([500, 1_500]);
  });

  it("is found although a look-up fails", async () => {
    const restore = server.loseWriteAndReads();
    server.onPause = restore;
    expect(await submit()).toEqual({ guid: "order-2" });
  });

  it("of a request that never arrived is a failure, and the retry does it", async () => {
    server.onWrite(broken);
    const failure = await failureOf(submit());
    expect([isPortalError(failure, "network"), isUnconfirmed(failure)]).toEqual([true, false]);
    server.onWrite((proceed) => proceed());
    expect(await submit()).toEqual({ guid: "order-2" });
    expect(server.orderGuids).toHaveLength(2);
  });

  it("does not hold the person up when the look-up hangs", async () => {
    vi.useFakeTimers();
    let isLost = false;
    server.response = (path, proceed) => {
      if (isLost) return never();
      if (!path.includes("submit")) return proceed();
      isLost = true;
      return broken();
    };
    const failure = failureOf(submit());
    await vi.advanceTimersByTimeAsync(20_000);
    expect(isUnconfirmed(await failure)).toBe(true);
  });
});

describe("a write that was refused", () => {
  const before = ["GET orders", "GET grouped-shopping-cart-rows"];
  const reads = () => server.requests.filter((request) => request.startsWith("GET") && !request.includes("auth"));

  it.each<[string, Response]>([
    ["401", json({ detail: "Invalid token." }, 401)],
    ["403", json({ detail: "No." }, 403)],
    ["413", page(413)],
    ["429", json({ detail: "Throttled." }, 429)],
  ])("with %s at the first try is not looked up", async (_status, refusal) => {
    server.onWrite(() => refusal);
    const failure = await failureOf(submit());
    expect(isUnconfirmed(failure)).toBe(false);
    expect(reads()).toEqual(before);
  });

  it.each<[string, Response]>([
    ["400", json({ detail: "The shopping cart is empty." }, 400)],
    ["409", json({ detail: "Changed." }, 409)],
  ])("with %s at the first try is compared once with what was there before, and refused", async (_status, refusal) => {
    server.onWrite(() => refusal);
    const failure = await failureOf(submit());
    expect(isPortalError(failure, "invalid", "conflict")).toBe(true);
    expect(isUnconfirmed(failure)).toBe(false);
    expect(reads()).toEqual([...before, ...before]);
  });

  it("because the browser sent it twice over a broken connection is done once, and reported as done", async () => {
    server.onWrite((proceed) => {
      proceed();
      return proceed();
    });
    expect(await submit()).toEqual({ guid: "order-2" });
    expect(server.orderGuids).toEqual(["order-1", "order-2"]);
  });

  it("is not taken for done when nobody knows what was there before", async () => {
    server.onWrite((proceed) => {
      server.rowIds = [];
      return proceed();
    });
    const reply = server.response;
    server.response = (path, proceed) =>
      path.endsWith("/orders/") && server.requests.length < 3 ? broken() : reply(path, proceed);
    expect(isPortalError(await failureOf(submit()), "invalid")).toBe(true);
  });
});
