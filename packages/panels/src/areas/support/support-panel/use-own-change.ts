import { support, type Ticket } from "@gatehouse/contract/support";
import { usePortal } from "../../../portal/portal-context";
import { hasNewReplies, useMarkTicketSeen, useSeenTickets } from "../support-parts";

/**
 * A function to call after the viewer has changed a ticket of the list. Where only this browser knows what was seen, the change would
 * count as a reply. A reply that was there before still counts.
 */
export function useOwnChange(ticket: Ticket): () => void {
  const { client } = usePortal();
  const seen = useSeenTickets();
  const mark = useMarkTicketSeen();
  return () => {
    const ticketId = String(ticket.id);
    if (ticket.new_replies_count != null || seen[ticketId] === undefined || hasNewReplies(ticket, seen)) return;
    client.call(support.get, { ticketId }).then(
      ({ updated_at: time }) => time != null && mark(ticketId, time),
      () => undefined,
    );
  };
}
