import { useCallback, useContext, useState, type ReactNode, type RefObject } from "react";
import { createPortal } from "react-dom";
import { UNSAFE_PortalProvider as PortalProvider } from "react-aria/PortalProvider";
import { styled } from "styled-components";
import { OverlayHostContext } from "../root/overlay-host";
import { layers } from "../tokens/layers";

export interface TopLayerProps {
  /** What the overlay belongs to: it stands in the same dialog or popover. */
  anchorRef: RefObject<HTMLElement | null>;
  layer: "popover" | "tooltip";
  children: ReactNode;
}

/**
 * The place of one overlay above all else on the page: no layer covers it, no box cuts it off or moves it. It is a line of
 * no height at the window's upper edge, so that react-aria measures from there, whatever lies around the anchor.
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
      {/* Measured once it is shown. */}
      {element && <PortalProvider getContainer={() => element}>{children}</PortalProvider>}
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
