export { getHelpMessages } from "./get-help/get-help.messages";
export { GetHelp, NewReplies } from "./lazy-parts";
export { SupportPanel } from "./support-panel/support-panel";
export { CreateTicketDialog, WorkInProgressDialog } from "./support.dialogs";
export { supportMessages } from "./support.messages";
export { TicketPanel } from "./ticket-panel/ticket-panel";
export { useSupportAccess } from "./use-support-access";
