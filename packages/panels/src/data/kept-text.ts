// Signing out clears the keys that begin so, but for the choices of a browser and of a list.
const prefix = "gatehouse.";

/** The text that this browser keeps under a name. Undefined without one, and where storage is forbidden. */
export function readKeptText(name: string): string | undefined {
  try {
    return globalThis.localStorage?.getItem(prefix + name) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a text in this browser under a name, or drops it. @returns false where storage is full or forbidden and it keeps nothing. */
export function keepText(name: string, text: string | undefined): boolean {
  try {
    if (text === undefined) globalThis.localStorage?.removeItem(prefix + name);
    else globalThis.localStorage?.setItem(prefix + name, text);
    return text === undefined || globalThis.localStorage !== undefined;
  } catch {
    return text === undefined;
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
