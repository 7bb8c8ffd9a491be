import { linkNavigation } from "@gatehouse/panels/navigation";
import { type PortalEvent, PortalProvider } from "@gatehouse/panels/provider";
import { createPortal, flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { enableShadowDOM } from "react-stately/private/flags/flags";
import { elementNavigation } from "./element-navigation";
import { ElementPanel, type ElementPanelProps } from "./element-panel";
import { readOwnPages } from "./own-pages";
import type { Settings } from "./settings";

// Before the first render, or focus and presses are looked for outside the shadow roots.
enableShadowDOM();

/** One provider, in one React tree of no place of its own, for all elements of equal settings: client, cache and session are asked once. */
export interface PortalCore {
  /** Draws a panel in its shadow root, or draws it anew with other props. */
  show(shadow: ShadowRoot, panel: ElementPanelProps): void;
  /** The same before the browser paints again. */
  showNow(shadow: ShadowRoot, panel: ElementPanelProps): void;
  remove(shadow: ShadowRoot): void;
}

type CoreSettings = Omit<Settings, "theme" | "zIndex" | "nonce">;

const cores = new Map<string, PortalCore>();
let lastKey = 0;

/** The core of these settings; looks and nonces do not count. It goes with the last of its panels. */
export function portalCore({ theme: _theme, zIndex: _zIndex, nonce: _nonce, ...settings }: Settings): PortalCore {
  const name = JSON.stringify(settings);
  const core = cores.get(name) ?? createCore(settings, () => cores.delete(name));
  cores.set(name, core);
  return core;
}

function createCore({ productId, productName, base, pages, apiOrigin, access, locale }: CoreSettings, onEmpty: () => void): PortalCore {
  const root = createRoot(document.createElement("div"));
  const shown = new Map<ShadowRoot, { readonly key: string; readonly panel: ElementPanelProps }>();
  const product = { id: productId, name: productName };
  const navigation = elementNavigation(linkNavigation(base, readOwnPages(pages)));
  // What happens to all panels at once, as the end of a session, is told once.
  const onEvent = (event: PortalEvent) => shown.values().next().value?.panel.onEvent(event);
  const render = () =>
    root.render(
      <PortalProvider product={product} api={{ origin: apiOrigin }} navigation={navigation} access={access} locale={locale} onEvent={onEvent} settingNames="attributes">
        {Array.from(shown, ([shadow, { key, panel }]) => createPortal(<ElementPanel {...panel} />, shadow, key))}
      </PortalProvider>,
    );
  const show = (shadow: ShadowRoot, panel: ElementPanelProps) => {
    shown.set(shadow, { key: shown.get(shadow)?.key ?? String(++lastKey), panel });
    render();
  };
  return {
    show,
    showNow: (shadow, panel) => flushSync(() => show(shadow, panel)),
    remove(shadow) {
      shown.delete(shadow);
      if (shown.size > 0) return render();
      root.unmount();
      onEmpty();
    },
  };
}
