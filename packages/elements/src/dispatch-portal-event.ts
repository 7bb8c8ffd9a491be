import type { PortalEvent } from "@gatehouse/panels/provider";

/** The event's type with hyphens only, because framework templates can't name events with dots or colons. */
export type Dashed<Type extends string> = Type extends `${infer Head}.${infer Rest}` ? `${Head}-${Dashed<Rest>}` : Type;

/** Dispatches an event under both of its names: `gatehouse:order.submitted` and `gatehouse-order-submitted`. */
export function dispatchPortalEvent(element: HTMLElement, event: PortalEvent): void {
  for (const name of [`gatehouse:${event.type}`, `gatehouse-${event.type.replaceAll(".", "-")}`])
    element.dispatchEvent(new CustomEvent(name, { detail: event, bubbles: true, composed: true }));
}
