import { useCallback, useMemo, useRef, useState } from "react";
import { useAccountHash } from "../../../data/account-hash";
import type { SubmissionKeeper } from "../../../data/find-done";
import { draftKeeper, dropSentDraft, keepDraft, readDraft } from "../../../forms/kept-draft";
import { usePortal } from "../../../portal/portal-context";
import type { Uploads } from "../files/use-uploads";
import type { NewTicketValues } from "./new-ticket-form";
import { restoredValues } from "./restored-values";
import { useDraftFiles } from "./use-draft-files";

export interface TicketDraft {
  /** The initial values: the draft, or the given values if there is none. */
  readonly initial: NewTicketValues;
  readonly isRestored: boolean;
  readonly keep: (values: NewTicketValues) => void;
  readonly drop: () => void;
  /** Drops only the files, which the new ticket has now, even if another tab wrote another text. */
  readonly dropFiles: () => void;
  /** Call it before these values are sent. */
  readonly begin: (values: NewTicketValues) => void;
  /** Remembers the submission of those values. */
  readonly keeper: SubmissionKeeper;
  /** Drops the draft once their ticket exists. @returns false if the draft has other values by now, and stays */
  readonly end: () => boolean;
}

/**
 * The draft of a new ticket. This browser keeps its text, and this page its files, until the ticket is created or the
 * draft is discarded.
 * @param given - the form's values without a draft
 * @param uploads - the form's files
 * @param place - the page that a help request is about. Each page has its own draft. Empty for a general ticket.
 */
export function useTicketDraft(given: NewTicketValues, uploads: Uploads, place: string): TicketDraft {
  const { id: product } = usePortal().client.product;
  const account = useAccountHash();
  const [name] = useState(account && `ticket.${product}.${account}.${place}`);
  const [base] = useState(() => JSON.stringify(given));
  const [restored] = useState(() => restoredValues(readDraft(name), given));
  const keep = useCallback(
    (values: NewTicketValues) => {
      const text = JSON.stringify(values);
      // Written again, the text would lose its submission.
      if (readDraft(name)?.text === text) return;
      keepDraft(name, text === base ? undefined : { text, base });
    },
    [name, base],
  );
  const files = useDraftFiles(name, uploads);
  const { drop: dropFiles } = files;
  const drop = useCallback(() => {
    keepDraft(name, undefined);
    dropFiles();
  }, [name, dropFiles]);
  const sent = useRef("");
  const [isSent, setSent] = useState(false);
  const submission = useMemo(
    () => ({
      begin: (values: NewTicketValues) => void (sent.current = JSON.stringify(values)),
      keeper: {
        read: () => draftKeeper(name, sent.current).read(),
        keep: (made) => draftKeeper(name, sent.current).keep(made),
      } satisfies SubmissionKeeper,
      end() {
        const isDropped = dropSentDraft(name, sent.current);
        setSent(isDropped);
        return isDropped;
      },
    }),
    [name],
  );
  const isRestored = !isSent && (restored !== undefined || files.isRestored);
  return { initial: restored ?? given, isRestored, keep, drop, dropFiles, ...submission };
}
