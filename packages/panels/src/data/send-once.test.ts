import { type ClientOptions, createClient, isPortalError, type PortalClient } from "@gatehouse/contract";
import { cart } from "@gatehouse/contract/cart";
import { orders } from "@gatehouse/contract/orders";
import { profile } from "@gatehouse/contract/profile";
import { QueryClient } from "@tanstack/react-query";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { findSubmitted } from "../areas/cart/find-done";
import { endpointKey } from "./endpoint-key";
import { findDone, unknown } from "./find-done";
import { isUnconfirmed, sendOnce } from "./send-once";
import { forgetSubmissions } from "./submission-keys";

const json = (body: unknown, status = 200, headers: Record<string, string> = {}) => Response.json(body, { status, headers });
const page = (status: number, headers: Record<string, string> = {}) => new Response("<h1>Proxy</h1>", { status, headers: { "Content-Type": "text/html", ...headers } });
const never = () => new Promise<Response>(() => undefined);
const broken = (): never => { throw new TypeError("Failed to fetch"); };

const row = (id: number) => ({
  rows_ids: [id], count: 1, quantity: 1, type: "pur", license: null, duration: 1, license_duration_measurement_unit: "years", online_compile: true, license_type: "pro",
});
const order = (guid: string) => ({ guid, created_at: "2026-11-02T09:00:00Z", status: "wq" });

/** As Django answers: bare lists, no idempotency keys, and an empty cart is refused. */
let orderGuids: string[];
let rowIds: number[];
let isSignedIn: boolean;
let requests: string[];
let answer: (path: string, proceed: () => Response) => Response | Promise<Response>;
let client: PortalClient;
let queryClient: QueryClient;
let paused: number[];
let onPause: () => void;
let unreadable: Error[];

function serve(path: string, isWrite: boolean): Response {
  if (path.endsWith("/session")) return json({ status: isSignedIn ? 200 : 401 }, isSignedIn ? 200 : 401);
  if (!isSignedIn) return json({ detail: "Authentication credentials were not provided." }, 403);
  if (path.endsWith("/orders/")) return json(orderGuids.map(order));
  if (!isWrite) return json(rowIds.map(row));
  if (rowIds.length === 0) return json({ detail: "The shopping cart is empty." }, 400);
  orderGuids.push(`order-${orderGuids.length + 1}`);
  rowIds = [];
  return json({ guid: orderGuids.at(-1) }, 201);
}

beforeEach(() => {
  orderGuids = ["order-1"];
  rowIds = [7, 8];
  isSignedIn = true;
  requests = [];
  paused = [];
  unreadable = [];
  answer = (_path, proceed) => proceed();
  onPause = () => undefined;
  queryClient = new QueryClient();
  const options: ClientOptions = {
    product: { id: "example", name: "Example" }, readCookie: () => "token",
    fetch: async (input, init) => {
      const path = String(input);
      const isWrite = init?.method === "POST";
      requests.push(`${init?.method ?? "GET"} ${path.split("/").at(-2)}`);
      return answer(path, () => serve(path, isWrite));
    },
  };
  client = createClient(options);
});

afterEach(() => void vi.useRealTimers());

const sender = () => ({ client, queryClient, onUnreadable: (error: Error) => void unreadable.push(error), pause: async (ms: number) => { paused.push(ms); onPause(); } });
const submit = (intent = "7,8") => sendOnce(sender(), cart.submit, {}, { findDone: findSubmitted, intent });
const failureOf = (sent: Promise<unknown>) => sent.then(() => expect.unreachable("it was done"), (failure: unknown) => failure);
const onWrite = (write: (proceed: () => Response) => Response | Promise<Response>) => {
  answer = (path, proceed) => (path.includes("submit-shopping-cart") ? write(proceed) : proceed());
};
/** The next write is done and its response lost; reads fail until they are `cured`. */
const loseWriteAndReads = () => {
  let isCured = false;
  let isLost = false;
  answer = (path, proceed) => {
    if (path.includes("submit-shopping-cart") && !isLost) {
      isLost = true;
      proceed();
      return broken();
    }
    return isLost && !isCured && !path.includes("submit") ? page(502) : proceed();
  };
  return () => { isCured = true; };
};

