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

/** The context that `PortalProvider` passes to its panels. It is private, so the embedder's own providers keep working. */
export interface PortalContextValue {
  readonly client: PortalClient;
  readonly queryClient: QueryClient;
  /** State that the panels share, apart from responses. */
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
  /** False while the locale's texts are being fetched. */
  readonly hasTexts: boolean;
  readonly emit: (event: PortalEvent) => void;
  /** Its open dialogs, which toasts appear above. */
  readonly dialogs: DialogStack;
  /** Gives a notice to the embedder, or else to a queue of toasts: the provider's, or that of a scope. */
  readonly notify: (notice: Notice, toasts?: ToastQueue) => void;
  readonly host: HostCalls;
  readonly settingNames: SettingNames;
  /** Problems with the settings. Panels show them instead of their content. */
  readonly problems: readonly Problem[];
  /** A problem that only shows on the actual page, such as another origin. Browser only. */
  readonly pageProblem: () => Problem | undefined;
}

export const PortalContext = createContext<PortalContextValue | null>(null);

/** The portal around a component. @throws when there is no `PortalProvider` above it; panels show that in their place. */
export function usePortal(): PortalContextValue {
  const portal = useContext(PortalContext);
  if (portal === null) throw new Error("usePortal: there is no <PortalProvider> above this component.");
  return portal;
}
