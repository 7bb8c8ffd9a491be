import { createDialogStack, createToastQueue } from "@gatehouse/design";
import { type ReactNode, useContext, useEffect, useMemo, useRef, useState } from "react";
import type { Appearance } from "../portal/appearance";
import type { Notice, PortalEvent } from "../portal/events";
import { PortalContext } from "../portal/portal-context";
import { PortalToasts } from "../portal/portal-toasts";
import { findProblems, isFunction } from "../portal/setup/find-problems";
import { useKept } from "../portal/setup/use-kept";
import { withoutNulls } from "./check-setup";

export interface PortalScopeProps {
  /** Replaces the provider's appearance. */
  readonly appearance: Appearance;
  /** Receives the events of this scope. By default, the provider's `onEvent` does. */
  readonly onEvent?: (event: PortalEvent) => void;
  readonly children: ReactNode;
}

/**
 * Gives a part of a page its own appearance, events and toasts, for example in a shadow root. API, session, cache,
 * language and `onNotify` still come from the `PortalProvider` around it.
 */
export function PortalScope({ appearance: given, onEvent, children }: PortalScopeProps): ReactNode {
  const portal = useContext(PortalContext);
  const [toasts] = useState(createToastQueue);
  const [dialogs] = useState(createDialogStack);
  const latestOnEvent = useRef(onEvent);
  useEffect(() => {
    latestOnEvent.current = onEvent;
  });
  const appearance = useKept(given);
  const isTakingEvents = isFunction(onEvent);
  const own = useKept(portal === null ? [] : findProblems({ appearance, onEvent }, portal.settingNames));
  const scoped = useMemo(
    () =>
      portal && {
        ...portal,
        appearance: own.length === 0 ? withoutNulls(appearance ?? {}) : {},
        problems: [...portal.problems, ...own],
        emit: isTakingEvents
          ? (event: PortalEvent) => void portal.host.callHost("onEvent", () => latestOnEvent.current?.(event))
          : portal.emit,
        dialogs,
        notify: (notice: Notice) => portal.notify(notice, toasts),
      },
    [portal, appearance, own, isTakingEvents, dialogs, toasts],
  );
  // Without a provider, each panel shows its own error.
  if (scoped === null) return children;
  return (
    <PortalContext.Provider value={scoped}>
      {children}
      <PortalToasts queue={toasts} />
    </PortalContext.Provider>
  );
}
