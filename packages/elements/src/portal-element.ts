import { refreshPanels } from "./panel-element";
import { portalTag, settingAttributes } from "./settings";

const Base = globalThis.HTMLElement ?? (class {} as typeof HTMLElement);

/** Holds settings for all panels inside it. It has no box of its own. */
export class PortalElement extends Base {
  static readonly observedAttributes = settingAttributes;

  connectedCallback(): void {
    if (this.shadowRoot !== null) return;
    const shadow = this.attachShadow({ mode: "open" });
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(":host{display:contents}");
    shadow.adoptedStyleSheets = [sheet];
    shadow.append(document.createElement("slot"));
  }

  attributeChangedCallback(): void {
    refreshPanels();
  }
}

/** Defines `<gatehouse-portal>`, unless it is already defined. */
export function definePortal(): void {
  if (customElements.get(portalTag) === undefined) customElements.define(portalTag, PortalElement);
}
