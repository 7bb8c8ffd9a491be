import { useCallback, useEffect, useState } from "react";
import { useAccountHash } from "../../../data/account-hash";
import { followDraft, keepDraft, readDraft } from "../../../forms/kept-draft";
import { usePortal } from "../../../portal/portal-context";

export interface CommentDraft {
  readonly text: string;
  readonly setText: (text: string) => void;
  /** Whether the text was restored from an earlier unsent draft. */
  readonly isRestored: boolean;
  /** Whether leaving the page loses the text, because this browser can't store it. */
  readonly isAtRisk: boolean;
  readonly clear: () => void;
}

/** The draft of a comment. This browser keeps it until it is sent. All tabs share it, so that none sends it again. */
export function useCommentDraft(ticketId: string): CommentDraft {
  const { id: product } = usePortal().client.product;
  const account = useAccountHash();
  const name = account && `comment.${product}.${account}.${ticketId}`;
  const [{ of, kept }, setRead] = useState(() => readOf(name));
  const [text, setText] = useState(kept);
  const [isKept, setIsKept] = useState(true);
  if (of !== name) {
    const read = readOf(name);
    setRead(read);
    // Keep text typed before the account was known: it belongs to that account.
    if (of !== undefined || text === "") setText(read.kept);
  }
  // Store only text typed in this tab. Writing back text that came from another tab would undo further typing there.
  const write = useCallback(
    (next: string) => {
      setText(next);
      setIsKept(keepDraft(name, next === "" ? undefined : { text: next, base: "" }));
    },
    [name],
  );
  useEffect(
    () =>
      followDraft(name, (before, after) =>
        // Keep text that differs from the shared draft, since it was typed only in this tab.
        setText((own) => (own === (before?.text ?? "") ? (after?.text ?? "") : own)),
      ),
    [name],
  );
  return {
    text,
    setText: write,
    isRestored: kept !== "" && text === kept,
    isAtRisk: text !== "" && !isKept,
    clear: () => write(""),
  };
}

function readOf(name: string | undefined) {
  return { of: name, kept: readDraft(name)?.text ?? "" };
}
