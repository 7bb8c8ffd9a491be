import { isManagerOf, type Team, teams } from "@gatehouse/contract/teams";
import { Button, Panel, PlusIcon, StateMessage, TableSkeleton } from "@gatehouse/design";
import { memo, type ReactNode, useMemo, useState } from "react";
import { PortalPanel } from "../../../access/portal-panel";
import { useViewer } from "../../../access/session/use-viewer";
import { Remote } from "../../../data/remote";
import { useEndpoint } from "../../../data/use-endpoint";
import { useTableState } from "../../../navigation/use-table-state";
import { tableDefaults } from "../../../navigation/written-table-state";
import { useMessages } from "../../../portal/messages";
import { usePortal } from "../../../portal/portal-context";
import { portalOrigin } from "../../../portal/portal-origin";
import { useKeptFocus } from "../../../portal/use-kept-focus";
import { CreateTeamDialog, DeleteTeamDialog, DomainDialog, RenameTeamDialog } from "../teams.dialogs";
import { teamsMessages } from "../teams.messages";
import { teamsPollMs } from "../teams.polling";
import { type TeamActions, teamsHeaders, TeamsTable } from "./teams-table";

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
  const [asked, setAsked] = useState<{ readonly act: "rename" | "delete"; readonly team: Team }>();
  const [place, rowGoes] = useKeptFocus(list.data?.results);
  const closeAsked = () => setAsked(undefined);
  const me = useViewer().data;
  const actions = useMemo<TeamActions | undefined>(
    () =>
      me && {
        isManager: (team) => isManagerOf(team, me),
        onRename: (team) => setAsked({ act: "rename", team }),
        onDelete: (team) => setAsked({ act: "delete", team }),
      },
    [me],
  );
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
        {(page) => (
          <div ref={place} tabIndex={-1}>
            <TeamsTable
              rows={page.results}
              state={state}
              onStateChange={setState}
              origin={origin}
              actions={actions && page.results.some(actions.isManager) ? actions : undefined}
            />
          </div>
        )}
      </Remote>
      {isCreating && !isAsked && (mayCreate ? <CreateTeamDialog onClose={close} /> : <DomainDialog onClose={close} />)}
      {asked?.act === "rename" && <RenameTeamDialog team={asked.team} onClose={closeAsked} />}
      {asked?.act === "delete" && (
        <DeleteTeamDialog
          team={asked.team}
          onDeleted={() => {
            rowGoes();
            closeAsked();
          }}
          onClose={closeAsked}
        />
      )}
    </Panel>
  );
}
