import { createDialogStack, createToastQueue } from "@gatehouse/design";
import { type ReactNode, useMemo, useState } from "react";
import type { Appearance } from "./appearance";
import type { PortalEvent } from "./events";
import { PortalContext, usePortal } from "./portal-context";
import { PortalToasts } from "./portal-toasts";

export interface PortalScopeProps {
  /** Replaces the provider's. */
  readonly appearance: Appearance;
  /** Takes the events of this part; left out, the provider has them. */
  readonly onEvent?: (event: PortalEvent) => void;
  readonly children: ReactNode;
}

/**
 * A part of a page with its own look, events and toasts, such as one in a shadow root. API, session, cache and language
 * are those of the `PortalProvider` around it.
 */
export function PortalScope({ appearance, onEvent, children }: PortalScopeProps): ReactNode {
  const portal = usePortal();
  const [toasts] = useState(createToastQueue);
  const [dialogs] = useState(createDialogStack);
  const scoped = useMemo(
    () => ({ ...portal, appearance, emit: onEvent ?? portal.emit, dialogs, notify: toasts.add }),
    [portal, appearance, onEvent, dialogs, toasts],
  );
  return (
    <PortalContext.Provider value={scoped}>
      {children}
      <PortalToasts queue={toasts} />
    </PortalContext.Provider>
  );
}
