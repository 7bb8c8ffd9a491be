// The code for writing to support, in one chunk, because every chunk adds weight to the page that names it.
export { CreateTicketDialog } from "./create-ticket/create-ticket-dialog";
export { PreviewDialog } from "./files/preview-dialog";
export { WorkInProgressDialog } from "./support-panel/work-in-progress-dialog";
export { CloseTicketDialog } from "./ticket-panel/close-ticket-dialog";
export { Composer } from "./ticket-panel/composer";
export { MarkSeen } from "./ticket-panel/mark-seen";
