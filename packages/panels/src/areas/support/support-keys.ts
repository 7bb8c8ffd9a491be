import type { TicketAttachment, TicketComment } from "@gatehouse/contract/support";

/** A key that identifies a comment within its ticket. */
export const commentKey = ({ id, created_at: time, content }: TicketComment): string =>
  id == null ? `${time} ${content}` : String(id);

/** A key that identifies a file within its ticket. Its address may be signed anew at each read. */
export const attachmentKey = ({ id, created_at: time, filename }: TicketAttachment): string =>
  id == null ? `${time} ${filename}` : String(id);
