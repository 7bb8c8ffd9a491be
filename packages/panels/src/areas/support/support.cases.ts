import { listTickets, support } from "@gatehouse/contract/support";
import { demoTicketIds } from "@gatehouse/story-kit/samples/ticket-ids";
import type { PanelCases } from "../../testing/panel-cases";

export const panelCases: PanelCases = {
  SupportPanel: {
    frame: /Tickets.*Create ticket.*Ticket.*Subject/s,
    content: (place) => place.getByRole("link", { name: "Quote for five more licenses" }),
    reads: [
      {
        call: listTickets,
        isRead: (place) => place.getByRole("table", { name: "Tickets" }),
        failure: "Failed to fetch tickets.",
      },
    ],
  },
  TicketPanel: {
    props: { ticketId: demoTicketIds.waiting },
    frame: /Conversation.*Details.*Subject.*Attachments/s,
    content: (place) => [
      place.getByText(/^Found it: the veto comparator/),
      place.getByRole("textbox", { name: "Your comment" }),
      place.getByRole("table", { name: "Attachments" }),
    ],
    reads: [
      {
        call: support.get,
        isRead: (place) => place.getByText("Updated on"),
        failure: "Failed to fetch the ticket.",
      },
      {
        call: support.listComments,
        isRead: (place) => place.getByRole("log", { name: "Conversation" }),
        failure: "Failed to fetch comments.",
      },
      {
        call: support.listAttachments,
        isRead: (place) => place.getByText("Attachments"),
        failure: "Failed to fetch attachments.",
      },
      {
        call: support.limits,
        isRead: (place) => place.getByRole("textbox", { name: "Your comment" }),
        failure: undefined,
      },
    ],
  },
};
