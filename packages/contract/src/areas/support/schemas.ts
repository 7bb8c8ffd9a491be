import * as z from "zod/mini";
import { number, openEnum, time } from "../../http/fields";

/** The license type that the question is about. */
export const TicketProduct = openEnum(["pro", "smart"], "unknown");
export type TicketProduct = z.output<typeof TicketProduct>;

/** The operating system on which the compiler runs. */
export const TicketOs = openEnum(["win10", "win11", "other"], "unknown");
export type TicketOs = z.output<typeof TicketOs>;

/** A support ticket, in a list or by itself. */
export const Ticket = z.object({
  id: number,
  /** The number that people know the ticket by: a text or a number. */
  ticket_no: z.optional(z.unknown()),
  subject: z.nullish(z.string()),
  /** The name of the subject on some servers. */
  title: z.nullish(z.string()),
  /** HTML. Lists may leave it out. */
  description: z.nullish(z.string()),
  /** `open`, `in_progress`, `waiting_for_customer`, `closed`, or a word of the server's own, in any case. */
  status: z.nullish(z.string()),
  /** A return of hardware. It is followed elsewhere, and read-only here. */
  is_rma: z.nullish(z.boolean()),
  created_at: z.nullish(time),
  updated_at: z.nullish(time),
  /** `pro`, `smart`, or a word of the server's own. Our addition, as is all that follows: a server may leave it out. */
  license_type: z.nullish(z.string()),
  /** `win10`, `win11`, `other`, or a word of the server's own. */
  os: z.nullish(z.string()),
  software_version: z.nullish(z.string()),
  closed_at: z.nullish(time),
  /** From 1 to 5. Null until the customer closes the ticket. */
  rating: z.nullish(number),
  /** Replies by staff that the viewer has not seen yet. */
  new_replies_count: z.nullish(number),
});
export type Ticket = z.output<typeof Ticket>;

/** One message below a ticket's description. */
export const TicketComment = z.object({
  /** Our addition, as are `author_name` and `is_new`: a server may leave it out. */
  id: z.nullish(number),
  /** HTML. */
  content: z.string(),
  /** False if staff created the comment. */
  created_by_customer: z.boolean(),
  created_at: time,
  author_name: z.nullish(z.string()),
  /** By staff, and not seen yet by the viewer. */
  is_new: z.nullish(z.boolean()),
});
export type TicketComment = z.output<typeof TicketComment>;

/** A file of a ticket. */
export const TicketAttachment = z.object({
  /** Absolute, or relative to the API's origin. */
  url: z.string(),
  filename: z.string(),
  created_at: time,
  /** Our addition, as is all that follows: a server may leave it out. */
  id: z.nullish(number),
  /** In bytes. */
  size: z.nullish(number),
  /** The type of an image according to its first bytes. `application/octet-stream` for any other file. */
  type: z.nullish(z.string()),
  created_by_customer: z.nullish(z.boolean()),
});
export type TicketAttachment = z.output<typeof TicketAttachment>;

/** The body of a new ticket. */
export const NewTicket = z.object({
  /** From 3 to 200 characters. */
  subject: z.string(),
  /** Plain text of 10 to 20,000 characters. */
  description: z.string(),
  license_type: z.enum(["pro", "smart"]),
  os: z.enum(["win10", "win11", "other"]),
  /** At most 100 characters. May be empty or left out. */
  software_version: z.optional(z.string()),
});
export type NewTicket = z.output<typeof NewTicket>;

/** The id of the new ticket. */
export const OpenedTicket = z.object({ id: number });
export type OpenedTicket = z.output<typeof OpenedTicket>;
