import { type Ticket, ticketAccess, ticketNumber, ticketSubject } from "@gatehouse/contract/support";
import { Button, CheckIcon, Details, DetailsSkeleton, Identifier, Loading, Panel } from "@gatehouse/design";
import { type ReactNode, useState } from "react";
import { Remote } from "../../../data/remote";
import type { EndpointResult } from "../../../data/use-endpoint";
import { useFormat } from "../../../portal/format";
import { useMessages } from "../../../portal/messages";
import { CloseTicketDialog } from "../support.dialogs";
import { supportMessages } from "../support.messages";
import { RmaBadge, TicketStatus } from "../ticket-status";
import { ticketMessages } from "../ticket.messages";

export interface DetailsCardProps {
  readonly ticketId: string;
  readonly ticket: EndpointResult<Ticket>;
  /** Whether files are being uploaded to the ticket. */
  readonly isSending: boolean;
}

/** The facts of a ticket, with a button to close it. */
export function DetailsCard({ ticketId, ticket, isSending }: DetailsCardProps): ReactNode {
  const texts = useMessages(ticketMessages);
  const { status } = useMessages(supportMessages);
  const { data } = ticket;
  const terms = [texts.subject, status, texts.number, texts.product, texts.system, texts.version, texts.created];
  return (
    <Panel
      title={texts.details}
      isFlush
      actions={
        data !== undefined &&
        ticketAccess(data) === "open" && <CloseAction ticketId={ticketId} ticket={data} isSending={isSending} />
      }
    >
      <Remote
        of={ticket}
        failure={texts.failedTicket}
        skeleton={
          <Loading>
            <DetailsSkeleton terms={[...terms, texts.updated]} />
          </Loading>
        }
      >
        {(value) => <TicketFacts ticket={value} />}
      </Remote>
    </Panel>
  );
}

interface CloseActionProps extends Omit<DetailsCardProps, "ticket"> {
  readonly ticket: Ticket;
}

function CloseAction({ ticketId, ticket, isSending }: CloseActionProps): ReactNode {
  const texts = useMessages(ticketMessages);
  const [isClosing, setClosing] = useState(false);
  return (
    <>
      <Button size="sm" icon={<CheckIcon />} onPress={() => setClosing(true)}>
        {texts.closeTicket}
      </Button>
      {isClosing && (
        <CloseTicketDialog
          ticketId={ticketId}
          number={ticketNumber(ticket)}
          isSending={isSending}
          onClose={() => setClosing(false)}
        />
      )}
    </>
  );
}

function TicketFacts({ ticket }: { readonly ticket: Ticket }): ReactNode {
  const texts = useMessages(ticketMessages);
  const { status, noSubject } = useMessages(supportMessages);
  const format = useFormat();
  const { license_type: product, os, software_version: version, rating } = ticket;
  const hasVersion = version != null && version.trim() !== "";
  return (
    <Details
      items={[
        { term: texts.subject, value: ticketSubject(ticket) || noSubject },
        {
          term: status,
          value: (
            <>
              <TicketStatus ticket={ticket} />
              {ticket.is_rma === true && <RmaBadge />}
            </>
          ),
        },
        { term: texts.number, value: <Identifier isCopyable>{ticketNumber(ticket)}</Identifier> },
        // Other servers may not send these.
        ...(product ? [{ term: texts.product, value: nameOf(product, texts.products) }] : []),
        ...(os ? [{ term: texts.system, value: nameOf(os, texts.systems) }] : []),
        ...(hasVersion ? [{ term: texts.version, value: <Identifier>{version}</Identifier> }] : []),
        { term: texts.created, value: format.showTime(ticket.created_at ?? null) },
        { term: texts.updated, value: format.showTime(ticket.updated_at ?? null) },
        ...(rating == null ? [] : [{ term: texts.rating, value: texts.ratingOf(format.number(rating)) }]),
      ]}
    />
  );
}

/** The name of a choice, or the server's own word. */
function nameOf(word: string, names: Readonly<Record<string, string>>): string {
  return new Map(Object.entries(names)).get(word.toLowerCase()) ?? word;
}
