// Signing out clears the keys with this prefix, except the choices for the browser and for lists.
const prefix = "gatehouse.";

/** The text that this browser keeps under a name. Undefined if there is none or storage is forbidden. */
export function readKeptText(name: string): string | undefined {
  try {
    return globalThis.localStorage?.getItem(prefix + name) ?? undefined;
  } catch {
    return undefined;
  }
}

/**
 * Keeps a text in this browser under a name, or drops it if undefined.
 * @returns false if storage is full or forbidden, so that the text is not kept
 */
export function keepText(name: string, text: string | undefined): boolean {
  try {
    if (text === undefined) globalThis.localStorage?.removeItem(prefix + name);
    else globalThis.localStorage?.setItem(prefix + name, text);
    return text === undefined || globalThis.localStorage !== undefined;
  } catch {
    return text === undefined;
  }
}

/** Tells this tab's followers about a change. The browser itself tells other tabs only. */
export function tellKeptText(name: string): void {
  window.dispatchEvent(new StorageEvent("storage", { key: prefix + name }));
}

/**
 * Calls `onChange` with the previous text when another tab changes the kept text. Returns a function that unsubscribes.
 */
export function followKeptText(name: string, onChange: (before: string | undefined) => void): () => void {
  const follow = (event: StorageEvent) => {
    if (event.key === prefix + name || event.key === null) onChange(event.oldValue ?? undefined);
  };
  window.addEventListener("storage", follow);
  return () => window.removeEventListener("storage", follow);
}
