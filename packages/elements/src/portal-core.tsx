import { hasUnsavedChanges, linkNavigation } from "@gatehouse/panels/navigation";
import { type PortalEvent, PortalProvider } from "@gatehouse/panels/provider";
import { createPortal, flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { enableShadowDOM } from "react-stately/private/flags/flags";
import { elementNavigation } from "./element-navigation";
import { ElementPanel, type ElementPanelProps } from "./element-panel";
import { readOwnPages } from "./own-pages";
import type { Settings } from "./settings";
import { readUnsavedFrom } from "./unsaved";

// Must run before the first render, or react-aria ignores focus and presses inside shadow roots.
enableShadowDOM();
readUnsavedFrom(hasUnsavedChanges);

/**
 * One provider for all elements with equal settings, in a detached React tree. The elements share a client, a cache and
 * a session.
 */
export interface PortalCore {
  /** Renders a panel in its shadow root, or updates its props. */
  show(shadow: ShadowRoot, panel: ElementPanelProps): void;
  /** Like `show`, but synchronously, before the browser paints. */
  showNow(shadow: ShadowRoot, panel: ElementPanelProps): void;
  remove(shadow: ShadowRoot): void;
}

type CoreSettings = Omit<Settings, "theme" | "zIndex" | "nonce">;

const cores = new Map<string, PortalCore>();
let lastKey = 0;

/** The core for these settings, except for look and nonce. It is removed with its last panel. */
export function portalCore({ theme: _theme, zIndex: _zIndex, nonce: _nonce, ...settings }: Settings): PortalCore {
  const name = JSON.stringify(settings);
  const core = cores.get(name) ?? createCore(settings, () => cores.delete(name));
  cores.set(name, core);
  return core;
}

function createCore(
  { productId, productName, base, pages, apiOrigin, access, groups, locale }: CoreSettings,
  onEmpty: () => void,
): PortalCore {
  const root = createRoot(document.createElement("div"));
  const shown = new Map<ShadowRoot, { readonly key: string; readonly panel: ElementPanelProps }>();
  const product = { id: productId, name: productName };
  const navigation = elementNavigation(linkNavigation(base, readOwnPages(pages)));
  // Events of all panels, such as the end of a session, are dispatched once.
  const onEvent = (event: PortalEvent) => shown.values().next().value?.panel.onEvent(event);
  const render = () =>
    root.render(
      <PortalProvider
        product={product}
        api={{ origin: apiOrigin }}
        navigation={navigation}
        access={access}
        {...(groups !== undefined && { groups })}
        locale={locale}
        onEvent={onEvent}
        settingNames="attributes"
      >
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
      // The shadow root gets other content next: React must have removed its own by then.
      if (shown.size > 0) return flushSync(render);
      root.unmount();
      onEmpty();
    },
  };
}
