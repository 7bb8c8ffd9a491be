import * as z from "zod/mini";
import { endpoint } from "../../http/endpoint";
import { nothing, number } from "../../http/fields";
import { listOf } from "../../http/list";
import { listTickets } from "./list-tickets";
import { NewTicket, OpenedTicket, Ticket, TicketAttachment, TicketComment } from "./schemas";

const all = "/api/webapp/v1/tickets/";
const one = `${all}{ticketId}/` as const;

/** Reads that show a ticket's status and its last change. */
const ticketReads = ["support.list", "support.get"] as const;

/** The endpoints of the help desk. All require support-plus (403). Tickets of other accounts return 404. */
export const support = {
  list: listTickets,
  create: endpoint({
    area: "support",
    name: "create",
    method: "POST",
    path: all,
    changes: ["support.list"],
    body: NewTicket,
    // The server returns the whole ticket, but only its id is needed.
    response: OpenedTicket,
    status: 201,
    takesIdempotencyKey: true,
    summary: "Opens a ticket, and returns it. Its files follow one by one.",
  }),
  get: endpoint({
    area: "support",
    name: "get",
    method: "GET",
    path: one,
    response: Ticket,
    summary: "One of the viewer's tickets.",
  }),
  listComments: endpoint({
    area: "support",
    name: "listComments",
    method: "GET",
    path: `${one}comments/`,
    response: listOf(TicketComment),
    summary: "The comments on a ticket, the oldest first.",
  }),
  createComment: endpoint({
    area: "support",
    name: "createComment",
    method: "POST",
    path: `${one}comments/`,
    changes: [...ticketReads, "support.listComments"],
    // Plain text of 3 to 20,000 characters.
    body: z.object({ content: z.string() }),
    response: nothing,
    status: 201,
    takesIdempotencyKey: true,
    summary: "Adds a comment in plain text. 400 if the ticket is closed or an RMA.",
  }),
  listAttachments: endpoint({
    area: "support",
    name: "listAttachments",
    method: "GET",
    path: `${one}attachments/`,
    response: listOf(TicketAttachment),
    summary: "The files of a ticket, the oldest first.",
  }),
  addAttachments: endpoint({
    area: "support",
    name: "addAttachments",
    method: "POST",
    path: `${one}attachments/`,
    changes: [...ticketReads, "support.listAttachments"],
    body: z.object({ attachments: z.array(z.file()) }),
    isMultipart: true,
    response: listOf(TicketAttachment),
    status: 201,
    takesIdempotencyKey: true,
    summary:
      "Adds files to a ticket, all of them or none, and returns them. 413 if they are too large together, 400 if the ticket is closed or an RMA.",
  }),
  close: endpoint({
    area: "support",
    name: "close",
    method: "POST",
    path: `${one}close/`,
    changes: ticketReads,
    body: z.object({ rating: z.number() }),
    response: nothing,
    summary: "Closes a ticket with a rating from 1 to 5. 400 if the ticket is closed or an RMA.",
  }),
  countNewReplies: endpoint({
    area: "support",
    name: "countNewReplies",
    method: "GET",
    path: "/api/webapp/v1/tickets-new-replies/",
    response: z.object({ count: number }),
    summary: "The number of staff replies that the viewer has not seen, on all tickets. Optional for servers.",
  }),
  markSeen: endpoint({
    area: "support",
    name: "markSeen",
    method: "POST",
    path: `${one}seen/`,
    // The comments are not listed, so that a page keeps highlighting the new comments that it has just marked as seen.
    changes: ["support.list", "support.countNewReplies"],
    body: z.object({ comment_id: z.number() }),
    response: nothing,
    status: 204,
    summary:
      "Marks the replies on a ticket as seen, up to this comment. A later reply stays new. Optional for servers.",
  }),
  limits: endpoint({
    area: "support",
    name: "limits",
    method: "GET",
    path: "/api/webapp/v1/ticket-limits/",
    response: z.object({ upload_bytes: number }),
    summary: "The most bytes of files that one request may have. Optional for servers.",
  }),
};
