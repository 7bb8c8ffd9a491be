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
