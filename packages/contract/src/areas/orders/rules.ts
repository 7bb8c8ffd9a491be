import type { Order, OrderStatus } from "./schemas";

const progress: Readonly<Record<OrderStatus, number>> = { cr: 0, wq: 33, wp: 66, de: 100, ca: 0, unknown: 0 };

/** How far an order has come, in percent. */
export function orderProgress(status: OrderStatus): number {
  return progress[status];
}

/** The number that people know the order by: its own, or the start of its guid if it has none. */
export function orderNumber(order: Order): string {
  const number = order["my_{product}_order_id"];
  return (typeof number === "string" && number !== "") || typeof number === "number"
    ? String(number)
    : order.guid.slice(0, 8);
}

/** Whether the order is delivered or canceled. */
export function isOrderClosed(status: OrderStatus): boolean {
  return status === "de" || status === "ca";
}

/** The state of one step of an order. */
export type StationState = "done" | "current" | "waiting" | "failed" | "void";

export interface Station {
  readonly status: OrderStatus;
  readonly state: StationState;
}

const way = ["cr", "wq", "wp", "de"] as const;

/**
 * The steps of an order from creation to delivery, with their states. A canceled order ends after its creation. For an
 * unknown status, the next steps are unknown.
 */
export function orderStations(status: OrderStatus): readonly Station[] {
  const created: Station = { status: "cr", state: "done" };
  if (status === "unknown") return [created, { status, state: "current" }];
  if (status === "ca")
    return [created, { status, state: "failed" }, { status: "wp", state: "void" }, { status: "de", state: "void" }];
  const here = way.indexOf(status);
  const stateAt = (at: number): StationState =>
    at < here || status === "de" ? "done" : at === here ? "current" : "waiting";
  return way.map((station, at) => ({ status: station, state: stateAt(at) }));
}
