import { TicketPanel } from "@gatehouse/panels/support";
import type { ReactNode } from "react";
import { useParams } from "react-router";

export function TicketPage(): ReactNode {
  const { ticketId = "" } = useParams();
  return <TicketPanel ticketId={ticketId} />;
}
