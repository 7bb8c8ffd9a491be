import { isPortalError, newIdempotencyKey, type PortalError } from "@gatehouse/contract";
import { ticketStatuses } from "@gatehouse/contract/support";
import { displayName } from "@gatehouse/contract/viewer";
import { eq } from "drizzle-orm";
import { html, raw } from "hono/html";
import {
  attachmentOf,
  getWholeTicket,
  replyAsStaff,
  sanitizeStaffHtml,
  setTicketRma,
  setTicketStatus,
  statusAfterReply,
  ticketIdOf,
  ticketNumberOf,
} from "../areas/support";
import type { Context } from "../db/context";
import { users } from "../db/tables/viewer";
import type { Submission, Visit } from "../http/bind-page";
import { bindDownload } from "../http/download";
import type { Html } from "../http/html-page";
import { errorNote } from "../http/page-notes";
import type { ServerApp } from "../http/server-app";
import { table } from "../http/table-page";
import { staffTexts } from "../texts/pages";
import { inLanguage, Refusal } from "../texts/refusal";
import type { StaffTexts } from "../texts/staff.messages";
import { type BackOfficePage, mayOpen } from "./back-office-page";
import { statusText } from "./tickets-page";
import { unsentReplyScript } from "./unsent-reply-script";

/** One ticket with all its messages, and the forms for staff. */
export const ticketPage: BackOfficePage = {
  path: "/management/tickets/:ticketId/",
  title: "ticket",
  needs: "management.support",
  isUnlisted: true,
  script: unsentReplyScript,
  content: (visit) => show(visit),
  async submit(submission, server) {
    const { field } = submission;
    const reply: Reply = { text: field("text"), isHtml: field("html") === "on", status: field("after") };
    try {
      await act(submission, server);
      // After other changes, show the unsent reply again.
      return field("act") === "reply" || reply.text === "" ? undefined : show(submission, reply);
    } catch (error) {
      if (!isPortalError(error, "invalid")) throw error;
      return show(submission, reply, refusalText(error, submission));
    }
  },
};

/** Serves the files of tickets to staff. */
export function bindTicketFiles(server: ServerApp): void {
  bindDownload(server, {
    path: "/management/tickets/:ticketId/attachments/:attachmentId/",
    disposition: "attachment",
    isPage: true,
    find: async ({ db, viewer }, { ticketId = "", attachmentId = "" }) =>
      mayOpen(ticketPage, viewer, server.groups)
        ? attachmentOf(db, server.files, ticketIdOf(ticketId), attachmentId)
        : undefined,
  });
}

function refusalText(error: PortalError, { facts }: Submission): string {
  return inLanguage(error, facts.language).message;
}

async function act(submission: Submission, server: ServerApp): Promise<void> {
  const id = ticketIdOf(submission.param("ticketId"));
  const { field } = submission;
  const statusIn = (name: string) => ticketStatuses.find((known) => known === field(name));
  switch (field("act")) {
    case "reply":
      return replyAsStaff({ ...submission, mail: server.mail }, id, {
        authorName: await nameOf(submission),
        text: field("text"),
        isHtml: field("html") === "on",
        status: statusIn("after"),
        idempotencyKey: field("key") || undefined,
      });
    case "status": {
      const status = statusIn("status");
      if (status !== undefined) return setTicketStatus(submission, id, status, statusIn("from"));
      break;
    }
    case "rma":
      return setTicketRma(submission, id, field("value") === "yes");
  }
  throw new Refusal("invalid", { status: 400, detail: (t) => t.support.formNotRead });
}

async function nameOf({ db, viewer }: Context): Promise<string> {
  const [user] = await db
    .select({ first_name: users.firstName, last_name: users.lastName, email: users.email })
    .from(users)
    .where(eq(users.id, viewer.id));
  return user === undefined ? viewer.email : displayName(user);
}

/** A reply as submitted. */
interface Reply {
  readonly text: string;
  readonly isHtml: boolean;
  /** The ticket's status after the reply. Empty for the default. */
  readonly status: string;
}

const emptyReply: Reply = { text: "", isHtml: false, status: "" };

