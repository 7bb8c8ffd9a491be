import type { PortalEvent } from "@gatehouse/panels/provider";
import type { Dashed } from "./dispatch-portal-event";
import { findNonce } from "./find-nonce";
import { definePanel } from "./panel-element";
import { panelKinds } from "./panel-kinds";
import { definePortal } from "./portal-element";
import type { PortalElements } from "./templates";

export type { PanelElement } from "./panel-element";
export type { PortalElement } from "./portal-element";
export type { ElementAttributes, JsxElements, PortalElements, VueElements } from "./templates";

/**
 * The elements' events, with the portal's event as `detail`. Each has two names: `gatehouse:order.submitted` and, for
 * templates, `gatehouse-order-submitted`. They bubble, even out of shadow roots.
 */
export type PortalElementEvents = { [E in PortalEvent as `gatehouse:${E["type"]}`]: CustomEvent<E> } & {
  [E in PortalEvent as `gatehouse-${Dashed<E["type"]>}`]: CustomEvent<E>;
};

declare global {
  interface HTMLElementTagNameMap extends PortalElements {}
  interface HTMLElementEventMap extends PortalElementEvents {}
  interface DocumentEventMap extends PortalElementEvents {}
}

if (typeof customElements !== "undefined") {
  const nonce = findNonce(import.meta.url);
  definePortal();
  for (const [tag, kind] of Object.entries(panelKinds)) definePanel(tag, kind, nonce);
}
