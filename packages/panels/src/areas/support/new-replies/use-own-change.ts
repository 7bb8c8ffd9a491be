import { support, type Ticket } from "@gatehouse/contract/support";
import { usePortal } from "../../../portal/portal-context";
import { hasNewReplies, useMarkTicketSeen, useSeenTickets } from "../support-parts";

/**
 * A function to call after the viewer has changed a ticket. Where only this browser knows what was seen, the change would count as a
 * reply. A reply that was there before still counts.
 */
export function useOwnChange(ticket: Ticket | undefined): () => Promise<void> {
  const { client } = usePortal();
  const seen = useSeenTickets();
  const mark = useMarkTicketSeen();
  return async () => {
    if (ticket === undefined || ticket.new_replies_count != null) return;
    const ticketId = String(ticket.id);
    if (seen[ticketId] === undefined || hasNewReplies(ticket, seen)) return;
    const { updated_at: time } = await client.call(support.get, { ticketId });
    if (time != null) mark(ticketId, time);
  };
}
