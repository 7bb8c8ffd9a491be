import { lazyModule, type Toast, type ToastContent, type ToastQueue, useLazyModule } from "@gatehouse/design";
import { type ReactNode, useEffect, useState, useSyncExternalStore } from "react";
import type { Notice } from "./events";
import { Boundary } from "./panel-boundary";
import { usePortal } from "./portal-context";
import { PortalRoot } from "./portal-root";

const toastRegion = lazyModule(() => import("@gatehouse/design/toast-region"));

/**
 * The toasts of a page, once for all its panels. Nothing is in the document until there is one to show. The code comes after the
 * panels, and before it is needed: a toast may have to say that the connection is lost.
 */
export function PortalToasts({ queue }: { readonly queue: ToastQueue }): ReactNode {
  const { emit, host } = usePortal();
  const toasts = useSyncExternalStore(queue.subscribe, queue.toasts, noToasts);
  const [isMissing, setIsMissing] = useState(false);
  const loaded = useLazyModule(toastRegion, !isMissing, (error) => {
    setIsMissing(true);
    emit({ type: "panel.failed", panel: "PortalToasts", error });
  });
  // Without a connection, the next toast tries again.
  useEffect(() => setIsMissing(false), [toasts]);
  if (toasts.length === 0 || loaded === undefined) return null;
  const onCrash = (error: unknown) => {
    host.logOnce("Toasts cannot be shown.", error);
    emit({ type: "panel.failed", panel: "PortalToasts", error });
  };
  return (
    <Boundary onCrash={onCrash} fallback={() => null}>
      <PortalRoot>
        <loaded.ToastRegion queue={queue} />
      </PortalRoot>
    </Boundary>
  );
}

const none: readonly Toast[] = [];
const noToasts = () => none;

/** A notice as a toast. Each of its two sentences is an element, so that browsers translate and find them one by one. */
export function noticeToast({ tone, text, hint, action }: Notice): ToastContent {
  return {
    tone,
    action,
    text:
      hint === undefined ? (
        text
      ) : (
        <>
          <span>{text}</span> <span>{hint}</span>
        </>
      ),
  };
}
