import { support } from "@gatehouse/contract/support";
import { bind } from "../../http/bind";
import { bindUpload } from "../../http/bind-upload";
import { bindDownload } from "../../http/download";
import type { ServerApp } from "../../http/server-app";
import { addAttachments, findAttachment, listAttachments } from "./attachments";
import { createComment, listComments } from "./comments";
import { countNewReplies, markSeen } from "./new-replies";
import { closeTicket, createTicket, getTicket, listTickets, newTicketErrors } from "./rules";
import { checkSupportPlus } from "./ticket-access";

/** Binds the endpoints of support tickets, and serves their files. */
export function bindSupport(server: ServerApp): void {
  bind(server, support.list, (context, { query }) => listTickets(context, query));
  bind(
    server,
    support.create,
    async (context, { body, idempotencyKey }) => ({ id: await createTicket(context, body, idempotencyKey) }),
    { errorsOf: newTicketErrors },
  );
  bind(server, support.get, (context, { params }) => getTicket(context, params.ticketId));
  bind(server, support.close, (context, { params, body }) => closeTicket(context, params.ticketId, body.rating));

  bind(server, support.listComments, (context, { params }) => listComments(context, params.ticketId));
  bind(server, support.createComment, (context, { params, body, idempotencyKey }) =>
    createComment(context, params.ticketId, body.content, idempotencyKey),
  );
  bind(server, support.countNewReplies, async (context) => ({ count: await countNewReplies(context) }));
  bind(server, support.markSeen, (context, { params, body }) => markSeen(context, params.ticketId, body.comment_id));

  bind(server, support.listAttachments, (context, { params }) => listAttachments(context, params.ticketId));
  bindUpload(server, support.addAttachments, server.uploadBytes, (context, { params, idempotencyKey, parts }) =>
    addAttachments(context, server.files, params.ticketId, { idempotencyKey, parts }),
  );
  bind(server, support.limits, async (context) => {
    await checkSupportPlus(context);
    return { upload_bytes: server.uploadBytes };
  });
  bindDownload(server, {
    path: "/api/webapp/v1/tickets/:ticketId/attachments/:attachmentId/file/",
    disposition: "attachment",
    find: (context, { ticketId = "", attachmentId = "" }) =>
      findAttachment(context, server.files, ticketId, attachmentId),
  });
}
