export { htmlOfText, saysSame, textOfHtml } from "./comment-html";
export { support } from "./endpoints";
export { previewType, type PreviewType, previewTypeBytes } from "./image-type";
export { listTickets } from "./list-tickets";
export {
  defaultUploadBytes,
  isTicketRating,
  type TicketAccess,
  ticketAccess,
  ticketLimits,
  ticketNumber,
  ticketRating,
  ticketStatus,
  type TicketStatus,
  ticketStatuses,
  ticketSubject,
  type TicketTextError,
  ticketTextError,
} from "./rules";
export { NewTicket, OpenedTicket, Ticket, TicketAttachment, TicketComment, TicketOs, TicketProduct } from "./schemas";
export { uploadFetch, type UploadOptions } from "./upload-fetch";