describe("a write without trouble", () => {
  it("is one request when the cache has what was there before", async () => {
    queryClient.setQueryData(endpointKey(orders.list, {}), { count: 0, next: null, previous: null, results: [] });
    queryClient.setQueryData(endpointKey(cart.list, {}), { count: 0, next: null, previous: null, results: [] });
    await submit();
    expect(requests).toEqual(["POST submit-shopping-cart"]);
  });

  it("reads before it what the cache does not have, or has not fresh", async () => {
    queryClient.setQueryData(endpointKey(orders.list, {}), { results: [] }, { updatedAt: Date.now() - 3_600_000 });
    await submit();
    expect(requests).toEqual(["GET orders", "GET grouped-shopping-cart-rows", "POST submit-shopping-cart"]);
  });

  it("goes out although what was there before cannot be read, soon or at all", async () => {
    vi.useFakeTimers();
    answer = (path, proceed) => (path.includes("submit") ? proceed() : path.includes("orders") ? never() : broken());
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
    ["navigation that aborts it", () => { throw new DOMException("The request was aborted.", "AbortError"); }],
  ])("%s: what was done is reported as done, with the real order", async (name, lost) => {
    onWrite((proceed) => {
      proceed();
      return lost();
    });
    expect(await submit()).toEqual({ guid: "order-2" });
    expect(paused).toEqual([]);
    expect(unreadable, "an unreadable response is still reported").toHaveLength(name.startsWith("200") ? 1 : 0);
    expect(orderGuids).toEqual(["order-1", "order-2"]);
  });

  it("in a time-out is looked up too", async () => {
    vi.useFakeTimers();
    onWrite((proceed) => {
      proceed();
      return never();
    });
    const sent = submit();
    await vi.advanceTimersByTimeAsync(30_000);
    expect(await sent).toEqual({ guid: "order-2" });
  });

  it("after the retry for a CSRF token is looked up, and nothing is done twice", async () => {
    let tries = 0;
    onWrite((proceed) => {
      tries += 1;
      if (tries === 1) return json({ detail: "CSRF Failed: CSRF token incorrect." }, 403);
      proceed();
      return broken();
    });
    expect(await submit()).toEqual({ guid: "order-2" });
    expect([tries, orderGuids.length]).toEqual([2, 2]);
  });

  it("of a write that runs on is found later", async () => {
    onWrite((proceed) => {
      onPause = () => {
        if (paused.length === 2) proceed();
      };
      return page(504);
    });
    expect(await submit()).toEqual({ guid: "order-2" });
    expect(paused).toEqual([500, 1_500]);
  });

  it("is found although a look-up fails", async () => {
    const cure = loseWriteAndReads();
    onPause = cure;
    expect(await submit()).toEqual({ guid: "order-2" });
  });

  it("of a request that never arrived is a failure, and the retry does it", async () => {
    onWrite(broken);
    const failure = await failureOf(submit());
    expect([isPortalError(failure, "network"), isUnconfirmed(failure)]).toEqual([true, false]);
    onWrite((proceed) => proceed());
    expect(await submit()).toEqual({ guid: "order-2" });
    expect(orderGuids).toHaveLength(2);
  });

  it("does not hold the person up when the look-up hangs", async () => {
    vi.useFakeTimers();
    let isLost = false;
    answer = (path, proceed) => {
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
  const reads = () => requests.filter((request) => request.startsWith("GET") && !request.includes("auth"));

  it.each<[string, Response]>([
    ["401", json({ detail: "Invalid token." }, 401)], ["403", json({ detail: "No." }, 403)], ["413", page(413)], ["429", json({ detail: "Throttled." }, 429)],
  ])("with %s at the first try is not looked up", async (_status, refusal) => {
    onWrite(() => refusal);
    const failure = await failureOf(submit());
    expect(isUnconfirmed(failure)).toBe(false);
    expect(reads()).toEqual(before);
  });

  it.each<[string, Response]>([["400", json({ detail: "The shopping cart is empty." }, 400)], ["409", json({ detail: "Changed." }, 409)]])(
    "with %s at the first try is compared once with what was there before, and refused",
    async (_status, refusal) => {
      onWrite(() => refusal);
      const failure = await failureOf(submit());
      expect(isPortalError(failure, "invalid", "conflict")).toBe(true);
      expect(isUnconfirmed(failure)).toBe(false);
      expect(reads()).toEqual([...before, ...before]);
    },
  );

  it("because the browser sent it twice over a broken connection is done once, and reported as done", async () => {
    onWrite((proceed) => {
      proceed();
      return proceed();
    });
    expect(await submit()).toEqual({ guid: "order-2" });
    expect(orderGuids).toEqual(["order-1", "order-2"]);
  });

  it("is not taken for done when nobody knows what was there before", async () => {
    onWrite((proceed) => {
      rowIds = [];
      return proceed();
    });
    const reply = answer;
    answer = (path, proceed) => (path.endsWith("/orders/") && requests.length < 3 ? broken() : reply(path, proceed));
    expect(isPortalError(await failureOf(submit()), "invalid")).toBe(true);
  });
});

describe("a try after one with an open outcome", () => {
  it("sends nothing when the first turns out to be done", async () => {
    const cure = loseWriteAndReads();
    expect(isUnconfirmed(await failureOf(submit()))).toBe(true);
    cure();
    requests.length = 0;
    expect(await submit()).toEqual({ guid: "order-2" });
    expect(requests.filter((request) => request.startsWith("POST"))).toEqual([]);
  });

  it("that is refused is done when the first did it meanwhile", async () => {
    let proceedFirst: (() => Response) | undefined;
    onWrite((proceed) => {
      if (proceedFirst === undefined) {
        proceedFirst = proceed;
        return broken();
      }
      // The first arrives just before the second.
      proceedFirst();
      return proceed();
    });
    await failureOf(submit());
    expect(await submit()).toEqual({ guid: "order-2" });
    expect(orderGuids).toHaveLength(2);
  });

  it("that meets the end of the session leaves it open", async () => {
    const cure = loseWriteAndReads();
    await failureOf(submit());
    cure();
    isSignedIn = false;
    expect(isPortalError(await failureOf(submit()), "unauthenticated")).toBe(true);
    isSignedIn = true;
    expect(await submit()).toEqual({ guid: "order-2" });
    expect(orderGuids).toHaveLength(2);
  });

  it("that does not get through leaves the doubt", async () => {
    loseWriteAndReads();
    await failureOf(submit());
    const lose = answer;
    answer = (path, proceed) => (path.includes("submit") ? json({ detail: "Throttled." }, 429) : lose(path, proceed));
    expect(isUnconfirmed(await failureOf(submit()))).toBe(true);
  });

  it("and that is refused for good is a plain refusal, and the next one begins anew", async () => {
    onWrite(broken);
    await failureOf(submit());
    onWrite(() => json({ detail: "Not today." }, 400));
    const failure = await failureOf(submit());
    expect(failure).toMatchObject({ kind: "invalid", detail: "Not today." });
    expect(isUnconfirmed(failure)).toBe(false);
    requests.length = 0;
    onWrite((proceed) => proceed());
    await submit();
    expect(requests).toEqual(["GET orders", "GET grouped-shopping-cart-rows", "POST submit-shopping-cart"]);
  });

  it("of another intent is another submission", async () => {
    loseWriteAndReads();
    await failureOf(submit());
    rowIds = [9];
    expect(await submit("9")).toEqual({ guid: "order-3" });
  });

  it("takes no other submission's order for its own", async () => {
    onWrite(broken);
    await failureOf(submit());
    onWrite((proceed) => proceed());
    rowIds = [9];
    await submit("9");
    rowIds = [10];
    expect(await submit()).toEqual({ guid: "order-3" });
  });

  it("that was not found comes to nothing more after two minutes", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    onWrite(broken);
    await failureOf(submit());
    // Made elsewhere, long after.
    vi.setSystemTime(Date.now() + 121_000);
    orderGuids.push("order-2");
    rowIds = [9];
    onWrite((proceed) => proceed());
    expect(await submit()).toEqual({ guid: "order-3" });
  });

  it("of another account begins anew", async () => {
    onWrite(broken);
    await failureOf(submit());
    forgetSubmissions(client);
    orderGuids = ["another-account's"];
    rowIds = [9];
    onWrite((proceed) => proceed());
    expect(await submit()).toEqual({ guid: "order-2" });
  });
});

it("two tabs that submit one cart and lose both responses report its one order", async () => {
  const other = createClient({ product: client.product, fetch: async (input, init) => answer(String(input), () => serve(String(input), init?.method === "POST")), readCookie: () => "token" });
  onWrite((proceed) => {
    proceed();
    return broken();
  });
  const inTab = (tab: PortalClient) => sendOnce({ ...sender(), client: tab, queryClient: new QueryClient() }, cart.submit, {}, { findDone: findSubmitted, intent: "7,8" });
  expect(await Promise.all([inTab(client), inTab(other)])).toEqual([{ guid: "order-2" }, { guid: "order-2" }]);
  expect(orderGuids).toHaveLength(2);
});

it("tells two pictures apart", async () => {
  const looks: unknown[] = [];
  const look = findDone(profile.update, [], async ({ body }) => {
    looks.push(body.avatar?.name);
    return unknown;
  });
  answer = broken;
  const save = (name: string) => failureOf(sendOnce(sender(), profile.update, { body: { avatar: new File(["x"], name) } }, { findDone: look }));
  await save("one.png");
  looks.length = 0;
  await save("two.png");
  expect(looks, "no look-up before the first try of another picture").toHaveLength(3);
});
