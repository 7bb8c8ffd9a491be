import { type Ticket, ticketNumber, ticketSubject } from "@gatehouse/contract/support";
import { type ReactNode, useState } from "react";
import { supportMessages, TicketPanel } from "../areas/support";
import { useScreenLink } from "../navigation/screen-link";
import { useMessages } from "../portal/messages";
import { guarded } from "../portal/setup/panel-guard";
import { Page } from "./page";

export interface TicketPageProps {
  readonly ticketId: string;
  /** The vendor's page for tracking hardware returns. */
  readonly rmaHref?: string;
}

/** `/support/{ticketId}`: one ticket. */
export const TicketPage = /* @__PURE__ */ guarded(
  "TicketPage",
  function TicketPage({ ticketId, rmaHref }: TicketPageProps): ReactNode {
    const texts = useMessages(supportMessages);
    const [ticket, setTicket] = useState<Ticket>();
    const number = ticket === undefined ? texts.ticket : ticketNumber(ticket);
    return (
      <Page
        title={(ticket && ticketSubject(ticket)) || number}
        breadcrumb={[{ label: texts.title, link: useScreenLink("support") }, { label: number }]}
      >
        <TicketPanel ticketId={ticketId} rmaHref={rmaHref} onTicket={setTicket} />
      </Page>
    );
  },
);
