import type { TicketStatus } from "@gatehouse/contract/support";
import { defineMessages } from "../../portal/messages";

const statuses: Readonly<Record<Exclude<TicketStatus, "unknown">, string>> = {
  open: "Open",
  in_progress: "In progress",
  waiting_for_customer: "Waiting for you",
  closed: "Closed",
};

/** The texts of the list of tickets and of the support pages. */
export const supportMessages = defineMessages("support", {
  title: "Support",
  panelTitle: "Tickets",
  failedList: "Failed to fetch tickets.",
  empty: "No tickets yet",
  emptyText: "Create a ticket to ask our support team a question.",
  unmatched: "No tickets with this status",
  createTicket: "Create ticket",
  search: "Search subject",
  status: "Status",
  anyStatus: "Any status",
  columnTicket: "Ticket",
  columnSubject: "Subject",
  columnCreated: "Created on",
  columnActions: "Actions",
  rowActions: (ticket: string) => `Actions for ${ticket}`,
  openRow: (ticket: string) => `Open ${ticket}`,
  columnUpdated: "Updated on",
  statuses,
  unknownStatus: "Unknown status",
  noSubject: "No subject",
  rma: "RMA",
  newReplies: (count: number) => (count === 1 ? "1 new reply" : `${count} new replies`),
  hasNewReplies: "New",
  unavailable: "Support tickets aren't available for your account yet.",
  ticket: "Ticket",
  workInProgress: "Work in progress",
  backToHome: "Back to Home",
});

/** The texts as a component below a panel receives them. */
export type SupportTexts = (typeof supportMessages)["english"];
