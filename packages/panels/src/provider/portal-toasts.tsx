import { type ToastQueue, ToastRegion } from "@gatehouse/design";
import { type ReactNode, useSyncExternalStore } from "react";
import { PortalRoot } from "./portal-root";

/** The toasts of a page, once for all its panels. Nothing is in the document until there is one to show. */
export function PortalToasts({ queue }: { readonly queue: ToastQueue }): ReactNode {
  const isEmpty = useSyncExternalStore(queue.subscribe, () => queue.toasts().length === 0, () => true);
  if (isEmpty) return null;
  return (
    <PortalRoot>
      <ToastRegion queue={queue} />
    </PortalRoot>
  );
}
