export { GetHelp, NewReplies } from "./lazy-parts";
export { SupportPanel } from "./support-panel/support-panel";
export { WorkInProgressDialog } from "./support.dialogs";
export { supportMessages } from "./support.messages";
export { TicketPanel } from "./ticket-panel/ticket-panel";
export { useSupportAccess } from "./use-support-access";
