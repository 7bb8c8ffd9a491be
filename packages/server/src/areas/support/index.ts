export { attachmentName } from "./attachment-name";
export { attachmentOf } from "./attachments";
export { openTicket } from "./open-ticket";
export { ticketNumberOf } from "./rules";
export {
  getWholeTicket,
  listAllTickets,
  replyAsStaff,
  setTicketRma,
  setTicketStatus,
  type StaffStatus,
  statusAfterReply,
} from "./staff";
export { sanitizeStaffHtml } from "./staff-html";
export { checkSupportPlus, idOf as ticketIdOf } from "./ticket-access";
