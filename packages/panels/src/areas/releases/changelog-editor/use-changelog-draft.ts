import type { Release } from "@gatehouse/contract/releases";
import { useEffect, useState } from "react";
import { keepDraft, readDraft } from "../../../forms/kept-draft";
import { useUnsaved } from "../../../forms/use-unsaved";
import { useDraftName } from "./use-draft-name";

export interface ChangelogDraftState {
  readonly text: string;
  readonly setText: (text: string) => void;
  /** The saved changelog that the text began with. */
  readonly base: string;
  /** From now on, the text is a change of this. */
  readonly setBase: (base: string) => void;
  /** Whether the text differs from what it began with. */
  readonly isChanged: boolean;
  /** Whether the changed text lives only as long as the page, because this browser keeps none. */
  readonly isAtRisk: boolean;
  /** Whether the text is one that was left unsaved earlier. */
  readonly isRestored: boolean;
  readonly drop: () => void;
}

/** A text being edited. This browser keeps it until it is saved or discarded, and asks before the user leaves its page. */
export function useChangelogDraft(release: Release): ChangelogDraftState {
  const name = useDraftName(release);
  const saved = release.changelog ?? "";
  const [kept] = useState(() => readDraft(name));
  const [text, setText] = useState(kept?.text ?? saved);
  const [base, setBase] = useState(kept?.base ?? saved);
  const isChanged = text !== base;
  const [isKept, setIsKept] = useState(true);
  useEffect(() => setIsKept(keepDraft(name, isChanged ? { text, base } : undefined)), [name, text, base, isChanged]);
  useUnsaved(isChanged);
  return {
    text,
    setText,
    base,
    setBase,
    isChanged,
    isAtRisk: isChanged && !isKept,
    isRestored: kept !== undefined,
    drop: () => void keepDraft(name, undefined),
  };
}
