import { type Ticket, ticketAccess, ticketNumber, ticketSubject } from "@gatehouse/contract/support";
import {
  Badge,
  CheckIcon,
  CommentIcon,
  DataTable,
  type DataTableProps,
  Identifier,
  MenuButton,
  type TableColumn,
} from "@gatehouse/design";
import { styled } from "@gatehouse/design/styled";
import { type ReactNode, useMemo, useState } from "react";
import type { PagedTable } from "../../../data/use-paged-table";
import { useListTools } from "../../../forms/list-tools/use-list-tools";
import { Anchor, type ScreenLinks, useGoTo, useScreenLinks } from "../../../navigation/screen-link";
import { screenTarget } from "../../../navigation/screens";
import { type Format, useFormat } from "../../../portal/format";
import { useMessages } from "../../../portal/messages";
import { hasNewReplies, useSeenTickets } from "../support-parts";
import { CloseTicketDialog } from "../support.dialogs";
import { supportMessages, type SupportTexts } from "../support.messages";
import { RmaBadge, TicketStatus } from "../ticket-status";
import { ticketMessages } from "../ticket.messages";
import { useOwnChange } from "./use-own-change";

export const ticketsPageSize = 15;
const searchDebounceMs = 800;

type TicketsTableProps = Pick<DataTableProps<Ticket>, "rows" | "toolbar" | "empty"> & PagedTable<Ticket>["table"];

/** Tickets with their status and a mark for new replies. */
export function TicketsTable(props: TicketsTableProps): ReactNode {
  const texts = useMessages(supportMessages);
  const format = useFormat();
  const links = useScreenLinks();
  const columns = useMemo(() => ticketColumns({ texts, format, links }), [texts, format, links]);
  return (
    <DataTable
      {...props}
      label={texts.panelTitle}
      columns={columns}
      rowKey={({ id }) => String(id)}
      fixedPageSize={ticketsPageSize}
      {...useListTools("tickets", texts.panelTitle)}
      isSearchable
      csvFileName="tickets.csv"
      searchPlaceholder={texts.search}
      searchDebounceMs={searchDebounceMs}
    />
  );
}

/** The table's column headers, for its skeleton. */
export function ticketHeaders(texts: SupportTexts): readonly string[] {
  return [texts.columnTicket, texts.columnSubject, texts.status, texts.columnCreated, texts.columnUpdated];
}

interface TicketColumnsOptions {
  readonly texts: SupportTexts;
  readonly format: Format;
  readonly links: ScreenLinks;
}

function ticketColumns({ texts, format, links }: TicketColumnsOptions): readonly TableColumn<Ticket>[] {
  const linkTo = ({ id }: Ticket) => links("ticket", { ticketId: String(id) });
  return [
    {
      id: "ticket",
      header: texts.columnTicket,
      lead: true,
      isNoWrap: true,
      cell: (ticket) => <Identifier {...linkTo(ticket)}>{ticketNumber(ticket)}</Identifier>,
      csv: ticketNumber,
    },
    {
      id: "subject",
      header: texts.columnSubject,
      cell: (ticket) => (
        <Subject>
          <Anchor link={linkTo(ticket)}>{ticketSubject(ticket) || texts.noSubject}</Anchor>
          {ticket.is_rma === true && <RmaBadge />}
          <NewBadge ticket={ticket} />
        </Subject>
      ),
      sortValue: ticketSubject,
    },
    {
      id: "status",
      header: texts.status,
      cell: (ticket) => <TicketStatus ticket={ticket} />,
      sortValue: ({ status }) => status?.toLowerCase(),
    },
    {
      id: "created",
      header: texts.columnCreated,
      isNoWrap: true,
      cell: ({ created_at: time }) => format.showTime(time ?? null),
      sortValue: ({ created_at: time }) => time,
    },
    {
      id: "updated",
      header: texts.columnUpdated,
      isNoWrap: true,
      cell: ({ updated_at: time }) => format.showTime(time ?? null),
      sortValue: ({ updated_at: time }) => time,
    },
    {
      id: "actions",
      header: texts.columnActions,
      isActions: true,
      isBlank: (ticket) => ticketAccess(ticket) !== "open",
      cell: (ticket) => ticketAccess(ticket) === "open" && <TicketActions ticket={ticket} />,
    },
  ];
}

function TicketActions({ ticket }: { readonly ticket: Ticket }): ReactNode {
  const texts = useMessages(supportMessages);
  const { closeTicket } = useMessages(ticketMessages);
  const goTo = useGoTo();
  const noteChange = useOwnChange(ticket);
  const [isClosing, setClosing] = useState(false);
  const number = ticketNumber(ticket);
  return (
    <>
      <MenuButton
        iconOnly
        size="sm"
        variant="quiet"
        label={texts.rowActions(number)}
        items={[
          {
            id: "open",
            label: texts.openRow(number),
            onAction: () => goTo(screenTarget("ticket", { ticketId: String(ticket.id) })),
          },
          { id: "close", label: closeTicket, icon: <CheckIcon />, onAction: () => setClosing(true) },
        ]}
      />
      {isClosing && (
        <CloseTicketDialog
          ticketId={String(ticket.id)}
          number={number}
          onClosed={noteChange}
          onClose={() => setClosing(false)}
        />
      )}
    </>
  );
}

function NewBadge({ ticket }: { readonly ticket: Ticket }): ReactNode {
  const texts = useMessages(supportMessages);
  const seen = useSeenTickets();
  if (!hasNewReplies(ticket, seen)) return null;
  const count = ticket.new_replies_count ?? 0;
  return (
    <Badge tone="accent" icon={<CommentIcon />}>
      {count > 0 ? texts.newReplies(count) : texts.hasNewReplies}
    </Badge>
  );
}

const Subject = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--gh-space-1) var(--gh-space-2);
  min-width: 0;
  > a { min-width: 0; overflow-wrap: anywhere; }
`;
