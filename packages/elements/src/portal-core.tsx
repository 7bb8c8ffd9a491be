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
  show(shadow: ShadowRoot, panel: CorePanel): void;
  /** Like `show`, but synchronously, before the browser paints. */
  showNow(shadow: ShadowRoot, panel: CorePanel): void;
  remove(shadow: ShadowRoot): void;
  /** The core for a panel's changed settings: this one if all its panels have the same change by now. */
  after(settings: Settings): PortalCore;
}

export interface CorePanel extends ElementPanelProps {
  /** The panel's settings of this moment. Undefined if one is missing or wrong. */
  readonly readSettings: () => Settings | undefined;
}

const cores = new Map<string, PortalCore>();
let lastKey = 0;

/** The settings that panels of a core share: all except look and nonce. */
const nameOf = ({ theme: _theme, zIndex: _zIndex, nonce: _nonce, ...shared }: Settings) => JSON.stringify(shared);

/** The core for these settings. It is removed with its last panel. */
export function portalCore(settings: Settings): PortalCore {
  const name = nameOf(settings);
  const core = cores.get(name) ?? createCore(settings);
  cores.set(name, core);
  return core;
}

function createCore(first: Settings): PortalCore {
  const { productId, productName, base, pages, apiOrigin, access, groups } = first;
  let { locale } = first;
  const root = createRoot(document.createElement("div"));
  const shown = new Map<ShadowRoot, { readonly key: string; readonly panel: CorePanel }>();
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
  const show = (shadow: ShadowRoot, panel: CorePanel) => {
    shown.set(shadow, { key: shown.get(shadow)?.key ?? String(++lastKey), panel });
    render();
  };
  const core: PortalCore = {
    show,
    showNow: (shadow, panel) => flushSync(() => show(shadow, panel)),
    remove(shadow) {
      shown.delete(shadow);
      // The shadow root gets other content next: React must have removed its own by then.
      if (shown.size > 0) return flushSync(render);
      root.unmount();
      cores.delete(nameOf({ ...first, locale }));
    },
    // A page that changes its language keeps what users have typed. Other changes start a new session and cache.
    after(settings) {
      const name = nameOf(settings);
      const isNewLocale = nameOf({ ...first, locale: settings.locale }) === name;
      const hasChange = ({ panel }: { readonly panel: CorePanel }) => {
        const now = panel.readSettings();
        return now !== undefined && nameOf(now) === name;
      };
      if (cores.has(name) || !isNewLocale || !Array.from(shown.values()).every(hasChange)) return portalCore(settings);
      cores.delete(nameOf({ ...first, locale }));
      cores.set(name, core);
      ({ locale } = settings);
      render();
      return core;
    },
  };
  return core;
}
