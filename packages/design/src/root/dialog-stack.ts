/**
 * The open dialogs of a page, topmost last, and the container for overlays while none is open. Roots can share one
 * stack.
 */
export interface DialogStack {
  /** The element for new overlays. Undefined means the root's own container. */
  top: () => HTMLElement | undefined;
  /** Puts an open dialog on top. @returns a function that removes it. */
  push: (element: HTMLElement) => () => void;
  /** Sets the container of the page's own root. @returns a function that unsets it. */
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
