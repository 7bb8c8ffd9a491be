import { type Ticket, ticketStatus } from "@gatehouse/contract/support";
import { Badge, ClockIcon, RelocatedIcon, RunningIcon, Status, type Tone } from "@gatehouse/design";
import type { ReactNode } from "react";
import { useMessages } from "../../portal/messages";
import { supportMessages } from "./support.messages";

/** The status of a ticket, as an icon and a word. An unknown status is shown as the server sends it. */
export function TicketStatus({ ticket }: { readonly ticket: Ticket }): ReactNode {
  const texts = useMessages(supportMessages);
  const status = ticketStatus(ticket);
  return (
    <Status tone={tones[status]} icon={icons[status]}>
      {status === "unknown" ? ticket.status?.trim() || texts.unknownStatus : texts.statuses[status]}
    </Status>
  );
}

/** Marks a ticket as a hardware return. */
export function RmaBadge(): ReactNode {
  return (
    <Badge tone="info" icon={<RelocatedIcon />}>
      {useMessages(supportMessages).rma}
    </Badge>
  );
}

type StatusName = ReturnType<typeof ticketStatus>;

const tones: Readonly<Record<StatusName, Tone>> = {
  open: "info",
  in_progress: "info",
  waiting_for_customer: "warning",
  closed: "success",
  unknown: "neutral",
};

const icons: Readonly<Record<StatusName, ReactNode>> = {
  open: <ClockIcon tone="info" />,
  in_progress: <RunningIcon tone="info" />,
  waiting_for_customer: undefined,
  closed: undefined,
  unknown: undefined,
};
