import { isPortalError, type Page } from "@gatehouse/contract";
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

export interface FoundTicket {
  readonly ticket: EndpointResult<Ticket>;
  readonly comments: EndpointResult<Page<TicketComment>>;
  readonly attachments: EndpointResult<Page<TicketAttachment>>;
  /** Undefined until the ticket loads. */
  readonly access: TicketAccess | undefined;
}

const list = screenTarget("support");

/** A ticket with its comments and files. Redirects to the list if it doesn't exist or the account has no tickets. */
export function useTicket(ticketId: string, onTicket: ((ticket: Ticket) => void) | undefined): FoundTicket {
  const isEnabled = useSupportAccess();
  const ticket = useEndpoint(support.get, { ticketId }, { pollMs: ticketPollMs, isEnabled });
  // Don't fetch comments and files while the ticket fails to load.
  const isReadable = isEnabled && (ticket.data !== undefined || ticket.error === null);
  const options = { pollMs: ticketPollMs, isEnabled: isReadable };
  const comments = useEndpoint(support.listComments, { ticketId }, options);
  const attachments = useEndpoint(support.listAttachments, { ticketId }, options);
  useFound(ticket, { at: screenTarget("ticket", { ticketId }), parent: list, onFound: onTicket });
  const goTo = useGoTo();
  useEffect(() => {
    if (!isEnabled) goTo(list, { replace: true });
  }, [isEnabled, goTo]);
  // A refusal may concern only this request or come from a proxy. Refetch the viewer to learn if access is really lost.
  const isRefused = isPortalError(ticket.error, "forbidden");
  const { refetch } = useViewer();
  useEffect(() => {
    if (isRefused) void refetch();
  }, [isRefused, refetch]);
  return { ticket, comments, attachments, access: ticket.data && ticketAccess(ticket.data) };
}