async function show(visit: Visit, reply = emptyReply, refusal?: string): Promise<Html> {
  const { ticket, openedBy, comments, attachments } = await getWholeTicket(visit, ticketIdOf(visit.param("ticketId")));
  const { tickets: texts } = staffTexts(visit.facts.language);
  const base = `/management/tickets/${ticket.id}/`;
  return html`<h2>${ticketNumberOf(ticket.id)}: ${ticket.subject}</h2>
<dl>
<dt>${texts.customer}</dt><dd>${openedBy}</dd>
<dt>${texts.status}</dt><dd>${statusText(ticket, texts)}</dd>
<dt>${texts.product}</dt><dd>${ticket.licenseType?.toUpperCase() ?? "–"}</dd>
<dt>${texts.system}</dt><dd>${ticket.os === null ? "–" : texts.systems[ticket.os]}</dd>
<dt>${texts.version}</dt><dd>${ticket.softwareVersion ?? "–"}</dd>
<dt>${texts.rating}</dt><dd>${ticket.rating === null ? "–" : texts.ratingOf(ticket.rating)}</dd>
</dl>
${message(openedBy, visit.time(ticket.createdAt), ticket.description)}
${comments.map(({ authorName, isByCustomer, createdAt, content }) =>
  message(isByCustomer ? authorName : texts.staffAuthor(authorName), visit.time(createdAt), content),
)}
${
  attachments.length === 0
    ? ""
    : table(
        texts.files,
        [
          { title: texts.file, cell: ({ id, name }) => html`<a href="${base}attachments/${id}/" download>${name}</a>` },
          { title: texts.bytes, isNumber: true, cell: ({ size }) => String(size) },
          { title: texts.added, cell: ({ createdAt }) => visit.time(createdAt) },
        ],
        attachments,
        visit.texts.table,
      )
}
<div class="forms">
${refusal === undefined ? "" : errorNote(refusal)}
<form method="post" data-author="${visit.viewer.id}" data-sent="${sentKeys(comments)}">${visit.token}
${ticket.status === "closed" && reply.text === "" ? "" : replyFields({ ...reply, status: reply.status || statusAfterReply(ticket) }, texts)}
<h2>${texts.status}</h2>
${hidden("from", ticket.status)}
<label for="status">${texts.newStatus}</label>
${statusSelect("status", ticket.status, texts)}
<button type="submit" class="second" name="act" value="status" formnovalidate>${texts.setStatus}</button>
<p>${hidden("value", ticket.isRma ? "no" : "yes")}
<button type="submit" class="second" name="act" value="rma" formnovalidate>${ticket.isRma ? texts.noRma : texts.makeRma}</button></p>
</form>
</div>`;
}

/** The keys of the replies that the ticket has, so that the page's script does not show one of them again. */
function sentKeys(comments: readonly { readonly idempotencyKey: string | null }[]): string {
  return comments.flatMap(({ idempotencyKey }) => idempotencyKey ?? []).join(" ");
}

/** They are in one form with the other buttons, which send an unsent reply along, so that it is not lost. */
function replyFields({ text, isHtml, status }: Reply, texts: StaffTexts["tickets"]): Html {
  return html`<h2>${texts.reply}</h2>
${hidden("key", newIdempotencyKey())}
<label for="text">${texts.yourReply}</label>
<textarea id="text" name="text" required maxlength="200000">${text}</textarea>
<p><label><input type="checkbox" name="html"${isHtml ? raw(" checked") : ""}>${texts.isHtml}</label></p>
<label for="after">${texts.statusAfterwards}</label>
${statusSelect("after", status, texts)}
<button type="submit" name="act" value="reply">${texts.sendReply}</button>`;
}

const hidden = (name: string, value: string) => html`<input type="hidden" name="${name}" value="${value}">`;

function statusSelect(name: string, chosen: string, texts: StaffTexts["tickets"]): Html {
  return html`<select id="${name}" name="${name}">
${ticketStatuses.map(
  (status) =>
    html`<option value="${status}"${status === chosen ? raw(" selected") : ""}>${statusText({ status, isRma: false }, texts)}</option>
`,
)}</select>`;
}

// Sanitize again, because other programs may also write to the database.
function message(author: string, time: Html | string, content: string): Html {
  return html`<section class="message"><p class="note">${author}, ${time}</p>${raw(sanitizeStaffHtml(content))}</section>
`;
}
