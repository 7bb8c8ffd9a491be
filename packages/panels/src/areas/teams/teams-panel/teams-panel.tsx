import { teams } from "@gatehouse/contract/teams";
import { Button, Panel, PlusIcon, StateMessage, TableSkeleton } from "@gatehouse/design";
import { memo, type ReactNode, useState } from "react";
import { PortalPanel } from "../../../access/portal-panel";
import { Remote } from "../../../data/remote";
import { useEndpoint } from "../../../data/use-endpoint";
import { useTableState } from "../../../navigation/use-table-state";
import { tableDefaults } from "../../../navigation/written-table-state";
import { useMessages } from "../../../portal/messages";
import { usePortal } from "../../../portal/portal-context";
import { portalOrigin } from "../../../portal/portal-origin";
import { CreateTeamDialog, DomainDialog } from "../teams.dialogs";
import { teamsMessages } from "../teams.messages";
import { teamsPollMs } from "../teams.polling";
import { teamsHeaders, TeamsTable } from "./teams-table";

/** The viewer's teams with their seats, and a dialog to create one. Refetched every 60 s. */
export const TeamsPanel = memo(function TeamsPanel(): ReactNode {
  return (
    <PortalPanel name="TeamsPanel">
      <Teams />
    </PortalPanel>
  );
});

const table = tableDefaults({ pageSize: 10, sort: "name" });

function Teams(): ReactNode {
  const texts = useMessages(teamsMessages);
  const list = useEndpoint(teams.list, {}, { pollMs: teamsPollMs });
  const allowed = useEndpoint(teams.canCreate);
  const [isCreating, setCreating] = useState(false);
  const [state, setState] = useTableState("teams", table);
  const origin = portalOrigin(usePortal().client.origin);
  const close = () => setCreating(false);
  // If this is unknown, the server's response to creating the team decides.
  const isAsked = allowed.data === undefined && allowed.error === null;
  const mayCreate = allowed.data?.can_create_group ?? true;
  const create = () => {
    setCreating(true);
    // The domain may have been verified meanwhile.
    if (!mayCreate || allowed.error !== null) void allowed.refetch();
  };
  return (
    <Panel
      title={texts.title}
      count={list.data?.count}
      isFlush
      actions={
        <Button icon={<PlusIcon />} isPending={isCreating && isAsked} onPress={create}>
          {texts.create}
        </Button>
      }
    >
      <Remote
        of={list}
        failure={texts.failedList}
        skeleton={<TableSkeleton headers={teamsHeaders(texts)} rows={2} hasPager />}
        empty={{
          when: (page) => page.results.length === 0,
          show: <StateMessage kind="empty" title={texts.empty} text={texts.emptyText} />,
        }}
      >
        {(page) => <TeamsTable rows={page.results} state={state} onStateChange={setState} origin={origin} />}
      </Remote>
      {isCreating && !isAsked && (mayCreate ? <CreateTeamDialog onClose={close} /> : <DomainDialog onClose={close} />)}
    </Panel>
  );
}
