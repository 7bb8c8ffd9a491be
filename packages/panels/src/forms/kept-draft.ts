/** What was typed and not saved. */
export interface KeptDraft {
  readonly text: string;
  /** The saved text that it began with. */
  readonly base: string;
}

// Signing out clears all keys that begin so.
const prefix = "gatehouse.draft.";

/** The draft that this browser keeps under a name. Undefined without one, and where storage is forbidden. */
export function readDraft(name: string): KeptDraft | undefined {
  try {
    const kept: unknown = JSON.parse(globalThis.localStorage?.getItem(prefix + name) ?? "null");
    return isDraft(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a draft in this browser under a name, or drops it. */
export function keepDraft(name: string, draft: KeptDraft | undefined): void {
  try {
    if (draft === undefined) globalThis.localStorage?.removeItem(prefix + name);
    else globalThis.localStorage?.setItem(prefix + name, JSON.stringify(draft));
  } catch {
    // Storage is full or forbidden: the text then lives as long as the page.
    return;
  }
}

function isDraft(value: unknown): value is KeptDraft {
  if (typeof value !== "object" || value === null) return false;
  const { text, base } = value as Readonly<Record<string, unknown>>;
  return typeof text === "string" && typeof base === "string";
}
