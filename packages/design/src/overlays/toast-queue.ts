import type { ReactNode } from "react";
import type { Tone } from "../controls/tone";

export interface ToastContent {
  tone: Tone;
  text: ReactNode;
  /** A second sentence, in a separate element, so that browsers translate and find the sentences separately. */
  hint?: string | undefined;
  action?: { label: string; onPress: () => void } | undefined;
}

export interface Toast extends ToastContent {
  id: number;
}

/** A queue of toasts. Any code can add toasts, and one `ToastRegion` shows them. */
export interface ToastQueue {
  add: (toast: ToastContent) => number;
  close: (id: number) => void;
  toasts: () => readonly Toast[];
  subscribe: (listener: () => void) => () => void;
}

// The most toasts that fit on a small screen. One more removes the oldest.
const mostAtOnce = 5;

/** Creates an empty queue. The region that shows the toasts handles their timing. */
export function createToastQueue(): ToastQueue {
  let toasts: readonly Toast[] = [];
  let lastId = 0;
  const listeners = new Set<() => void>();
  const change = (next: readonly Toast[]) => {
    toasts = next;
    for (const listener of listeners) listener();
  };
  return {
    add(toast) {
      lastId += 1;
      change([...toasts, { ...toast, id: lastId }].slice(-mostAtOnce));
      return lastId;
    },
    close: (id) => change(toasts.filter((toast) => toast.id !== id)),
    toasts: () => toasts,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
