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
  /** Bases the text on another saved changelog. */
  readonly setBase: (base: string) => void;
  /** Whether the text differs from `base`. */
  readonly isChanged: boolean;
  /** Whether leaving the page loses the changed text, because this browser can't store it. */
  readonly isAtRisk: boolean;
  /** Whether the text was restored from an earlier unsaved draft. */
  readonly isRestored: boolean;
  readonly drop: () => void;
}

/** The draft of a changelog. This browser keeps it until it is saved or discarded, and asks before the user leaves. */
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
