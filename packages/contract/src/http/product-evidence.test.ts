import { describe, expect, it } from "vitest";
import { orders } from "../areas/orders";
import { sessions } from "../areas/sessions";
import { viewer } from "../areas/viewer";
import { json, page, scripted } from "../testing/scripted-fetch";
import { createClient } from "./client";
import type { Endpoint } from "./endpoint";
import { endpoint } from "./endpoint";
import { listOf, pagedList } from "./list";
import type { ProductEvidence } from "./product-evidence";

const acme = { id: "acme", name: "Acme" };
const order = { guid: "1", created_at: "2026-01-01T00:00:00Z", status: "wq" };
const session = { id: 1, username: "a", ipv4_address: null, created_at: "2026-01-01T00:00:00Z" };
const pagedCall = endpoint({
  area: "releases",
  name: "list",
  method: "GET",
  path: "/api/webapp/v1/{product}-versions/",
  summary: "Releases.",
  query: pagedList({ orderBy: ["name"], search: true }),
  response: listOf(sessions.listProduct.response),
});

/** The product evidence that a client finds in one response. */
async function learns(
  call: Endpoint,
  response: () => Response,
  input: object = {},
  product = acme,
): Promise<readonly ProductEvidence[]> {
  const reported: ProductEvidence[] = [];
  const { options } = scripted(response, { product, onProductEvidence: (evidence) => reported.push(evidence) });
  await createClient(options)
    .perform(call, input)
    .catch(() => undefined);
  return reported;
}

describe("the server is for another product", () => {
  it.each<[string, unknown]>([
    ["a page", { count: 1, next: null, previous: null, results: [{ ...order, my_oracle_hdl_order_id: 7 }] }],
    ["a bare array", [{ ...order, my_oracle_hdl_order_id: null }]],
  ])("when its orders are numbered for that product, as %s", async (_shape, body) => {
    expect(await learns(orders.list, () => json(body))).toEqual([
      { kind: "other", served: "oracle-hdl", endpoint: "orders.list" },
    ]);
  });

  it("when one order is", async () => {
    expect(await learns(orders.get, () => json({ ...order, my_acme_pro_order_id: "7" }), { orderGuid: "1" })).toEqual([
      { kind: "other", served: "acme-pro", endpoint: "orders.get" },
    ]);
  });

  it("when a missing address says so", async () => {
    const missing = () => json({ detail: "Not found." }, 404, { "Gatehouse-Product": "oracle-hdl" });
    expect(await learns(sessions.listProduct, missing)).toEqual([
      { kind: "other", served: "oracle-hdl", endpoint: "sessions.listProduct" },
    ]);
  });
});

describe("the server may not know the product", () => {
  it.each<[string, () => Response]>([
    ["HTML", () => page(404)],
    ["JSON", () => json({ detail: "Not found." }, 404)],
  ])("when the product's list is missing, said in %s", async (_kind, response) =>
    expect(await learns(sessions.listProduct, response)).toEqual([
      { kind: "missing", endpoint: "sessions.listProduct" },
    ]),
  );

  it("when the first page of a list is missing", async () => {
    expect(await learns(pagedCall, () => page(404), { query: { page: 1 } })).toHaveLength(1);
  });
});

describe("the server is for the product", () => {
  it("when it has the product's list, empty or not", async () => {
    for (const body of [[], [session]])
      expect(await learns(sessions.listProduct, () => json(body))).toEqual([{ kind: "match" }]);
  });

  it("when its orders are numbered for it, whatever other numbers they have", async () => {
    expect(await learns(orders.list, () => json([{ ...order, my_other_order_id: 1, my_acme_order_id: 2 }]))).toEqual([
      { kind: "match" },
    ]);
    const product = { id: "acme-pro", name: "Acme Pro" };
    expect(await learns(orders.list, () => json([{ ...order, my_acme_pro_order_id: 2 }]), {}, product)).toEqual([
      { kind: "match" },
    ]);
  });

  it("when it says so where this version's list is not there yet", async () => {
    expect(
      await learns(sessions.listProduct, () => json({ detail: "Not found." }, 404, { "Gatehouse-Product": "acme" })),
    ).toEqual([{ kind: "match" }]);
  });
});

describe("nothing is learned", () => {
  it.each<[string, Endpoint, () => Response, object]>([
    ["from no orders", orders.list, () => json([]), {}],
    ["from orders without numbers, as an older server has them", orders.list, () => json([order]), {}],
    [
      "from a text that looks like a number's name",
      orders.list,
      () => json([{ ...order, note: '{"my_other_order_id": 1}' }]),
      {},
    ],
    [
      "from one session that is gone",
      sessions.endProduct,
      () => json({ detail: "Not found." }, 404),
      { sessionId: "1" },
    ],
    [
      "from a page past the end of a list",
      pagedCall,
      () => json({ detail: "Invalid page." }, 404),
      { query: { page: 3 } },
    ],
    ["from a list of no product's that is missing", viewer.me, () => page(404), {}],
    ["from a page where data was asked for", sessions.listProduct, () => page(200), {}],
    ["from a refusal", sessions.listProduct, () => json({ detail: "No." }, 403), {}],
    ["from a server in trouble", sessions.listProduct, () => page(502), {}],
  ])("%s", async (_name, call, response, input) => {
    expect(await learns(call, response, input)).toEqual([]);
  });
});
