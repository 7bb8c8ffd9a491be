import { type ToastContent, type ToastQueue, ToastRegion } from "@gatehouse/design";
import { type ReactNode, useSyncExternalStore } from "react";
import type { Notice } from "./events";
import { Boundary } from "./panel-boundary";
import { usePortal } from "./portal-context";
import { PortalRoot } from "./portal-root";

/** The toasts of a page, once for all its panels. Nothing is in the document until there is one to show. */
export function PortalToasts({ queue }: { readonly queue: ToastQueue }): ReactNode {
  const { emit, host } = usePortal();
  const isEmpty = useSyncExternalStore(
    queue.subscribe,
    () => queue.toasts().length === 0,
    () => true,
  );
  if (isEmpty) return null;
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
