import type { PortalClient } from "@gatehouse/contract";
import type { GroupCapabilities } from "@gatehouse/contract/viewer";
import type { DialogStack, ToastQueue } from "@gatehouse/design";
import type { QueryClient } from "@tanstack/react-query";
import { createContext, useContext } from "react";
import type { Access, AccessGate } from "./access";
import type { Appearance } from "./appearance";
import type { Catalog } from "./catalog";
import type { Notice, PortalEvent } from "./events";
import type { PortalSession } from "./session";
import type { Problem, SettingNames } from "./setup/find-problems";
import type { HostCalls } from "./setup/host-calls";
import type { SharedStore, SharedValue } from "./shared-state";

/**
 * The context that `PortalProvider` passes to its panels. It is private, so the embedder's own providers keep working.
 */
export interface PortalContextValue {
  readonly client: PortalClient;
  readonly queryClient: QueryClient;
  /** State that panels share, except responses. */
  readonly store: SharedStore;
  /** The server's time, in milliseconds since the epoch. */
  readonly now: SharedValue<number>;
  readonly session: PortalSession;
  readonly gate: AccessGate;
  readonly access: Access;
  readonly groups: GroupCapabilities;
  readonly appearance: Appearance;
  readonly locale: string;
  /** Texts that replace the English ones. */
  readonly catalog: Catalog;
  /** Whether the locale's texts have loaded. */
  readonly hasTexts: boolean;
  readonly emit: (event: PortalEvent) => void;
  /** The open dialogs, so that toasts can appear above them. */
  readonly dialogs: DialogStack;
  /**
   * Passes a notice to the embedder's `onNotify`. Without one, adds it to a toast queue: the given one, or the
   * provider's.
   */
  readonly notify: (notice: Notice, toasts?: ToastQueue) => void;
  readonly host: HostCalls;
  readonly settingNames: SettingNames;
  /** Problems with the settings. Panels show them instead of their content. */
  readonly problems: readonly Problem[];
  /** A problem that depends on the actual page, such as another origin. Browser only. */
  readonly pageProblem: () => Problem | undefined;
}

export const PortalContext = createContext<PortalContextValue | null>(null);

/**
 * The portal around a component.
 * @throws if there is no `PortalProvider` above it. Panels show this error in their place.
 */
export function usePortal(): PortalContextValue {
  const portal = useContext(PortalContext);
  if (portal === null) throw new Error("usePortal: there is no <PortalProvider> above this component.");
  return portal;
}
