import { type TicketOs, type TicketProduct, ticketRating } from "@gatehouse/contract/support";
import { defineMessages } from "../../portal/messages";

const products: Readonly<Record<TicketProduct, string>> = { pro: "PRO", smart: "SMART", unknown: "Unknown" };
const systems: Readonly<Record<TicketOs, string>> = {
  win10: "Windows 10",
  win11: "Windows 11",
  other: "Other",
  unknown: "Unknown",
};
const files = (count: number) => (count === 1 ? "1 file" : `${count} files`);

/** The texts of one ticket. */
export const ticketMessages = defineMessages("support", {
  failedTicket: "Failed to fetch the ticket.",
  conversation: "Conversation",
  failedComments: "Failed to fetch comments.",
  oldestFirst: "Oldest first",
  newestFirst: "Newest first",
  you: "You",
  staff: "Support",
  commentBy: (name: string) => `Comment by ${name}`,
  descriptionBy: (name: string) => `Description by ${name}`,
  noDescription: "This ticket has no description.",
  newReply: "New",
  added: (name: string | undefined, count: number) =>
    name === undefined ? `Added ${files(count)}` : `${name} added ${files(count)}`,

  details: "Details",
  subject: "Subject",
  number: "Ticket",
  product: "Product",
  system: "System",
  version: "Version",
  created: "Created on",
  updated: "Updated on",
  rating: "Rating",
  ratingOf: (stars: string) => `${stars} of ${ticketRating.max}`,
  products,
  systems,
  closeTicket: "Close ticket",

  attachments: "Attachments",
  failedAttachments: "Failed to fetch attachments.",
  noAttachments: "No files yet",
  columnFile: "File",
  columnSize: "Size",
  columnAdded: "Added on",
  addFile: "Add",
  addFileLabel: "Add files",

  rmaTitle: "This ticket is an RMA.",
  rmaText: "Follow it and add information on the support site.",
  rmaLink: "Open support site",
  closedOn: (date: string, stars: string | undefined) =>
    stars === undefined
      ? `This ticket was closed on ${date}.`
      : `You closed this ticket on ${date} and rated it ${stars} of ${ticketRating.max}.`,
  closed: "This ticket is closed.",
});

export type TicketTexts = (typeof ticketMessages)["english"];
