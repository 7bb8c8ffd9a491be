import { createDialogStack, createToastQueue } from "@gatehouse/design";
import { type ReactNode, useContext, useMemo, useState } from "react";
import type { Appearance } from "../portal/appearance";
import type { Notice, PortalEvent } from "../portal/events";
import { PortalContext, type PortalContextValue } from "../portal/portal-context";
import { noticeToast, PortalToasts } from "../portal/portal-toasts";
import { findProblems, isFunction } from "../portal/setup/find-problems";
import { withoutNulls } from "./check-setup";

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
  const portal = useContext(PortalContext);
  const [toasts] = useState(createToastQueue);
  const [dialogs] = useState(createDialogStack);
  const scoped = useMemo(
    () =>
      portal && {
        ...portal,
        ...checkScope(portal, { appearance, onEvent }),
        dialogs,
        notify: (notice: Notice) => void toasts.add(noticeToast(notice)),
      },
    [portal, appearance, onEvent, dialogs, toasts],
  );
  // Each panel shows that the provider is missing.
  if (scoped === null) return children;
  return (
    <PortalContext.Provider value={scoped}>
      {children}
      <PortalToasts queue={toasts} />
    </PortalContext.Provider>
  );
}

function checkScope(
  portal: PortalContextValue,
  given: Pick<PortalScopeProps, "appearance" | "onEvent">,
): Pick<PortalContextValue, "appearance" | "emit" | "problems"> {
  const problems = findProblems(given, portal.settingNames);
  const { onEvent } = given;
  return {
    appearance: problems.length === 0 ? withoutNulls(given.appearance ?? {}) : {},
    problems: [...portal.problems, ...problems],
    emit: isFunction(onEvent) ? (event) => void portal.host.callHost("onEvent", () => onEvent?.(event)) : portal.emit,
  };
}
