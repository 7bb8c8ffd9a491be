import { comparableEmail, holdingOf, type TeamLicense, type TeamUser } from "@gatehouse/contract/teams";
import { displayName } from "@gatehouse/contract/viewer";
import {
  Badge,
  Button,
  CheckIcon,
  type ControlledTable,
  DataTable,
  Identifier,
  Status,
  type TableColumn,
  TrashIcon,
} from "@gatehouse/design";
import { type ReactNode, useMemo } from "react";
import { useListTools } from "../../../../forms/list-tools/use-list-tools";
import { type Format, useFormat } from "../../../../portal/format";
import { useMessages } from "../../../../portal/messages";
import { Person } from "../../person";
import { teamMessages, type TeamTexts } from "../../team.messages";
import { HoldingMark } from "../holding-mark";

export interface TeamUsersTableProps extends ControlledTable<TeamUser> {
  readonly managerEmail: string;
  /** The team's licenses by their holder's email, normalized by `comparableEmail`. Undefined while they load. */
  readonly heldBy?: ReadonlyMap<string, TeamLicense> | undefined;
  /** The portal's origin, from which pictures may come. */
  readonly origin: string;
  /** The manager's actions. If omitted, the table is read-only. */
  readonly actions?: { readonly onRemove: (user: TeamUser) => void };
}

/** The users of a team, including those who haven't signed up yet. */
export function TeamUsersTable({ managerEmail, heldBy, origin, actions, ...table }: TeamUsersTableProps): ReactNode {
  const texts = useMessages(teamMessages);
  const format = useFormat();
  const columns = useMemo(
    () => userColumns({ texts, format, managerEmail, heldBy, origin, actions }),
    [texts, format, managerEmail, heldBy, origin, actions],
  );
  return (
    <DataTable
      label={texts.users}
      columns={columns}
      rowKey={rowKey}
      {...table}
      {...useListTools("team-users", texts.users)}
      csvFileName="team-users.csv"
      isSearchable
      searchPlaceholder={texts.searchUsers}
    />
  );
}

/** The table's column headers, for its skeleton. */
export function teamUsersHeaders(texts: TeamTexts): readonly string[] {
  return [texts.columnUser, texts.columnEmail, texts.columnLastLogin, texts.columnUserLicense];
}

const rowKey = (user: TeamUser) => String(user.id);

interface ColumnOptions extends Pick<TeamUsersTableProps, "managerEmail" | "heldBy" | "origin" | "actions"> {
  readonly texts: TeamTexts;
  readonly format: Format;
}

function userColumns({
  texts,
  format,
  managerEmail,
  heldBy,
  origin,
  actions,
}: ColumnOptions): readonly TableColumn<TeamUser>[] {
  const heldOf = (user: TeamUser) => heldBy?.get(comparableEmail(user.email));
  const isManager = (user: TeamUser) => comparableEmail(user.email) === comparableEmail(managerEmail);
  const columns: readonly TableColumn<TeamUser>[] = [
    {
      id: "user",
      header: texts.columnUser,
      lead: true,
      cell: (user) => (
        <Person person={user} origin={origin}>
          {isManager(user) && (
            <Badge tone="accent" hint={texts.managerStays}>
              {texts.managerBadge}
            </Badge>
          )}
          {user.pending_user && (
            <Badge tone="warning" hint={texts.pendingHint}>
              {texts.pending}
            </Badge>
          )}
        </Person>
      ),
      sortValue: displayName,
    },
    { id: "email", header: texts.columnEmail, cell: (user) => user.email, sortValue: (user) => user.email },
    {
      id: "last-login",
      header: texts.columnLastLogin,
      isNoWrap: true,
      cell: (user) => (user.last_login === null ? texts.neverSignedIn : format.showTime(user.last_login)),
      sortValue: (user) => user.last_login,
    },
    {
      id: "license",
      header: texts.columnUserLicense,
      cell: (user) => {
        const held = heldOf(user);
        if (held !== undefined)
          return (
            <span className="gh-button-group">
              <Identifier>{held.serial_number}</Identifier>
              <HoldingMark holding={holdingOf(held)} />
            </span>
          );
        return user.has_license_statically_assigned ? (
          <Status tone="success" icon={<CheckIcon />}>
            {texts.staticLicense}
          </Status>
        ) : (
          texts.none
        );
      },
      sortValue: (user) => heldOf(user)?.serial_number ?? (user.has_license_statically_assigned ? "" : null),
      csv: (user) => heldOf(user)?.serial_number ?? (user.has_license_statically_assigned ? texts.staticLicense : ""),
      isBlank: (user) => heldOf(user) === undefined && !user.has_license_statically_assigned,
    },
  ];
  if (actions === undefined) return columns;
  return [
    ...columns,
    {
      id: "actions",
      header: texts.columnActions,
      isActions: true,
      cell: (user) =>
        !isManager(user) && (
          <Button
            iconOnly
            size="sm"
            variant="quiet"
            aria-label={texts.removeUserTitle(displayName(user))}
            icon={<TrashIcon />}
            onPress={() => actions.onRemove(user)}
          />
        ),
    },
  ];
}
