import * as z from "zod/mini";
import { endpoint } from "../../http/endpoint";
import { listOf, pagedList } from "../../http/list";
import { Ticket } from "./schemas";

const pages = pagedList({ orderBy: ["created_at", "updated_at", "status", "subject"], search: true });

/** The viewer's tickets. In its own file, so that a look-up for a new ticket loads no other endpoint. */
export const listTickets = endpoint({
  area: "support",
  name: "list",
  method: "GET",
  path: "/api/webapp/v1/tickets/",
  query: z.extend(pages, {
    /** Our addition. */
    status: z.optional(z.string()),
  }),
  response: listOf(Ticket),
  summary:
    "The viewer's support tickets, the newest first; all of them when no page is given. `search` looks in subjects. `status`, our addition, filters by status. Requires support-plus.",
});
