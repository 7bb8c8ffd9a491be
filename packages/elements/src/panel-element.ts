import { dispatchPortalEvent } from "./dispatch-portal-event";
import { logFailure } from "./log-failure";
import type { PanelHandle } from "./mount-panel";
import type { PanelKind } from "./panel-kinds";
import { type GivenSettings, observedSettings, portalTag, readSettings, type Settings } from "./settings";

const connected = new Set<PanelElement>();

/** Makes every panel of the page read its settings again. */
export function refreshPanels(): void {
  for (const panel of connected) panel.refresh();
}

// Importing the package on a server, without a document, must not fail.
const Base = globalThis.HTMLElement ?? (class {} as typeof HTMLElement);

/** A panel as an element. It loads React and the panel's code when it is connected. */
export abstract class PanelElement extends Base {
  protected abstract readonly kind: PanelKind;
  protected abstract readonly scriptNonce: string | undefined;
  readonly #shadow = this.attachShadow({ mode: "open" });
  #panel: PanelHandle | undefined;
  #mount: ((settings: Settings) => PanelHandle) | undefined;
  #check: ((given: GivenSettings) => Settings | string) | undefined;
  #said = "";
  #isLoading = false;
  #isRefreshDue = false;
  #wasMoved = false;

  constructor() {
    super();
    this.#shadow.adoptedStyleSheets = [(blockStyle ??= createBlockStyle())];
  }

  connectedCallback(): void {
    connected.add(this);
    this.refresh();
  }

  disconnectedCallback(): void {
    connected.delete(this);
    this.#wasMoved = true;
    this.refresh();
  }

  attributeChangedCallback(): void {
    this.refresh();
  }

  /** Updates once for many changes in a row, such as attributes that a framework sets one by one. */
  refresh(): void {
    if (this.#isRefreshDue) return;
    this.#isRefreshDue = true;
    queueMicrotask(() => {
      this.#isRefreshDue = false;
      this.#update();
    });
  }

  #update(): void {
    if (!this.isConnected) return this.#unmount();
    const given = this.#readGiven();
    const missing = Object.values(this.kind.attributes).find((name) => !this.getAttribute(name));
    if (given === undefined)
      return this.#say(`<${this.localName}> needs a product-id, on itself or on a <${portalTag}> around it.`);
    if (missing !== undefined) return this.#say(`<${this.localName}> needs the attribute ${missing}.`);
    if (this.#mount === undefined || this.#check === undefined) return void this.#load();
    const settings = this.#check(given);
    if (typeof settings === "string") return this.#say(settings);
    this.#said = "";
    if (this.#panel === undefined) this.#panel = this.#mount(settings);
    else this.#panel.update(settings, { wasMoved: this.#wasMoved });
    this.#wasMoved = false;
  }

  #readGiven(): GivenSettings | undefined {
    return this.isConnected ? readSettings(this, this.scriptNonce) : undefined;
  }

  async #load(): Promise<void> {
    if (this.#isLoading) return;
    this.#isLoading = true;
    try {
      const { load, ...names } = this.kind;
      const [{ checkSettings, mountPanel }, panel] = await Promise.all([import("./mount-panel"), load()]);
      this.#check = checkSettings;
      const readSettings = () => {
        const given = this.#readGiven();
        const checked = given && checkSettings(given);
        return typeof checked === "string" ? undefined : checked;
      };
      this.#mount = (settings) =>
        mountPanel({ panel, ...names, host: this, shadow: this.#shadow, settings, readSettings });
    } catch (error) {
      return this.#say("We couldn't load this part of the page. Reload it to try again.", error);
    } finally {
      this.#isLoading = false;
    }
    // The element may have been removed or changed meanwhile.
    this.#update();
  }

  #unmount(): void {
    this.#panel?.unmount();
    this.#panel = undefined;
  }

  /** Shows a message instead of the panel, and reports it once. */
  #say(text: string, error: unknown = new Error(text)): void {
    this.#unmount();
    const message = document.createElement("p");
    message.setAttribute("role", "alert");
    message.textContent = text;
    this.#shadow.replaceChildren(message);
    if (this.#said === text) return;
    this.#said = text;
    logFailure(text, error);
    dispatchPortalEvent(this, { type: "panel.failed", panel: this.localName, error });
  }
}

let blockStyle: CSSStyleSheet | undefined;

// The page's CSP does not apply to constructed style sheets.
function createBlockStyle(): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(":host{display:block}:host([hidden]){display:none}");
  return sheet;
}

/** Defines the element of a panel, unless the name is already defined. */
export function definePanel(tag: string, panelKind: PanelKind, nonce: string | undefined): void {
  if (customElements.get(tag) !== undefined) return;
  customElements.define(
    tag,
    class extends PanelElement {
      static readonly observedAttributes = [
        ...observedSettings,
        ...Object.values({ ...panelKind.attributes, ...panelKind.optionalAttributes }),
      ];
      protected readonly kind = panelKind;
      protected readonly scriptNonce = nonce;
    },
  );
}
