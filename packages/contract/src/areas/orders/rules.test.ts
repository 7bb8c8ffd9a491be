import { describe, expect, it } from "vitest";
import { isOrderClosed, type Order, orderNumber, orderProgress, orderStations, type OrderStatus } from "./index";

const states = (status: OrderStatus) => orderStations(status).map((station) => `${station.status} ${station.state}`);

describe("an order's progress", () => {
  it.each<[OrderStatus, number]>([
    ["cr", 0],
    ["wq", 33],
    ["wp", 66],
    ["de", 100],
    ["ca", 0],
    ["unknown", 0],
  ])("of %s is %d percent", (status, percent) => expect(orderProgress(status)).toBe(percent));

  it.each<[OrderStatus, readonly string[]]>([
    ["cr", ["cr current", "wq waiting", "wp waiting", "de waiting"]],
    ["wq", ["cr done", "wq current", "wp waiting", "de waiting"]],
    ["wp", ["cr done", "wq done", "wp current", "de waiting"]],
    ["de", ["cr done", "wq done", "wp done", "de done"]],
    ["ca", ["cr done", "ca failed", "wp void", "de void"]],
    ["unknown", ["cr done", "unknown current"]],
  ])("of %s has its stations", (status, stations) => expect(states(status)).toEqual(stations));

  it("is over when it is delivered or cancelled", () => {
    expect((["cr", "wq", "wp", "de", "ca", "unknown"] as const).filter(isOrderClosed)).toEqual(["de", "ca"]);
  });
});

describe("an order is called", () => {
  const order: Order = {
    guid: "3f2b8c1e-5d4a-4e6f-9a7b-1c2d3e4f5a6b",
    created_at: "2026-03-01T09:30:00Z",
    status: "wq",
  };
  it.each<[unknown, string]>([
    ["A-17", "A-17"],
    [1017, "1017"],
    ["", "3f2b8c1e"],
    [null, "3f2b8c1e"],
    [undefined, "3f2b8c1e"],
    [{}, "3f2b8c1e"],
  ])("with the number %j %s", (number, name) =>
    expect(orderNumber({ ...order, "my_{product}_order_id": number })).toBe(name),
  );
});
