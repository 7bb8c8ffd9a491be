import { comparableEmail, type TeamLicense, type TeamPerson, teams, type TeamUser } from "@gatehouse/contract/teams";
import { Button, Panel, StateMessage, TableSkeleton, UserPlusIcon } from "@gatehouse/design";
import { type ReactNode, useCallback, useMemo, useState } from "react";
import { Remote } from "../../../../data/remote";
import { useEndpoint } from "../../../../data/use-endpoint";
import { useTableState } from "../../../../navigation/use-table-state";
import { tableDefaults } from "../../../../navigation/written-table-state";
import { lazyDialog } from "../../../../portal/lazy-dialog";
import { useMessages } from "../../../../portal/messages";
import { usePortal } from "../../../../portal/portal-context";
import { portalOrigin } from "../../../../portal/portal-origin";
import { teamMessages } from "../../team.messages";
import { teamsPollMs } from "../../teams.polling";
import { useGoneRow } from "../use-gone-row";
import { teamUsersHeaders, TeamUsersTable } from "./team-users-table";

const AddUserDialog = lazyDialog("AddUserDialog", () =>
  import("./add-user-dialog").then((module) => module.AddUserDialog),
);
const RemoveUserDialog = lazyDialog("RemoveUserDialog", () =>
  import("./remove-user-dialog").then((module) => module.RemoveUserDialog),
);

export interface TeamUsersCardProps {
  readonly teamGuid: string;
  /** Undefined until the team loads. */
  readonly manager: TeamPerson | undefined;
  readonly isManager: boolean;
}

type OpenDialog = { readonly kind: "none" | "add" } | { readonly kind: "remove"; readonly user: TeamUser };

const table = tableDefaults({ pageSize: 10, sort: "user" });

/** The users of a team. Its manager adds and removes them. */
export function TeamUsersCard({ teamGuid, manager, isManager }: TeamUsersCardProps): ReactNode {
  const texts = useMessages(teamMessages);
  const origin = portalOrigin(usePortal().client.origin);
  const list = useEndpoint(teams.listUsers, { teamGuid }, { pollMs: teamsPollMs });
  const licenses = useEndpoint(teams.listLicenses, { teamGuid }).data?.results;
  const heldBy = useMemo(() => licenses && byHolder(licenses), [licenses]);
  const [state, setState] = useTableState("team-users", table);
  const [dialog, setDialog] = useState<OpenDialog>({ kind: "none" });
  const close = useCallback(() => setDialog({ kind: "none" }), []);
  const about = dialog.kind === "remove" ? dialog.user.id : undefined;
  const isGone = about !== undefined && list.data?.results.every(({ id }) => id !== about) === true;
  const [addButton, closeGone] = useGoneRow(isGone, close);
  const onRemove = useCallback((user: TeamUser) => setDialog({ kind: "remove", user }), []);
  const managerEmail = manager?.email ?? "";
  const actions = useMemo(() => (isManager ? { onRemove } : undefined), [isManager, onRemove]);
  const add = isManager && (
    <Button ref={addButton} icon={<UserPlusIcon />} onPress={() => setDialog({ kind: "add" })}>
      {texts.addUser}
    </Button>
  );
  return (
    <Panel title={texts.users} count={list.data?.count} isFlush data-tour="team-users" actions={add || undefined}>
      <Remote
        of={list}
        failure={texts.failedUsers}
        skeleton={<TableSkeleton headers={teamUsersHeaders(texts)} rows={3} hasToolbar hasPager />}
        empty={{
          when: (page) => page.results.length === 0,
          show: <StateMessage kind="empty" title={texts.emptyUsers} />,
        }}
      >
        {(page) => (
          <TeamUsersTable
            rows={page.results}
            state={state}
            onStateChange={setState}
            managerEmail={managerEmail}
            heldBy={heldBy}
            origin={origin}
            actions={actions}
          />
        )}
      </Remote>
      {dialog.kind === "add" && (
        <AddUserDialog
          teamGuid={teamGuid}
          managerEmail={managerEmail}
          members={list.data?.results ?? []}
          onClose={close}
        />
      )}
      {dialog.kind === "remove" && (
        <RemoveUserDialog
          teamGuid={teamGuid}
          user={dialog.user}
          managerEmail={managerEmail}
          onRemoved={closeGone}
          onClose={close}
        />
      )}
    </Panel>
  );
}

/* If a member holds two licenses, the table shows the assigned one. */
function byHolder(licenses: readonly TeamLicense[]): ReadonlyMap<string, TeamLicense> {
  const held = licenses.flatMap((license) => (license.owner === null ? [] : [[license, license.owner.email] as const]));
  const assignedLast = held.sort(([a], [b]) => Number(a.is_statically_assigned) - Number(b.is_statically_assigned));
  return new Map(assignedLast.map(([license, email]) => [comparableEmail(email), license]));
}
