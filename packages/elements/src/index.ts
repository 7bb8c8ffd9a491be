import type { PanelTag } from "@gatehouse/panels/panel-catalog";
import type { PortalEvent } from "@gatehouse/panels/provider";
import { findNonce } from "./find-nonce";
import { definePanel, type PanelElement } from "./panel-element";
import { panelKinds } from "./panel-kinds";
import { definePortal, type PortalElement } from "./portal-element";

export type { PanelElement } from "./panel-element";
export type { PortalElement } from "./portal-element";

/** The events of elements: `gatehouse:` and the event's type, with the event as `detail`. They bubble, also out of shadow roots. */
export type PortalElementEvents = { [E in PortalEvent as `gatehouse:${E["type"]}`]: CustomEvent<E> };

type PanelTags = Record<PanelTag, PanelElement>;

declare global {
  interface HTMLElementTagNameMap extends PanelTags {
    "gatehouse-portal": PortalElement;
  }
  interface HTMLElementEventMap extends PortalElementEvents {}
  interface DocumentEventMap extends PortalElementEvents {}
}

if (typeof customElements !== "undefined") {
  const nonce = findNonce(import.meta.url);
  definePortal();
  for (const [tag, kind] of Object.entries(panelKinds)) definePanel(tag, kind, nonce);
}
