import type { Toast, ToastContent, ToastQueue } from "@gatehouse/design";
import { type ReactNode, useEffect, useSyncExternalStore } from "react";
import type { Notice } from "./events";
import { Boundary } from "./panel-boundary";
import { usePortal } from "./portal-context";
import { PortalRoot } from "./portal-root";
import { useOnDemand } from "./use-on-demand";

const loadRegion = () => import("@gatehouse/design/toast-region").then(({ ToastRegion }) => ToastRegion);

/**
 * The toasts of a page, once for all its panels. Nothing is in the document until there is one to show. The code comes after the
 * panels, and before it is needed: a toast may have to say that the connection is lost.
 */
export function PortalToasts({ queue }: { readonly queue: ToastQueue }): ReactNode {
  const { emit, host } = usePortal();
  const toasts = useSyncExternalStore(queue.subscribe, queue.toasts, noToasts);
  const { Shown: ToastRegion, show } = useOnDemand("PortalToasts", loadRegion);
  const isMissing = ToastRegion === null;
  useEffect(() => {
    if (isMissing) show();
    // Without a connection, the next toast tries again.
  }, [isMissing, toasts, show]);
  if (toasts.length === 0 || isMissing) return null;
  const onCrash = (error: unknown) => {
    host.logOnce("Toasts cannot be shown.", error);
    emit({ type: "panel.failed", panel: "PortalToasts", error });
  };
  return (
    <Boundary onCrash={onCrash} fallback={() => null}>
      <PortalRoot>
        <ToastRegion queue={queue} />
      </PortalRoot>
    </Boundary>
  );
}

const none: readonly Toast[] = [];
const noToasts = () => none;

/** A notice as a toast. Each of its two sentences is an element, so that browsers translate and find them one by one. */
export function noticeToast({ tone, text, hint }: Notice): ToastContent {
  return {
    tone,
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
