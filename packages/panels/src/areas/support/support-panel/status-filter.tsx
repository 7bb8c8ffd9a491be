import { type Ticket, ticketStatus, ticketStatuses } from "@gatehouse/contract/support";
import { NativeSelect } from "@gatehouse/design";
import type { ReactNode } from "react";
import { useMessages } from "../../../portal/messages";
import { supportMessages } from "../support.messages";

export interface StatusFilterProps {
  /** A ticket status. Empty for all tickets. */
  readonly value: string;
  readonly onChange: (status: string) => void;
}

/** Filters the tickets by status. */
export function StatusFilter({ value, onChange }: StatusFilterProps): ReactNode {
  const texts = useMessages(supportMessages);
  return (
    <NativeSelect
      label={texts.status}
      isLabelHidden
      value={value}
      options={[
        { value: "", label: texts.anyStatus },
        ...ticketStatuses.map((status) => ({ value: status, label: texts.statuses[status] })),
      ]}
      onChange={onChange}
    />
  );
}

/** Whether a ticket has the chosen status. */
export function isOfStatus(ticket: Ticket, status: string): boolean {
  return status === "" || ticketStatus(ticket) === status;
}
