import { useCallback, useEffect, useState } from "react";
import { useAccountHash } from "../../../data/account-hash";
import { followDraft, keepDraft, readDraft } from "../../../forms/kept-draft";
import { usePortal } from "../../../portal/portal-context";

export interface CommentDraft {
  readonly text: string;
  readonly setText: (text: string) => void;
  /** It is a text that was left unsent earlier. */
  readonly isRestored: boolean;
  /** This browser keeps no texts, so it would be lost with the page. */
  readonly isAtRisk: boolean;
  readonly clear: () => void;
}

/** The comment that is being written. This browser keeps it until it is sent. All its tabs hold the same, so that none sends it again. */
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
    // A text typed before the account was known is its own.
    if (of !== undefined || text === "") setText(read.kept);
  }
  // Only what is typed here is kept: a tab that wrote back what it follows would undo what another one types on.
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
        // Text typed only here stays.
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
