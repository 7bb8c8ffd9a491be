import type { KeptSubmission, SubmissionKeeper } from "../data/find-done";
import { followKeptText, keepText, readKeptText } from "../data/kept-text";

/** Text that the user typed but did not save. */
export interface KeptDraft {
  readonly text: string;
  /** The saved text that the draft started from. */
  readonly base: string;
  /** The submission of exactly this text, once it was sent. It may have been done. */
  readonly sent?: KeptSubmission | undefined;
}

const nameOf = (name: string) => `draft.${name}`;

/**
 * The draft that this browser keeps under a name, which identifies its owner. Undefined if there is no draft or no
 * name, or if storage is forbidden.
 */
export function readDraft(name: string | undefined): KeptDraft | undefined {
  return name === undefined ? undefined : parseDraft(readKeptText(nameOf(name)));
}

/**
 * Keeps a draft in this browser under a name, or drops it.
 * @returns false if the text does not outlive the page: without a name, or if storage is full or forbidden
 */
export function keepDraft(name: string | undefined, draft: KeptDraft | undefined): boolean {
  if (name === undefined) return false;
  const before = readDraft(name);
  const isKept = keepText(nameOf(name), draft && JSON.stringify(draft));
  for (const follow of followers.get(name) ?? []) follow(before, draft);
  return isKept;
}

/**
 * Drops a draft, unless it has another text than the one that was sent.
 * @returns whether it was dropped
 */
export function dropSentDraft(name: string | undefined, text: string): boolean {
  if (readDraft(name)?.text !== text) return false;
  keepDraft(name, undefined);
  return true;
}

/** Keeps the submission of a draft's text with it, so that a reload doesn't send it twice. Editing the text drops it. */
export function draftKeeper(name: string | undefined, text: string): SubmissionKeeper {
  const read = () => {
    const kept = readDraft(name);
    return kept?.text === text ? kept : undefined;
  };
  return {
    read() {
      const sent = read()?.sent;
      // JSON writes a failed read as null.
      return sent && { ...sent, before: sent.before.map((response) => response ?? undefined) };
    },
    keep(sent) {
      const kept = read();
      if (kept !== undefined) keepDraft(name, { ...kept, sent });
    },
  };
}

type OnDraftChange = (before: KeptDraft | undefined, after: KeptDraft | undefined) => void;

// A document gets no storage events for its own changes, but another form on the page may show the same draft.
const followers = new Map<string, Set<OnDraftChange>>();

/** Calls `onChange` when another tab or any form of this page changes a draft. Returns a function that unsubscribes. */
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
  const { text, base, sent } = value as Readonly<Record<string, unknown>>;
  return typeof text === "string" && typeof base === "string" && (sent === undefined || isSubmission(sent));
}

function isSubmission(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return false;
  const { key, before } = value as Readonly<Record<string, unknown>>;
  return typeof key === "string" && Array.isArray(before);
}
