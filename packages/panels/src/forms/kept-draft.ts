import { followKeptText, keepText, readKeptText } from "../data/kept-text";

/** Text that was typed and not saved. */
export interface KeptDraft {
  readonly text: string;
  /** The saved text that it began with. */
  readonly base: string;
}

const nameOf = (name: string) => `draft.${name}`;

/**
 * The draft that this browser keeps under a name, which says whose it is. Undefined without one, without a name, and where storage
 * is forbidden.
 */
export function readDraft(name: string | undefined): KeptDraft | undefined {
  return name === undefined ? undefined : parseDraft(readKeptText(nameOf(name)));
}

/**
 * Keeps a draft in this browser under a name, or drops it.
 * @returns false where the text lives only as long as the page: without a name, and where storage is full or forbidden
 */
export function keepDraft(name: string | undefined, draft: KeptDraft | undefined): boolean {
  return name !== undefined && keepText(nameOf(name), draft && JSON.stringify(draft));
}

/** Learns what other tabs make of a draft. Returns a function that ends it. */
export function followDraft(
  name: string | undefined,
  onChange: (before: KeptDraft | undefined, after: KeptDraft | undefined) => void,
): () => void {
  if (name === undefined) return () => undefined;
  return followKeptText(nameOf(name), (before) => onChange(parseDraft(before), readDraft(name)));
}

function parseDraft(text: string | undefined): KeptDraft | undefined {
  if (text === undefined) return undefined;
  try {
    const kept: unknown = JSON.parse(text);
    return isDraft(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

function isDraft(value: unknown): value is KeptDraft {
  if (typeof value !== "object" || value === null) return false;
  const { text, base } = value as Readonly<Record<string, unknown>>;
  return typeof text === "string" && typeof base === "string";
}
