import {
  support,
  type Ticket,
  type TicketAccess,
  ticketAccess,
  type TicketAttachment,
  type TicketComment,
} from "@gatehouse/contract/support";
import { useEffect } from "react";
import { type EndpointResult, useEndpoint } from "../../../data/use-endpoint";
import { useFound } from "../../../data/use-found";
import { useGoTo } from "../../../navigation/screen-link";
import { screenTarget } from "../../../navigation/screens";
import { ticketPollMs } from "../support.polling";
import { isWithoutAccess, useSupportAccess } from "../use-support-access";

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
  const isClosedOff = !isEnabled || isWithoutAccess(ticket.error);
  useEffect(() => {
    if (isClosedOff) goTo(list, { replace: true });
  }, [isClosedOff, goTo]);
  return { ticket, comments, attachments, access: ticket.data && ticketAccess(ticket.data) };
}
