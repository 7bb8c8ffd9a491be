import { refreshPanels } from "./panel-element";
import { observedSettings, portalTag } from "./settings";
import { hasUnsavedChanges } from "./unsaved";

const Base = globalThis.HTMLElement ?? (class {} as typeof HTMLElement);

/** Holds settings for all panels inside it. It has no box of its own. */
export class PortalElement extends Base {
  static readonly observedAttributes = observedSettings;

  connectedCallback(): void {
    if (this.shadowRoot !== null) return;
    const shadow = this.attachShadow({ mode: "open" });
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(":host{display:contents}");
    shadow.adoptedStyleSheets = [sheet];
    shadow.append(document.createElement("slot"));
  }

  /** Whether a form in a panel on this page has unsaved changes. Check this before you remove panels from the page. */
  get hasUnsavedChanges(): boolean {
    return hasUnsavedChanges();
  }

  attributeChangedCallback(): void {
    refreshPanels();
  }
}

/** Defines `<gatehouse-portal>`, unless it is already defined. */
export function definePortal(): void {
  if (customElements.get(portalTag) === undefined) customElements.define(portalTag, PortalElement);
}
