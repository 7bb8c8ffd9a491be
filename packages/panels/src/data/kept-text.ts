// Signing out clears all keys that begin so.
const prefix = "gatehouse.";

/** The text that this browser keeps under a name until the user signs out. Undefined without one, and where storage is forbidden. */
export function readKeptText(name: string): string | undefined {
  try {
    return globalThis.localStorage?.getItem(prefix + name) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a text in this browser under a name, or drops it. Where storage is full or forbidden, it does nothing. */
export function keepText(name: string, text: string | undefined): void {
  try {
    if (text === undefined) globalThis.localStorage?.removeItem(prefix + name);
    else globalThis.localStorage?.setItem(prefix + name, text);
  } catch {
    return;
  }
}

/** Learns of changes that other tabs make to the text kept under a name, with what it was. Returns a function that ends it. */
export function followKeptText(name: string, onChange: (before: string | undefined) => void): () => void {
  const follow = (event: StorageEvent) => {
    if (event.key === prefix + name || event.key === null) onChange(event.oldValue ?? undefined);
  };
  window.addEventListener("storage", follow);
  return () => window.removeEventListener("storage", follow);
}
