import { support, type Ticket } from "@gatehouse/contract/support";
import { usePortal } from "../../../portal/portal-context";
import { hasNewReplies, useMarkTicketSeen, useSeenTickets } from "../support-parts";

/**
 * Returns a function to call after the viewer changes a ticket of the list. If only this browser tracks seen tickets,
 * the change would otherwise count as a new reply. Earlier unseen replies still count.
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
