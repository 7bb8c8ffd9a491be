/** The dialogs that are open on a page, the topmost last, and where overlays go while none is. Roots that share one stand as one. */
export interface DialogStack {
  /** The element overlays belong into now, if it is not the root's own container. */
  top: () => HTMLElement | undefined;
  /** Puts an open dialog on top; the answer takes it away again. */
  push: (element: HTMLElement) => () => void;
  /** Names the container of the page's own root; the answer takes it back. */
  settle: (container: () => HTMLElement) => () => void;
  /** Calls back whenever `top` changes. */
  subscribe: (listener: () => void) => () => void;
}

export function createDialogStack(): DialogStack {
  let dialogs: readonly HTMLElement[] = [];
  let grounds: readonly (() => HTMLElement)[] = [];
  const listeners = new Set<() => void>();
  const changed = () => listeners.forEach((listener) => listener());
  return {
    top: () => dialogs.at(-1) ?? grounds.at(-1)?.(),
    push(element) {
      dialogs = [...dialogs, element];
      changed();
      return () => {
        dialogs = dialogs.filter((other) => other !== element);
        changed();
      };
    },
    settle(container) {
      grounds = [...grounds, container];
      changed();
      return () => {
        grounds = grounds.filter((other) => other !== container);
        changed();
      };
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
