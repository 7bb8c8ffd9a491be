import type { PortalClient } from "@gatehouse/contract";
import { cart, type CartRow } from "@gatehouse/contract/cart";
import { type Order, orders } from "@gatehouse/contract/orders";
import { aCartRow } from "@gatehouse/story-kit/samples/cart-samples";
import { describe, expect, it } from "vitest";
import { done, notDone, unknown } from "../../data/find-done";
import { findSubmitted } from "./cart.look-ups";

const page = <Item>(results: Item[], next: string | null = null) => ({
  count: results.length,
  next,
  previous: null,
  results,
});
const order = (guid: string, created_at = "2026-11-01T09:00:00Z"): Order => ({ guid, created_at, status: "wq" });
const row = (...rows_ids: number[]) => aCartRow({ rows_ids, count: rows_ids.length, quantity: rows_ids.length });

interface State {
  readonly orders?: readonly Order[];
  readonly rows?: readonly CartRow[];
}

/** Compares two states of the server. Lists missing from a state could not be read. */
function look(before: State, now: State, others: readonly string[] = []) {
  const pages = ({ orders: made, rows }: State) => [made && page([...made]), rows && page([...rows])] as const;
  const [made, rows] = pages(now);
  const responses = new Map<unknown, unknown>([
    [orders.list, made],
    [cart.list, rows],
  ]);
  const ask = (async (call: unknown) =>
    responses.get(call) ?? Promise.reject(new Error("unreadable"))) as PortalClient["call"];
  return findSubmitted.look(
    {},
    ask,
    pages(before),
    others.map((guid) => ({ guid })),
  );
}

const a = order("a");
const b = order("b", "2026-11-02T09:00:00Z");
const c = order("c", "2026-11-03T09:00:00Z");

describe("a submitted cart", () => {
  it.each<[string, State, State, Awaited<ReturnType<typeof look>>]>([
    [
      "became the order that is new",
      { orders: [a], rows: [row(1, 2)] },
      { orders: [a, b], rows: [] },
      done({ guid: "b" }),
    ],
    [
      "became the newest of several, in whatever order they come",
      { orders: [a], rows: [row(1)] },
      { orders: [b, c, a], rows: [] },
      done({ guid: "c" }),
    ],
    [
      "became the order that is new, although the cart was filled again",
      { orders: [a], rows: [row(1)] },
      { orders: [a, b], rows: [row(9)] },
      done({ guid: "b" }),
    ],
    [
      "became the first order of the account",
      { orders: [], rows: [row(1)] },
      { orders: [a], rows: [] },
      done({ guid: "a" }),
    ],
    [
      "became the order that is new, although the cart cannot be read",
      { orders: [a], rows: [row(1)] },
      { orders: [a, b] },
      done({ guid: "b" }),
    ],
    [
      "was not submitted while its rows are there",
      { orders: [a], rows: [row(1, 2)] },
      { orders: [a], rows: [row(1, 2)] },
      notDone,
    ],
    [
      "was not submitted while one of its rows is there, whatever was ordered elsewhere",
      { orders: [a], rows: [row(1, 2)] },
      { orders: [a, b], rows: [row(2, 3)] },
      notDone,
    ],
    [
      "was not submitted while its rows are there, although the orders cannot be read",
      { orders: [a], rows: [row(1)] },
      { rows: [row(1)] },
      notDone,
    ],
    [
      "that is empty without a new order was perhaps emptied elsewhere",
      { orders: [a], rows: [row(1)] },
      { orders: [a], rows: [] },
      unknown,
    ],
    [
      "that holds other rows without a new order was perhaps changed elsewhere",
      { orders: [a], rows: [row(1)] },
      { orders: [a], rows: [row(9)] },
      unknown,
    ],
    ["without known orders may be any of them", { rows: [row(1)] }, { orders: [a, b], rows: [] }, unknown],
    [
      "without known rows is not submitted while it holds some",
      { orders: [a] },
      { orders: [a], rows: [row(1)] },
      notDone,
    ],
    ["of which nothing can be read is unknown", { orders: [a], rows: [row(1)] }, {}, unknown],
  ])("%s", async (_name, before, now, finding) => expect(await look(before, now)).toEqual(finding));

  it("is not the order of another submission", async () => {
    expect(await look({ orders: [a], rows: [row(1)] }, { orders: [a, b], rows: [] }, ["b"])).toEqual(unknown);
  });
});
