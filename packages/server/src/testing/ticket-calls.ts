import type { Ticket, TicketAttachment, TicketComment } from "@gatehouse/contract/support";
import { replyAsStaff } from "../areas/support";
import { fileChunks, files } from "../db/tables/files";
import { ticketAttachments } from "../db/tables/support";
import type { Browser } from "./browser";
import { statusAndBody } from "./status-and-body";
import type { TestPortal } from "./test-portal";

export const ticketsPath = "/api/webapp/v1/tickets/";

/** The fields of a new ticket. */
export const question = {
  subject: "Timing isn't met",
  description: "Two net paths <b>aren't</b> met.\n\nWhich option helps?",
  license_type: "pro",
  os: "win11",
  software_version: " v5.2.0 ",
};

const keyed = (key: string | undefined): Readonly<Record<string, string>> =>
  key === undefined ? {} : { "Idempotency-Key": key };

/** This many bytes, each different from its neighbors. */
export const ofSize = (size: number) => new Uint8Array(size).map((_, at) => (at * 7) % 251);

/** Files as the form that a browser sends. */
export function formOf(...files: readonly (readonly [name: string, content: BlobPart])[]): FormData {
  const form = new FormData();
  for (const [name, content] of files) form.append("attachments", new File([content], name));
  return form;
}

/** A customer's actions with ticket attachments. */
export function attachmentCalls({ db }: TestPortal, customer: Browser) {
  const pathOf = (id: number) => `${ticketsPath}${id}/attachments/`;
  return {
    pathOf,
    add: (id: number, form: FormData, key?: string, browser = customer) =>
      browser.send("POST", pathOf(id), form, keyed(key)),
    listed: (id: number) => customer.getList<TicketAttachment>(pathOf(id)),
    /** The numbers of rows of files, of their contents and of attachments. */
    stored: async () => [await db.$count(files), await db.$count(fileChunks), await db.$count(ticketAttachments)],
  };
}

/** The actions of customers and staff on tickets. */
export function ticketCalls({ db, clock }: TestPortal, customer: Browser) {
  const create = (body: object = question, key?: string, browser = customer) =>
    statusAndBody(browser.send("POST", ticketsPath, body, keyed(key)));
  return {
    create,
    async newTicket(browser = customer): Promise<number> {
      const [, body] = await create(question, undefined, browser);
      return (body as { readonly id: number }).id;
    },
    get: async (id: number) => (await customer.getJson(`${ticketsPath}${id}/`)) as Ticket,
    commentsOf: (id: number) => customer.getList<TicketComment>(`${ticketsPath}${id}/comments/`),
    comment: (id: number, content: string, key?: string) =>
      customer.send("POST", `${ticketsPath}${id}/comments/`, { content }, keyed(key)),
    close: (id: number, rating: unknown) => customer.send("POST", `${ticketsPath}${id}/close/`, { rating }),
    reply: (id: number, text = "<p>Try <code>-O2</code>.</p>") =>
      replyAsStaff({ db, clock }, id, { authorName: "Priya Nair", text, isHtml: true }),
    newReplies: async () =>
      ((await customer.getJson("/api/webapp/v1/tickets-new-replies/")) as { readonly count: number }).count,
  };
}
