import { useEffect, useMemo, useReducer, useRef, useSyncExternalStore } from "react";
import { keyframes, styled } from "styled-components";
import { Button } from "../controls/button";
import { ToneIcon } from "../controls/tone-icon";
import { CloseIcon } from "../icons/icons";
import { createPortal } from "../root/create-portal";
import { useDesignMessages } from "../root/messages-context";
import { useOverlayHost } from "../root/overlay-host";
import { layers } from "../tokens/layers";
import type { Toast, ToastQueue } from "./toast-queue";
import { useClearTop } from "./use-clear-top";
import { type ToastHold, useToastHold } from "./use-toast-hold";

const lifetimeMs = 5_000;
/** Users need time to find and reach a button. */
const pressableMs = 8_000;
/** A toast stays at least this long after the pointer leaves it. */
const leastMs = 1_000;

/**
 * Shows a queue's toasts at the top right for five seconds each, or eight with a button. Timers pause on hover and
 * focus. F6 moves to the newest toast with a button, and back. Toasts appear below the page's bars, and never over the
 * focused control or the one just pressed, even if it is gone. Above an open dialog they are inside it, because
 * everything outside is inert.
 */
export function ToastRegion({ queue }: { queue: ToastQueue }) {
  const messages = useDesignMessages();
  const host = useOverlayHost();
  const toasts = useSyncExternalStore(queue.subscribe, queue.toasts, noToasts);
  const container = useSyncExternalStore(host.subscribe, host.top, noContainer);
  const surface = useSyncExternalStore(host.subscribe, host.surface, noContainer);
  const [, lookAgain] = useReducer((times: number) => times + 1, 0);
  const ref = useRef<HTMLDivElement>(null);
  const hold = useToastHold(
    ref,
    useMemo(() => ({ toasts, container }), [toasts, container]),
  );
  useEffect(() => {
    const region = ref.current;
    if (!region) return;
    /* The page may have opened a dialog above the toasts since. */
    host.raise(region);
    /* Toasts inside a dialog would disappear with it before anyone reads them. */
    const observer = new ResizeObserver(() => region.getClientRects().length === 0 && lookAgain());
    observer.observe(region);
    return () => observer.disconnect();
  }, [host, container, surface]);
  useClearTop(ref, container, toasts);
  if (!container) return null;
  const list = (urgency: "alert" | "status") => (
    <div role={urgency} aria-atomic={false} className="gh-toast-list">
      {toasts.map(
        (toast) =>
          (toast.tone === "danger") === (urgency === "alert") && (
            <ToastCard key={toast.id} toast={toast} hold={hold} onClose={() => queue.close(toast.id)} />
          ),
      )}
    </div>
  );
  return createPortal(
    <Region ref={ref} className="gh-toasts" role="region" aria-label={messages.notifications} {...hold.handlers}>
      {list("alert")}
      {list("status")}
    </Region>,
    container,
  );
}

/** The remaining time of each toast. A dialog that opens or closes moves the toasts, which recreates their elements. */
const leftMs = new WeakMap<Toast, number>();

/** Runs a toast's timer. It pauses on hover and focus, and is independent of other renders. */
function useLifetime(toast: Toast, isHeld: boolean, onEnd: () => void): void {
  const latest = useRef(onEnd);
  useEffect(() => {
    latest.current = onEnd;
  });
  useEffect(() => {
    if (isHeld) return;
    const startedMs = performance.now();
    const forMs = leftMs.get(toast) ?? (toast.action ? pressableMs : lifetimeMs);
    const timer = setTimeout(() => latest.current(), forMs);
    return () => {
      clearTimeout(timer);
      leftMs.set(toast, Math.max(leastMs, forMs - (performance.now() - startedMs)));
    };
  }, [toast, isHeld]);
}

interface ToastCardProps {
  toast: Toast;
  hold: ToastHold;
  onClose: () => void;
}

function ToastCard({ toast, hold, onClose }: ToastCardProps) {
  const messages = useDesignMessages();
  const card = useRef<HTMLDivElement>(null);
  useLifetime(toast, hold.isHeld, onClose);
  const close = () => {
    if (card.current !== null) hold.release(card.current);
    onClose();
  };
  return (
    <div ref={card} className="gh-toast" data-tone={toast.tone}>
      <ToneIcon tone={toast.tone} />
      <p>
        {toast.hint === undefined ? (
          toast.text
        ) : (
          <>
            <span>{toast.text}</span> <span>{toast.hint}</span>
          </>
        )}
      </p>
      {toast.action && (
        <Button
          size="sm"
          onPress={() => {
            toast.action?.onPress();
            close();
          }}
        >
          {toast.action.label}
        </Button>
      )}
      <Button size="sm" variant="quiet" iconOnly aria-label={messages.close} icon={<CloseIcon />} onPress={close} />
    </div>
  );
}

const nothing: readonly Toast[] = [];
const noToasts = () => nothing;
const noContainer = () => null;

const arrive = keyframes`from { opacity: 0; translate: 0 -4px; }`;

const Region = styled.div`
  position: fixed;
  inset-block: var(--gh-space-4) auto;
  inset-inline: auto var(--gh-space-4);
  margin: 0;
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  overflow: visible;
  z-index: ${layers.toast};
  display: grid;
  gap: var(--gh-space-2);
  width: 25em;
  max-width: calc(100% - 2 * var(--gh-space-4));
  pointer-events: none;
  .gh-toast-list { display: grid; gap: var(--gh-space-2); }
  .gh-toast-list:empty { display: none; }
  .gh-toast {
    --gh-tone: var(--gh-info);
    display: flex;
    align-items: flex-start;
    gap: 0.71em;
    padding: 0.71em 0.57em 0.71em 0.86em;
    border: var(--gh-line) solid var(--gh-border);
    border-inline-start: 3px solid var(--gh-tone);
    border-radius: var(--gh-radius);
    background: var(--gh-surface-raised);
    box-shadow: var(--gh-shadow-popover);
    animation: ${arrive} var(--gh-motion) var(--gh-ease);
    pointer-events: auto;
  }
  .gh-toast > .gh-icon { margin-top: 0.14em; color: var(--gh-tone); }
  .gh-toast > p { flex: 1; min-width: 0; overflow-wrap: anywhere; }
  .gh-toast[data-tone="success"] { --gh-tone: var(--gh-success); }
  .gh-toast[data-tone="danger"] { --gh-tone: var(--gh-danger); }
  .gh-toast[data-tone="warning"] { --gh-tone: var(--gh-warning); }
  .gh-toast .gh-button { margin: -0.3em 0; }
`;
