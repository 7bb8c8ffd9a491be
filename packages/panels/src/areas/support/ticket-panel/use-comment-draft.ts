import type { TicketComment } from "@gatehouse/contract/support";
import { useCallback, useEffect, useState } from "react";
import { useAccountHash } from "../../../data/account-hash";
import type { SubmissionKeeper } from "../../../data/find-done";
import { draftKeeper, dropSentDraft, followDraft, keepDraft, readDraft } from "../../../forms/kept-draft";
import { usePortal } from "../../../portal/portal-context";
import { hasAppeared } from "../support.look-ups";

export interface CommentDraft {
  readonly text: string;
  readonly setText: (text: string) => void;
  /** Whether the text was restored from an earlier unsent draft. */
  readonly isRestored: boolean;
  /** Whether leaving the page loses the text, because this browser can't store it. */
  readonly isAtRisk: boolean;
  /** Remembers that the text is being sent. */
  readonly keeper: SubmissionKeeper;
  /** Clears a text that was sent. A text typed since then stays. */
  readonly clear: (sent: string) => void;
}

/**
 * The draft of a comment. This browser keeps it until it is sent. All tabs share it, so that none sends it again.
 * @param comments - the ticket's comments. A draft that was being sent is cleared when its comment is among them.
 */
export function useCommentDraft(ticketId: string, comments: readonly TicketComment[] | undefined): CommentDraft {
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
  const clear = useCallback(
    (sent: string) => {
      dropSentDraft(name, sent);
      setText((own) => (own === sent ? "" : own));
    },
    [name],
  );
  useEffect(() => {
    const sent = draftKeeper(name, text).read();
    if (sent === undefined || comments === undefined) return;
    const [known] = sent.before as [Parameters<typeof hasAppeared>[1]];
    if (hasAppeared({ results: [...comments] }, known, text) === true) clear(text);
  }, [name, text, comments, clear]);
  return {
    text,
    setText: write,
    isRestored: kept !== "" && text === kept,
    isAtRisk: text !== "" && !isKept,
    keeper: draftKeeper(name, text),
    clear,
  };
}

function readOf(name: string | undefined) {
  return { of: name, kept: readDraft(name)?.text ?? "" };
}
