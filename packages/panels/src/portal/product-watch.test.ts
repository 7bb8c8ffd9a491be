import { createClient, type Endpoint, isPortalError, type PortalClient } from "@gatehouse/contract";
import { orders } from "@gatehouse/contract/orders";
import { sessions } from "@gatehouse/contract/sessions";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { PortalEvent } from "./events";
import { lazyProductWatch } from "./lazy-product-watch";
import { sharedSession } from "./session";
import { createHostCalls } from "./setup/host-calls";
import { sharedMismatch } from "./shared-mismatch";
import { createSharedStore, type SharedStore } from "./shared-state";

const order = (field: string) => ({ guid: "1", created_at: "2026-01-01T00:00:00Z", status: "wq", [field]: 7 });
const session = { id: 1, username: "a", ipv4_address: null, created_at: "2026-01-01T00:00:00Z" };
const missing = () => Response.json({ detail: "Not found." }, { status: 404 });
const notFoundPage = () =>
  new Response("<h1>Not Found</h1>", { status: 404, headers: { "Content-Type": "text/html" } });
const list =
  (...items: readonly object[]) =>
  () =>
    Response.json(items);

let store: SharedStore;
let events: PortalEvent[];
let asked: string[];
let responses: Map<Endpoint, () => Response | Promise<Response>>;
let client: PortalClient;
let lookedInto: Promise<void>[];
const said = vi.spyOn(console, "error").mockImplementation(() => undefined);

beforeEach(() => {
  said.mockClear();
  store = createSharedStore();
  store.set(sharedSession, "active");
  events = [];
  asked = [];
  responses = new Map<Endpoint, () => Response>([
    [sessions.listProduct, list()],
    [orders.list, list()],
  ]);
  lookedInto = [];
  client = createClient({
    product: { id: "acme", name: "Acme" },
    fetch: async (input) => {
      asked.push(String(input));
      const call = String(input).endsWith("/orders/") ? orders.list : sessions.listProduct;
      return (responses.get(call) ?? missing)();
    },
    onProductEvidence: (evidence) => lookedInto.push(watch(evidence)),
  });
  const watch = lazyProductWatch({ client, store, emit: (event) => events.push(event), host: createHostCalls() });
});

afterEach(() => expect(said.mock.calls.length).toBe(events.length));

const read = async (...calls: readonly Endpoint[]) => {
  for (const call of calls)
    await client.perform(call, {}).catch((error: unknown) => expect(isPortalError(error)).toBe(true));
  await Promise.all(lookedInto);
};
const mismatch = () => store.get(sharedMismatch);

describe("a server for another product", () => {
  it("is reported once, with the product it serves, where its orders say so", async () => {
    responses.set(orders.list, list(order("my_oraclehdl_order_id")));
    await read(orders.list, orders.list);
    expect(events).toEqual([{ type: "product.mismatched", configured: "acme", served: "oraclehdl" }]);
    expect(mismatch()).toMatchObject({ served: "oraclehdl", endpoints: ["orders.list"] });
    expect(said.mock.calls).toEqual([
      [
        expect.stringMatching(
          /^Gatehouse: This page is set up for the product "acme", but the server is for the product "oraclehdl"\./,
        ),
      ],
    ]);
  });

  it.each([
    ["JSON", missing],
    ["HTML", notFoundPage],
  ])("is looked for in the orders where the product's list is missing (%s)", async (_kind, response) => {
    responses.set(sessions.listProduct, response).set(orders.list, list(order("my_oraclehdl_order_id")));
    await read(sessions.listProduct);
    expect(events).toEqual([{ type: "product.mismatched", configured: "acme", served: "oraclehdl" }]);
    expect(mismatch()?.endpoints).toContain("sessions.listProduct");
  });

  it.each([
    ["there are no orders", list()],
    ["its orders have no numbers", list(order("number"))],
    ["there is no list of orders", missing],
  ])("is reported without a name where %s", async (_why, response) => {
    responses.set(sessions.listProduct, missing).set(orders.list, response);
    await read(sessions.listProduct, sessions.listProduct, sessions.listProduct);
    expect(events).toEqual([{ type: "product.mismatched", configured: "acme", served: undefined }]);
    expect(mismatch()).toMatchObject({ served: undefined, endpoints: ["sessions.listProduct"] });
    expect(said.mock.calls).toEqual([
      [
        expect.stringMatching(
          /^Gatehouse: This page is set up for the product "acme", but the server doesn't know this product\./,
        ),
      ],
    ]);
  });

  it("gets its name on the page when that is learned later, without a second report", async () => {
    responses.set(sessions.listProduct, missing);
    await read(sessions.listProduct);
    responses.set(orders.list, list(order("my_oraclehdl_order_id")));
    await read(orders.list);
    expect(mismatch()?.served).toBe("oraclehdl");
    expect(events).toHaveLength(1);
  });
});

describe("no false alarm", () => {
  it("where the orders are the product's own and only a list is missing", async () => {
    responses.set(sessions.listProduct, missing).set(orders.list, list(order("my_acme_order_id")));
    await read(sessions.listProduct, sessions.listProduct);
    expect([events, mismatch()]).toEqual([[], null]);
    expect(asked.filter((path) => path.endsWith("/orders/"))).toHaveLength(1);
  });

  it("where another list of the product was there before", async () => {
    responses.set(sessions.listProduct, list(session));
    await read(sessions.listProduct);
    responses.set(sessions.listProduct, missing);
    await read(sessions.listProduct);
    expect([events, mismatch(), asked.length]).toEqual([[], null, 2]);
  });

  it("where orders have no numbers, as those of an older server", async () => {
    responses.set(orders.list, list(order("number")));
    await read(orders.list, sessions.listProduct);
    expect([events, mismatch()]).toEqual([[], null]);
  });

  it.each<[string, () => Response | Promise<Response>]>([
    ["the connection is lost", () => Promise.reject(new TypeError("Failed to fetch"))],
    ["the server is in trouble", () => new Response("down", { status: 503 })],
  ])("while %s: it is looked for again with the next missing list", async (_why, response) => {
    responses.set(sessions.listProduct, missing).set(orders.list, response);
    await read(sessions.listProduct);
    expect(events).toEqual([]);
    responses.set(orders.list, list());
    await read(sessions.listProduct);
    expect(events).toHaveLength(1);
  });

  it("where the API has responded nothing yet", async () => {
    store.set(sharedSession, "unknown");
    responses.set(sessions.listProduct, missing).set(orders.list, missing);
    await read(sessions.listProduct);
    expect([events, mismatch()]).toEqual([[], null]);
  });

  it("stays on the page once the list is back", async () => {
    responses.set(sessions.listProduct, missing);
    await read(sessions.listProduct);
    expect(mismatch()).not.toBeNull();
    responses.set(sessions.listProduct, list(session));
    await read(sessions.listProduct);
    expect(mismatch()).toBeNull();
  });
});

it("ten panels that miss their lists together lead to one question and one report", async () => {
  responses.set(sessions.listProduct, missing);
  await Promise.all(Array.from({ length: 10 }, () => client.perform(sessions.listProduct, {}).catch(() => undefined)));
  await Promise.all(lookedInto);
  expect(events).toHaveLength(1);
  expect(asked.filter((path) => path.endsWith("/orders/"))).toHaveLength(1);
});
