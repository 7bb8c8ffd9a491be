import type { ReactNode } from "react";
import type { Tone } from "../controls/tone";

export interface ToastContent {
  tone: Tone;
  text: ReactNode;
  /** A second sentence. It is an element of its own, so that browsers translate and find the two one by one. */
  hint?: string | undefined;
  action?: { label: string; onPress: () => void } | undefined;
}

export interface Toast extends ToastContent {
  id: number;
}

/** The queue that any code can add toasts to, and that one `ToastRegion` reads. */
export interface ToastQueue {
  add: (toast: ToastContent) => number;
  close: (id: number) => void;
  toasts: () => readonly Toast[];
  subscribe: (listener: () => void) => () => void;
}

// The oldest leaves when one more would not fit on a small screen.
const mostAtOnce = 5;

/** An empty queue, which keeps no time: the region that shows its toasts does. */
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
