import { useCallback, useEffect, useState } from "react";
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
  const name = `comment.${usePortal().client.product.id}.${ticketId}`;
  const [kept] = useState(() => readDraft(name)?.text ?? "");
  const [text, setText] = useState(kept);
  const [isKept, setIsKept] = useState(true);
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
