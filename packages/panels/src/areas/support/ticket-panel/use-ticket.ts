import { isPortalError } from "@gatehouse/contract";
import {
  support,
  type Ticket,
  type TicketAccess,
  ticketAccess,
  type TicketAttachment,
  type TicketComment,
} from "@gatehouse/contract/support";
import { useEffect } from "react";
import { useViewer } from "../../../access/session/use-viewer";
import { type EndpointResult, useEndpoint } from "../../../data/use-endpoint";
import { useFound } from "../../../data/use-found";
import { useGoTo } from "../../../navigation/screen-link";
import { screenTarget } from "../../../navigation/screens";
import { ticketPollMs } from "../support.polling";
import { useSupportAccess } from "../use-support-access";

interface Listed<T> {
  readonly results: readonly T[];
}

export interface FoundTicket {
  readonly ticket: EndpointResult<Ticket>;
  readonly comments: EndpointResult<Listed<TicketComment>>;
  readonly attachments: EndpointResult<Listed<TicketAttachment>>;
  /** Undefined while it isn't known. */
  readonly access: TicketAccess | undefined;
}

const list = screenTarget("support");

/** One ticket with its comments and files. One that does not exist, and an account without tickets, leads back to the list. */
export function useTicket(ticketId: string, onTicket: ((ticket: Ticket) => void) | undefined): FoundTicket {
  const isEnabled = useSupportAccess();
  const ticket = useEndpoint(support.get, { ticketId }, { pollMs: ticketPollMs, isEnabled });
  // Not while the ticket cannot be read. Once it can, they are fetched with it.
  const isReadable = isEnabled && (ticket.data !== undefined || ticket.error === null);
  const options = { pollMs: ticketPollMs, isEnabled: isReadable };
  const comments = useEndpoint(support.listComments, { ticketId }, options);
  const attachments = useEndpoint(support.listAttachments, { ticketId }, options);
  useFound(ticket, list, onTicket);
  const goTo = useGoTo();
  useEffect(() => {
    if (!isEnabled) goTo(list, { replace: true });
  }, [isEnabled, goTo]);
  // A refusal can be of this request alone, or a proxy's. The viewer tells whether the account still has tickets.
  const isRefused = isPortalError(ticket.error, "forbidden");
  const { refetch } = useViewer();
  useEffect(() => {
    if (isRefused) void refetch();
  }, [isRefused, refetch]);
  return { ticket, comments, attachments, access: ticket.data && ticketAccess(ticket.data) };
}
