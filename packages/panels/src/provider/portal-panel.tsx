import { type ReactNode, useContext, useEffect, useRef, useState } from "react";
import { styled } from "styled-components";
import { PanelBoundary } from "./panel-boundary";
import { PanelVisibilityContext } from "./panel-visibility";
import { PortalContext } from "./portal-context";
import { PortalRoot } from "./portal-root";
import { SessionGate, type SessionGateProps } from "./session-gate";

export interface PortalPanelProps extends SessionGateProps {
  readonly name: string;
}

/**
 * The ground every exported panel stands on: the look, the error boundary, the session, and whether it is on screen.
 * Without a provider it says which one is missing, in its own place.
 */
export function PortalPanel({ name, needs, closed, children }: PortalPanelProps): ReactNode {
  const portal = useContext(PortalContext);
  if (portal === null) return <p role="alert">{`${name}: there is no <PortalProvider> above this panel.`}</p>;
  return (
    <PortalRoot>
      <PanelBoundary name={name}>
        <Visibility name={name}>
          <SessionGate needs={needs} closed={closed}>{children}</SessionGate>
        </Visibility>
      </PanelBoundary>
    </PortalRoot>
  );
}

function Visibility({ name, children }: { readonly name: string; readonly children: ReactNode }): ReactNode {
  const probe = useRef<HTMLDivElement>(null);
  const [isVisible, setVisible] = useState(true);
  useEffect(() => {
    if (probe.current === null || typeof IntersectionObserver === "undefined") return;
    const observer = new IntersectionObserver(([entry]) => setVisible(entry?.isIntersecting ?? true), { rootMargin: "25%" });
    observer.observe(probe.current);
    return () => observer.disconnect();
  }, []);
  return (
    <PanelVisibilityContext.Provider value={isVisible}>
      <Slot className="gh-panel-slot" data-panel={name} ref={probe}>
        {children}
      </Slot>
    </PanelVisibilityContext.Provider>
  );
}

const Slot = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--gh-space-4);
  min-width: 0;
`;
