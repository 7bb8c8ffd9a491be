import { listTickets, type Ticket, ticketStatuses } from "@gatehouse/contract/support";
import { Button, Panel, PlusIcon, StateMessage, TableSkeleton } from "@gatehouse/design";
import { memo, type ReactNode, useMemo, useState } from "react";
import { PortalPanel } from "../../../access/portal-panel";
import { Remote } from "../../../data/remote";
import { usePagedTable } from "../../../data/use-paged-table";
import { inWholeList, useWholeList } from "../../../data/use-whole-list";
import { knownChoice } from "../../../forms/filters/known-choice";
import { useListState } from "../../../navigation/use-list-state";
import { useMessages } from "../../../portal/messages";
import { CreateTicketDialog } from "../support.dialogs";
import { supportMessages } from "../support.messages";
import { ticketPollMs } from "../support.polling";
import { useSupportAccess } from "../use-support-access";
import { isOfStatus, StatusFilter } from "./status-filter";
import { ticketHeaders, ticketsPageSize, TicketsTable } from "./tickets-table";

/** The viewer's support tickets, 15 per page, with a button to create one. For accounts with support-plus. */
export const SupportPanel = memo(function SupportPanel(): ReactNode {
  return (
    <PortalPanel name="SupportPanel">
      <Content />
    </PortalPanel>
  );
});

function Content(): ReactNode {
  const texts = useMessages(supportMessages);
  if (useSupportAccess()) return <Tickets />;
  return (
    <Panel title={texts.panelTitle}>
      <StateMessage kind="empty" title={texts.unavailable} />
    </Panel>
  );
}

const orderBy = { subject: "subject", status: "status", created: "created_at", updated: "updated_at" } as const;
const filterDefaults = { status: "" };

function Tickets(): ReactNode {
  const texts = useMessages(supportMessages);
  const [chosen, setFilter] = useListState("tickets", filterDefaults);
  const status = knownChoice(ticketStatuses, chosen.status);
  const [isCreating, setCreating] = useState(false);
  const filter = useMemo(() => (status === "" ? {} : { status }), [status]);
  const paged = usePagedTable(listTickets, {
    id: "tickets",
    pageSize: ticketsPageSize,
    sort: "-updated",
    orderBy,
    filter,
    pollMs: ticketPollMs,
  });
  const { state, onStateChange } = paged.table;
  // Some servers ignore the filter and send all tickets. The panel then filters here, across all pages.
  const [isIgnored, setIgnored] = useState(false);
  const hasOthers = paged.query.data?.results.some((ticket) => !isOfStatus(ticket, status)) === true;
  if (hasOthers && !paged.table.isBusy && !isIgnored) setIgnored(true);
  const isFilteredHere = isIgnored && status !== "";
  const whole = useWholeList(
    listTickets,
    {},
    { isEnabled: isFilteredHere && paged.table.serverPage !== undefined, pollMs: ticketPollMs },
  );
  const { query, table } = inWholeList(paged, isFilteredHere, whole);
  const choose = (next: string) => {
    onStateChange({ ...state, page: 1 });
    setFilter({ status: next });
  };
  const isNarrowed = status !== "" || state.search.trim() !== "";
  const create = (
    <Button variant="primary" collapse icon={<PlusIcon />} onPress={() => setCreating(true)}>
      {texts.createTicket}
    </Button>
  );
  const shown = (results: readonly Ticket[]) => results.filter((ticket) => isOfStatus(ticket, status));
  return (
    <Panel
      title={texts.panelTitle}
      count={query.data && (table.serverPage?.total ?? shown(query.data.results).length)}
      isFlush
      actions={create}
    >
      <Remote
        of={query}
        failure={texts.failedList}
        skeleton={<TableSkeleton headers={ticketHeaders(texts)} hasToolbar hasPager />}
        empty={{
          when: ({ count }) => count === 0 && !isNarrowed,
          show: <StateMessage kind="empty" title={texts.empty} text={texts.emptyText} />,
        }}
      >
        {({ results }) => (
          <TicketsTable
            {...table}
            rows={shown(results)}
            readAllRows={async (search) => shown(await table.readAllRows(search))}
            toolbar={<StatusFilter value={status} onChange={choose} />}
            empty={status === "" ? undefined : <StateMessage kind="unmatched" title={texts.unmatched} />}
          />
        )}
      </Remote>
      {isCreating && <CreateTicketDialog onClose={() => setCreating(false)} />}
    </Panel>
  );
}
