import { useCallback, useState } from "react";
import { useAccountHash } from "../../../data/account-hash";
import { keepDraft, readDraft } from "../../../forms/kept-draft";
import { usePortal } from "../../../portal/portal-context";
import type { NewTicketValues } from "./new-ticket-form";

export interface TicketDraft {
  /** The values to begin with: those that were typed and not sent, or the given ones. */
  readonly initial: NewTicketValues;
  readonly isRestored: boolean;
  readonly keep: (values: NewTicketValues) => void;
  readonly drop: () => void;
}

/**
 * The new ticket that is being written. This browser keeps it until it is created or discarded.
 * @param given - the form's values without a draft. One that began with others, such as an older state of a build, is dropped
 * @param place - the page that a request for help is about, which has its own draft; empty for a ticket about nothing in particular
 */
export function useTicketDraft(given: NewTicketValues, place: string): TicketDraft {
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
  const drop = useCallback(() => keepDraft(name, undefined), [name]);
  return { initial: restored ?? given, isRestored: restored !== undefined, keep, drop };
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
