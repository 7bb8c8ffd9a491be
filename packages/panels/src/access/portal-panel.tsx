import { waitForSkeletons } from "@gatehouse/design";
import { styled } from "@gatehouse/design/styled";
import { IsRestoringProvider } from "@tanstack/react-query";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { PanelBoundary } from "../portal/panel-boundary";
import { PanelSlotContext, PanelVisibilityContext } from "../portal/panel-visibility";
import { PortalRoot } from "../portal/portal-root";
import { described, type Problem } from "../portal/setup/find-problems";
import { PanelGuard } from "../portal/setup/panel-guard";
import { SessionGate, type SessionGateProps } from "./session-gate";

export interface PortalPanelProps extends SessionGateProps {
  readonly name: string;
  /** The panel's required guids by prop name, such as `{ licenseGuid }`. */
  readonly about?: Readonly<Record<string, string>>;
}

/**
 * The base of every exported panel: appearance, error boundary, session, and visibility tracking. Without a provider,
 * or with wrong settings, it shows a message instead.
 */
export function PortalPanel({ name, about = {}, needs, closed, children }: PortalPanelProps): ReactNode {
  return (
    <PanelGuard name={name} problem={missingGuid(name, about)}>
      <PortalRoot>
        <PanelBoundary name={name} about={about}>
          {/* The embedder's page may be restoring its own query cache. */}
          <IsRestoringProvider value={false}>
            <Visibility name={name}>
              <SessionGate needs={needs} closed={closed}>
                {children}
              </SessionGate>
            </Visibility>
          </IsRestoringProvider>
        </PanelBoundary>
      </PortalRoot>
    </PanelGuard>
  );
}

function missingGuid(name: string, about: Readonly<Record<string, unknown>>): Problem | undefined {
  const [prop, guid] = Object.entries(about).find(([, value]) => typeof value !== "string" || value === "") ?? [];
  return prop === undefined ? undefined : { about: "guid", text: `${name}: ${prop} is ${described(guid)}.` };
}

function Visibility({ name, children }: { readonly name: string; readonly children: ReactNode }): ReactNode {
  const probe = useRef<HTMLDivElement>(null);
  const [isVisible, setVisible] = useState(true);
  useEffect(() => {
    if (probe.current === null || typeof IntersectionObserver === "undefined") return;
    const observer = new IntersectionObserver(([entry]) => setVisible(entry?.isIntersecting ?? true), {
      rootMargin: "25%",
    });
    observer.observe(probe.current);
    return () => observer.disconnect();
  }, []);
  return (
    <PanelVisibilityContext.Provider value={isVisible}>
      <PanelSlotContext.Provider value={probe}>
        <Slot className="gh-panel-slot" data-panel={name} ref={probe}>
          {children}
        </Slot>
      </PanelSlotContext.Provider>
    </PanelVisibilityContext.Provider>
  );
}

const Slot = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--gh-space-4);
  min-width: 0;
  ${waitForSkeletons}
`;
