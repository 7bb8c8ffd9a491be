import { useCallback, useState } from "react";
import { useAccountHash } from "../../../data/account-hash";
import { keepDraft, readDraft } from "../../../forms/kept-draft";
import { usePortal } from "../../../portal/portal-context";
import type { Uploads } from "../files/use-uploads";
import type { NewTicketValues } from "./new-ticket-form";
import { useDraftFiles } from "./use-draft-files";

export interface TicketDraft {
  /** The values to begin with: those that were typed and not sent, or the given ones. */
  readonly initial: NewTicketValues;
  readonly isRestored: boolean;
  readonly keep: (values: NewTicketValues) => void;
  readonly drop: () => void;
}

/**
 * The new ticket that is being written. This browser keeps its text, and this page its files, until it is created or discarded.
 * @param given - the form's values without a draft. One that began with others, such as an older state of a build, is dropped
 * @param uploads - the files of the form
 * @param place - the page that a request for help is about, which has its own draft; empty for a ticket about nothing in particular
 */
export function useTicketDraft(given: NewTicketValues, uploads: Uploads, place: string): TicketDraft {
  const { id: product } = usePortal().client.product;
  const account = useAccountHash();
  const [name] = useState(account && `ticket.${product}.${account}.${place}`);
  const [base] = useState(() => JSON.stringify(given));
  const [restored] = useState(() => readValues(name, base));
  const keep = useCallback(
    (values: NewTicketValues) => {
      const text = JSON.stringify(values);
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
  return { initial: restored ?? given, isRestored: restored !== undefined || files.isRestored, keep, drop };
}

/* The same base has the same fields, so the draft has them too. */
function readValues(name: string | undefined, base: string): NewTicketValues | undefined {
  const kept = readDraft(name);
  if (kept?.base !== base) return undefined;
  try {
    return JSON.parse(kept.text) as NewTicketValues;
  } catch {
    return undefined;
  }
}
