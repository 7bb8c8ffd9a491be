import { html } from "hono/html";
import { listAllTickets, ticketNumberOf } from "../areas/support";
import { pagedTable, timeText } from "../http/table-page";
import type { BackOfficePage } from "./back-office-page";

type Row = Awaited<ReturnType<typeof listAllTickets>>["rows"][number];

/** All support tickets, those written to last first. */
export const ticketsPage: BackOfficePage = {
  path: "/management/tickets/",
  title: "Support tickets",
  needs: "management.support",
  content: (visit) =>
    pagedTable<Row>(visit, {
      label: "Tickets",
      searches: "subject or customer",
      empty: "There are no tickets.",
      columns: [
        {
          title: "Ticket",
          cell: ({ ticket }) => html`<a href="/management/tickets/${ticket.id}/">${ticketNumberOf(ticket.id)}</a>`,
        },
        { title: "Subject", cell: ({ ticket }) => ticket.subject },
        { title: "Customer", cell: ({ openedBy }) => openedBy },
        { title: "Status", cell: ({ ticket }) => statusText(ticket) },
        { title: "Rating", cell: ({ ticket }) => (ticket.rating === null ? "–" : `${ticket.rating} of 5`) },
        { title: "Updated (UTC)", cell: ({ ticket }) => timeText(ticket.updatedAt) },
      ],
      list: (window) => listAllTickets(visit, window),
    }),
};

/** A ticket's status in words. */
export function statusText({ status, isRma }: { readonly status: string; readonly isRma: boolean }): string {
  const words = status.replaceAll("_", " ");
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}${isRma ? ", RMA" : ""}`;
}
