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
  if (name === undefined) return false;
  const before = readDraft(name);
  const isKept = keepText(nameOf(name), draft && JSON.stringify(draft));
  for (const follow of followers.get(name) ?? []) follow(before, draft);
  return isKept;
}

type OnDraftChange = (before: KeptDraft | undefined, after: KeptDraft | undefined) => void;

// A document doesn't hear of its own changes: a form that was left may clear what another one of its page shows again.
const followers = new Map<string, Set<OnDraftChange>>();

/** Learns what other tabs and other forms of this page make of a draft. Returns a function that ends it. */
export function followDraft(name: string | undefined, onChange: OnDraftChange): () => void {
  if (name === undefined) return () => undefined;
  const own = followers.get(name) ?? new Set();
  followers.set(name, own.add(onChange));
  const end = followKeptText(nameOf(name), (before) => onChange(parseDraft(before), readDraft(name)));
  return () => {
    end();
    own.delete(onChange);
    if (own.size === 0) followers.delete(name);
  };
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
