import type { Ticket } from "@gatehouse/contract/support";
import { Button, SuccessIcon } from "@gatehouse/design";
import { styled } from "@gatehouse/design/styled";
import { type ReactNode, useState } from "react";
import { useFormat } from "../../../portal/format";
import { useMessages } from "../../../portal/messages";
import { CreateTicketDialog } from "../support.dialogs";
import { supportMessages } from "../support.messages";
import { ticketMessages } from "../ticket.messages";

/** Says that the ticket is closed, with a button to create another one. */
export function ClosedStrip({ ticket }: { readonly ticket: Ticket }): ReactNode {
  const texts = useMessages(ticketMessages);
  const { createTicket } = useMessages(supportMessages);
  const format = useFormat();
  const [isCreating, setCreating] = useState(false);
  const { closed_at: time, rating } = ticket;
  return (
    <Strip className="gh-strip">
      <SuccessIcon tone="success" />
      <span>
        {time == null
          ? texts.closed
          : format.showDay(time, (day) => texts.closedOn(day, rating == null ? undefined : format.number(rating)))}
      </span>
      <Button size="sm" onPress={() => setCreating(true)}>
        {createTicket}
      </Button>
      {isCreating && <CreateTicketDialog onClose={() => setCreating(false)} />}
    </Strip>
  );
}

const Strip = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.2em 0.64em;
  min-height: var(--gh-row);
  padding: 0.57em var(--gh-space-4);
  border-top: var(--gh-line) solid var(--gh-hairline);
  > span { flex: 1 1 11em; min-width: 0; }
`;
