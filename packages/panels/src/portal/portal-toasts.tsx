import { lazyModule, type ToastQueue, useLazyModule } from "@gatehouse/design";
import { type ReactNode, useEffect, useState, useSyncExternalStore } from "react";
import { Boundary } from "./panel-boundary";
import { usePortal } from "./portal-context";
import { PortalRoot } from "./portal-root";

const toastRegion = lazyModule(() => import("@gatehouse/design/toast-region"));

/**
 * The toasts of a page, for all its panels. Renders nothing while there is no toast. The code loads after the panels
 * but before the first toast, which may report a lost connection.
 */
export function PortalToasts({ queue }: { readonly queue: ToastQueue }): ReactNode {
  const { emit, host } = usePortal();
  const toasts = useSyncExternalStore(queue.subscribe, queue.toasts, queue.toasts);
  const [isMissing, setIsMissing] = useState(false);
  const report = (error: unknown) => emit({ type: "panel.failed", panel: "PortalToasts", error });
  const loaded = useLazyModule(toastRegion, !isMissing, (error) => {
    setIsMissing(true);
    report(error);
  });
  // If loading failed, the next toast retries.
  useEffect(() => setIsMissing(false), [toasts]);
  if (toasts.length === 0 || loaded === undefined) return null;
  const onCrash = (error: unknown) => {
    host.logOnce("Toasts cannot be shown.", error);
    report(error);
  };
  return (
    <Boundary onCrash={onCrash} fallback={() => null}>
      <PortalRoot>
        <loaded.ToastRegion queue={queue} />
      </PortalRoot>
    </Boundary>
  );
}
