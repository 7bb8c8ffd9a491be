import { ticketStatuses } from "@gatehouse/contract/support";
import { html, raw } from "hono/html";
import { listAllTickets, ticketNumberOf } from "../areas/support";
import type { Html } from "../http/html-page";
import { pagedTable } from "../http/table-page";
import { staffTexts } from "../texts/pages";
import type { StaffTexts } from "../texts/staff.messages";
import type { BackOfficePage } from "./back-office-page";

type Row = Awaited<ReturnType<typeof listAllTickets>>["rows"][number];

/** Lists all support tickets, most recently written to first. */
export const ticketsPage: BackOfficePage = {
  path: "/management/tickets/",
  title: "tickets",
  needs: "management.support",
  content(visit) {
    const { tickets: texts } = staffTexts(visit.facts.language);
    const status = ticketStatuses.find((known) => known === visit.query("status"));
    return pagedTable<Row>(visit, {
      label: texts.label,
      searches: texts.searches,
      empty: texts.empty,
      filters: { fields: statusField(status, texts), values: status === undefined ? {} : { status } },
      columns: [
        {
          title: texts.ticket,
          cell: ({ ticket }) => html`<a href="/management/tickets/${ticket.id}/">${ticketNumberOf(ticket.id)}</a>`,
        },
        { title: texts.subject, cell: ({ ticket }) => ticket.subject },
        { title: texts.customer, cell: ({ openedBy }) => openedBy },
        { title: texts.status, cell: ({ ticket }) => statusText(ticket, texts) },
        { title: texts.rating, cell: ({ ticket }) => (ticket.rating === null ? "–" : texts.ratingOf(ticket.rating)) },
        { title: texts.updated, cell: ({ ticket }) => visit.time(ticket.updatedAt) },
      ],
      list: (window) => listAllTickets(visit, { ...window, status }),
    });
  },
};

function statusField(chosen: string | undefined, texts: StaffTexts["tickets"]): Html {
  return html`<span><label for="status">${texts.status}</label>
<select id="status" name="status">
<option value="">${texts.anyStatus}</option>
${ticketStatuses.map(
  (
    status,
  ) => html`<option value="${status}"${status === chosen ? raw(" selected") : ""}>${texts.statuses[status]}</option>
`,
)}</select></span>`;
}

/** A ticket's status as text. */
export function statusText(
  { status, isRma }: { readonly status: (typeof ticketStatuses)[number]; readonly isRma: boolean },
  { statuses }: StaffTexts["tickets"],
): string {
  return `${statuses[status]}${isRma ? ", RMA" : ""}`;
}
