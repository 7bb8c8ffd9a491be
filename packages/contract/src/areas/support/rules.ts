import type { Ticket } from "./schemas";

/** Lengths in characters, without surrounding white space. The maximums are our addition. The server enforces them. */
export const ticketLimits = {
  subject: { min: 3, max: 200 },
  message: { min: 10, max: 20_000 },
  comment: { min: 3, max: 20_000 },
  version: { min: 0, max: 100 },
} as const;

/** Stars that a ticket is closed with. */
export const ticketRating = { min: 1, max: 5, initial: 2 } as const;

/** The most bytes of files in one request, for servers that don't report a limit. */
export const defaultUploadBytes = 25 * 1_048_576;

export type TicketTextError = "required" | "too-short" | "too-long";

/** The problem of a ticket's text. Undefined if it is valid. Counts code points, so an emoji counts once. */
export function ticketTextError(text: string, name: keyof typeof ticketLimits): TicketTextError | undefined {
  const { length } = [...text.trim()];
  const { min, max } = ticketLimits[name];
  if (length > max) return "too-long";
  if (length >= min) return undefined;
  return length === 0 ? "required" : "too-short";
}

/** Whether a rating is a whole number of stars. */
export function isTicketRating(rating: number): boolean {
  return Number.isInteger(rating) && rating >= ticketRating.min && rating <= ticketRating.max;
}

/** The statuses that have their own label. Tickets of any other show the server's word and accept comments. */
export const ticketStatuses = ["open", "in_progress", "waiting_for_customer", "closed"] as const;
export type TicketStatus = (typeof ticketStatuses)[number] | "unknown";

/** The status of a ticket. Ignores case, and treats spaces and hyphens as underscores. */
export function ticketStatus({ status }: Pick<Ticket, "status">): TicketStatus {
  const name = (status ?? "")
    .trim()
    .toLowerCase()
    .replaceAll(/[\s-]+/g, "_");
  return ticketStatuses.find((known) => known === name) ?? "unknown";
}

/** `open` if the ticket accepts comments, files and a rating. Otherwise the reason why it doesn't. */
export type TicketAccess = "open" | "closed" | "rma";

/** One rule for comments, files and closing: none on an RMA, none once the ticket is closed. */
export function ticketAccess(ticket: Pick<Ticket, "status" | "is_rma">): TicketAccess {
  if (ticket.is_rma === true) return "rma";
  return ticketStatus(ticket) === "closed" ? "closed" : "open";
}

/** A ticket's subject, by whichever name the server sends it. */
export function ticketSubject({ subject, title }: Pick<Ticket, "subject" | "title">): string {
  return subject || title || "";
}

/** The number that people know the ticket by: its own, or its id if it has none. */
export function ticketNumber({ ticket_no: number, id }: Pick<Ticket, "ticket_no" | "id">): string {
  return (typeof number === "string" && number !== "") || typeof number === "number" ? String(number) : `#${id}`;
}
