import { support, ticketRating } from "@gatehouse/contract/support";
import { Banner, IdentifiedText } from "@gatehouse/design";
import { FormDialog } from "@gatehouse/design/form-dialog";
import type { ReactNode } from "react";
import { useAction } from "../../../data/use-action";
import { useForm } from "../../../forms/use-form";
import { useMessages } from "../../../portal/messages";
import { usePortal } from "../../../portal/portal-context";
import { findTicketClosed } from "../support.look-ups";
import { ticketFormsMessages } from "../ticket-forms.messages";
import { RatingField } from "./rating-field";

export interface CloseTicketDialogProps {
  readonly ticketId: string;
  /** The ticket number that users see. */
  readonly number: string;
  /** Whether files are being uploaded to the ticket. */
  readonly isSending?: boolean;
  readonly onClosed?: () => void;
  readonly onClose: () => void;
}

/** Closes a ticket with a rating. */
export function CloseTicketDialog({
  ticketId,
  number,
  isSending,
  onClosed,
  onClose,
}: CloseTicketDialogProps): ReactNode {
  const texts = useMessages(ticketFormsMessages);
  const { emit } = usePortal();
  const close = useAction(support.close, {
    success: texts.ticketClosed,
    failure: texts.closeFailed,
    unconfirmed: texts.unconfirmedClose,
    findDone: findTicketClosed,
    onSuccess: (_, { body }) => {
      emit({ type: "ticket.closed", ticketId, rating: body.rating });
      onClosed?.();
      onClose();
    },
  });
  const form = useForm<{ readonly rating: number }>({
    initial: { rating: ticketRating.initial },
    action: close,
    onSubmit: (body) => close.run({ ticketId, body }),
  });
  const refusal = form.error("rating") ?? form.refusal;
  return (
    <FormDialog
      title={<IdentifiedText ids={[number]}>{texts.closeTitle(number)}</IdentifiedText>}
      submitLabel={texts.closeSubmit}
      onSubmit={form.submit}
      isPending={form.isPending}
      onClose={onClose}
    >
      <p>{texts.closeText}</p>
      {isSending && <Banner tone="warning">{texts.closeStopsFiles}</Banner>}
      <RatingField value={form.values.rating} onChange={(rating) => form.set({ rating })} />
      {refusal !== undefined && <Banner tone="danger">{refusal}</Banner>}
    </FormDialog>
  );
}
