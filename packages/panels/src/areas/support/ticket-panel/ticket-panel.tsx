import type { Ticket } from "@gatehouse/contract/support";
import { memo, type ReactNode, useRef, useState } from "react";
import { PortalPanel } from "../../../access/portal-panel";
import { AttachmentsCard } from "./attachments-card";
import { ConversationCard } from "./conversation-card";
import { DetailsCard } from "./details-card";
import { TicketLayout } from "./ticket-layout";
import { useIsComplete } from "./use-is-complete";
import { useTicket } from "./use-ticket";

export interface TicketPanelProps {
  readonly ticketId: string;
  /** The vendor's page that tracks hardware returns. If omitted, the banner of such a ticket has no button. */
  readonly rmaHref?: string;
  /** Called with the ticket when it is loaded and when it changes, so that a page can show its name. */
  readonly onTicket?: (ticket: Ticket) => void;
}

/** A support ticket with its conversation, facts and files. Redirects to the list if the ticket doesn't exist. */
export const TicketPanel = memo(function TicketPanel(props: TicketPanelProps): ReactNode {
  return (
    <PortalPanel name="TicketPanel" about={{ ticketId: props.ticketId }}>
      <Content key={props.ticketId} {...props} />
    </PortalPanel>
  );
});

function Content({ ticketId, rmaHref, onTicket }: TicketPanelProps): ReactNode {
  const found = useTicket(ticketId, onTicket);
  const { ticket, access } = found;
  const isComplete = useIsComplete(found);
  const chooseFiles = useRef<() => void>(null);
  const [isSending, setSending] = useState(false);
  // If the ticket can't be read, one message is enough.
  const hasMore = ticket.data !== undefined || ticket.error === null;
  return (
    <>
      <TicketLayout
        isMainLoading={!isComplete}
        main={
          hasMore && (
            <ConversationCard
              ticketId={ticketId}
              rmaHref={rmaHref}
              isComplete={isComplete}
              chooseFiles={chooseFiles}
              onSending={setSending}
              {...found}
            />
          )
        }
        side={
          <>
            <DetailsCard ticketId={ticketId} ticket={ticket} isSending={isSending} />
            {hasMore && (
              <AttachmentsCard
                attachments={found.attachments}
                onAdd={access === "open" ? () => chooseFiles.current?.() : undefined}
              />
            )}
          </>
        }
      />
    </>
  );
}
