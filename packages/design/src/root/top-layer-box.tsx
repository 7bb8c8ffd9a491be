import { type ReactNode, type RefObject, useCallback, useContext, useState } from "react";
import { UNSAFE_PortalProvider as PortalProvider } from "react-aria/PortalProvider";
import { styled } from "styled-components";
import { layers } from "../tokens/layers";
import { AriaLocale } from "./aria-locale";
import { createPortal } from "./create-portal";
import { OverlayHostContext } from "./overlay-host";
import { OverlayParentContext } from "./overlay-parent";

export interface TopLayerProps {
  /** The overlay's trigger. The overlay goes into the same dialog or popover. */
  anchorRef: RefObject<HTMLElement | null>;
  layer: "popover" | "tooltip";
  children: ReactNode;
}

/**
 * Shows one overlay above everything else on the page, so that nothing covers, clips or moves it. Its box has no height
 * and spans the window's upper edge, so react-aria measures from there whatever transforms surround the anchor.
 */
export function TopLayer({ anchorRef, layer, children }: TopLayerProps) {
  // A tooltip also works outside a root.
  const host = useContext(OverlayHostContext);
  const [container] = useState(() => host?.containerFor(anchorRef.current) ?? document.body);
  const [element, setElement] = useState<HTMLElement | null>(null);
  const show = useCallback(
    (shown: HTMLElement | null) => {
      host?.raise(shown);
      setElement(shown);
    },
    [host],
  );
  return createPortal(
    <Layer ref={show} className="gh-layer" style={{ zIndex: layers[layer] }}>
      {/* The position can only be measured once the layer is shown. */}
      {element && (
        <AriaLocale>
          <PortalProvider getContainer={() => element}>
            <OverlayParentContext.Provider value={() => element}>{children}</OverlayParentContext.Provider>
          </PortalProvider>
        </AriaLocale>
      )}
    </Layer>,
    container,
  );
}

const Layer = styled.div`
  position: fixed;
  inset: 0 0 auto;
  width: auto;
  height: 0;
  margin: 0;
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  overflow: visible;
`;
