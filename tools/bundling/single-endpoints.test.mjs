import ts from "typescript";
import { describe, expect, it } from "vitest";
import { apply } from "./apply-edits.mjs";
import { constantImports, constantUses, endpointKeys, isOfEndpoints, splitEndpoints } from "./single-endpoints.mjs";

const path = "/packages/contract/src/areas/orders/endpoints.ts";
const source = `import { endpoint } from "../../http/endpoint";
import { getOrder } from "./get-order";

/** The calls of orders. */
export const orders = {
  list: endpoint({
    name: "list",
    query: pagedList({
      orderBy: ["created_at"],
    }),
    response: listOf(Order),
  }),
  get: getOrder,
  cancel: endpoint({
    name: "cancel",
    // Why.
    body: Reason,
    response: Order,
  }),
};

export const texts = { list: "List" };
const reads = [orders.list, orders.get];
`;
const lineOf = (text, part) => text.slice(0, text.indexOf(part)).split("\n").length;

async function evaluated(code) {
  const value = "(given) => given";
  const values = `const endpoint = ${value}, listOf = ${value}, pagedList = ${value}, Order = "Order", Reason = "Reason";`;
  const module = `${values} const getOrder = { name: "get" };\n${code.replace(/^import .*$/gm, "")}
    export { reads };
    export const constants = { list: orders$list, get: orders$get, cancel: orders$cancel };`;
  return import(`data:text/javascript,${encodeURIComponent(module)}`);
}

describe("an area's endpoints on their way into dist", () => {
  const split = splitEndpoints(source, path);

  it("are constants without what only servers read", async () => {
    const { constants, reads } = await evaluated(split);
    expect(constants).toEqual({
      list: { name: "list", response: "Order" },
      get: { name: "get" },
      cancel: { name: "cancel", response: "Order" },
    });
    expect(reads).toEqual([constants.list, constants.get]);
  });

  it("are whole in the object that servers import", async () => {
    const { orders } = await evaluated(split);
    expect(orders).toEqual({
      list: { name: "list", query: { orderBy: ["created_at"] }, response: "Order" },
      get: { name: "get" },
      cancel: { name: "cancel", body: "Reason", response: "Order" },
    });
  });

  it("stay on their lines", () => {
    for (const part of ['name: "list"', "response: listOf", 'name: "cancel"'])
      expect(lineOf(split, part)).toBe(lineOf(source, part));
  });

  it("are found by their keys, and other objects are left alone", () => {
    expect(endpointKeys(source, path)).toEqual(new Map([["orders", new Set(["list", "get", "cancel"])]]));
    expect(split).toContain('export const texts = { list: "List" };');
    expect(isOfEndpoints(path)).toBe(true);
    expect(isOfEndpoints(path.replace("endpoints", "schemas"))).toBe(false);
  });
});

describe("a panel that uses endpoints", () => {
  const keys = new Set(["list", "get"]);
  const uses = (code) =>
    constantUses(ts.createSourceFile("/panel.tsx", code, ts.ScriptTarget.Latest, true), "orders", keys);

  it("takes only those", () => {
    const code = `import { orders } from "@gatehouse/contract/orders";
type Order = EndpointResponse<typeof orders.get>;
const view = (rows: Order[]) => ({ orders: rows.list, of: page.orders.get, one: useEndpoint(orders.list) });
`;
    const { edits, used } = uses(code);
    expect(used).toEqual(["list"]);
    expect(apply(code, edits)).toContain("orders: rows.list, of: page.orders.get, one: useEndpoint(orders$list)");
    expect(constantImports(used, "orders", "calls")).toEqual(["orders$list as calls$list"]);
  });

  it.each([
    ["passes the object on", "show(orders);"],
    ["uses a key by its name", "show(orders[name]);"],
    ["uses what is no endpoint", "show(orders.length);"],
    ["has another value of that name", "const show = (orders) => orders.list;"],
    ["spells it short", "show({ orders });"],
  ])("takes the whole object if it %s", (_, code) => {
    expect(uses(code)).toBeUndefined();
  });
});
