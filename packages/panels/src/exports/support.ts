// As types only: a bundler would load the texts of tickets and their forms with every page that imports from here.
export type { TicketTexts } from "../areas/support/ticket.messages";
export type { TicketFormsTexts } from "../areas/support/ticket-forms.messages";
export { supportMessages } from "../areas/support/support.messages";
export { SupportPanel } from "../areas/support/support-panel/support-panel";
export { TicketPanel, type TicketPanelProps } from "../areas/support/ticket-panel/ticket-panel";
