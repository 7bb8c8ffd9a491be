import type { PortalEvent } from "@gatehouse/panels/provider";
import { type ComponentType, createElement } from "react";
import { dispatchPortalEvent } from "./dispatch-portal-event";
import { keepTypedKeys } from "./keep-typed-keys";
import { mirrorParts } from "./mirror-parts";
import { forwardVariables } from "./page-tokens";
import type { PanelKind } from "./panel-kinds";
import { type CorePanel, portalCore } from "./portal-core";
import type { Settings } from "./settings";

export { checkSettings } from "./check-settings";

export interface PanelMount extends Pick<PanelKind, "attributes" | "optionalAttributes"> {
  readonly panel: Awaited<ReturnType<PanelKind["load"]>>;
  readonly host: HTMLElement;
  readonly shadow: ShadowRoot;
  readonly settings: Settings;
  readonly readSettings: CorePanel["readSettings"];
}

/** A panel in its element. */
export interface PanelHandle {
  /** Rerenders the panel with the current settings and attributes. */
  update(settings: Settings, options: { readonly wasMoved: boolean }): void;
  unmount(): void;
}

/** Renders a panel into an element's shadow root. */
export function mountPanel(mount: PanelMount): PanelHandle {
  const { panel, host, shadow, settings: first, readSettings } = mount;
  const attributes = Object.entries({ ...mount.attributes, ...mount.optionalAttributes });
  shadow.replaceChildren();
  shadow.adoptedStyleSheets = [
    ...new Set([...shadow.adoptedStyleSheets, (panelStyle ??= createStyle(forwardVariables))]),
  ];
  const stopMirroring = mirrorParts(shadow);
  const stopKeeping = keepTypedKeys(shadow);
  const onEvent = (event: PortalEvent) => dispatchPortalEvent(host, event);
  const renderPanel = () =>
    createElement(
      panel as ComponentType<Readonly<Record<string, string>>>,
      Object.fromEntries(
        attributes.flatMap(([prop, name]) => {
          const value = host.getAttribute(name);
          return value ? [[prop, value] as const] : [];
        }),
      ),
    );
  let styleTarget = newStyleTarget(shadow);
  let core = portalCore(first);
  const props = ({ theme, zIndex, nonce }: Settings) => ({
    theme,
    zIndex,
    nonce,
    styleTarget,
    onEvent,
    readSettings,
    children: renderPanel(),
  });
  core.show(shadow, props(first));
  return {
    update(settings, { wasMoved }) {
      const next = core.after(settings);
      if (next !== core) core.remove(shadow);
      core = next;
      if (!wasMoved) return core.show(shadow, props(settings));
      // Style elements lose their inserted rules outside the document, so create them again in a new target.
      const emptied = styleTarget;
      styleTarget = newStyleTarget(shadow);
      core.showNow(shadow, props(settings));
      emptied.remove();
    },
    unmount() {
      core.remove(shadow);
      stopMirroring();
      stopKeeping();
      styleTarget.remove();
    },
  };
}

function newStyleTarget(shadow: ShadowRoot): HTMLElement {
  const target = document.createElement("div");
  target.hidden = true;
  shadow.prepend(target);
  return target;
}

let panelStyle: CSSStyleSheet | undefined;

function createStyle(css: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  return sheet;
}
