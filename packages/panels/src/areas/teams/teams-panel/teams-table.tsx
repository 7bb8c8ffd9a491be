import type { Team } from "@gatehouse/contract/teams";
import { displayName } from "@gatehouse/contract/viewer";
import {
  type ControlledTable,
  DataTable,
  EditIcon,
  MenuButton,
  Seats,
  type TableColumn,
  TrashIcon,
} from "@gatehouse/design";
import { type ReactNode, useMemo } from "react";
import { Anchor, type ScreenLinks, useScreenLinks } from "../../../navigation/screen-link";
import { useMessages } from "../../../portal/messages";
import { Person } from "../person";
import { teamsMessages, type TeamsTexts } from "../teams.messages";

export interface TeamsTableProps extends ControlledTable<Team> {
  /** The portal's origin, from which pictures may come. */
  readonly origin: string;
  /** The actions for rows whose team the viewer manages. */
  readonly actions?: TeamActions | undefined;
}

export interface TeamActions {
  readonly isManager: (team: Team) => boolean;
  readonly onRename: (team: Team) => void;
  readonly onDelete: (team: Team) => void;
}

/** The viewer's teams, ten per page. */
export function TeamsTable({ origin, actions, ...table }: TeamsTableProps): ReactNode {
  const texts = useMessages(teamsMessages);
  const links = useScreenLinks();
  const columns = useMemo(
    () => [...teamColumns(texts, links, origin), ...(actions === undefined ? [] : [actionsColumn(texts, actions)])],
    [texts, links, origin, actions],
  );
  return (
    <DataTable
      label={texts.title}
      columns={columns}
      rowKey={rowKey}
      {...table}
      fixedPageSize={10}
      isSearchable={table.rows.length > table.state.pageSize || table.state.search !== ""}
      searchPlaceholder={texts.search}
    />
  );
}

/** The table's column headers, for its skeleton. */
export function teamsHeaders(texts: TeamsTexts): readonly string[] {
  return [texts.columnName, texts.columnManager, texts.columnSeats, texts.columnMembers];
}

const rowKey = (team: Team) => team.guid;

function teamColumns(texts: TeamsTexts, links: ScreenLinks, origin: string): readonly TableColumn<Team>[] {
  return [
    {
      id: "name",
      header: texts.columnName,
      lead: true,
      cell: (team) => <Anchor link={links("team", { teamGuid: team.guid })}>{team.name}</Anchor>,
      sortValue: (team) => team.name,
    },
    {
      id: "manager",
      header: texts.columnManager,
      cell: (team) => <Person person={team.manager} origin={origin} />,
      sortValue: (team) => displayName(team.manager),
      searchText: (team) => `${displayName(team.manager)} ${team.manager.email}`,
    },
    {
      id: "seats",
      header: texts.columnSeats,
      cell: (team) => (
        <Seats
          label={texts.seatsOf(team.name)}
          used={team.seats_count - team.available_seats}
          total={team.seats_count}
        />
      ),
      sortValue: (team) => team.available_seats,
    },
    {
      id: "members",
      header: texts.columnMembers,
      align: "end",
      cell: (team) => team.members_count,
      sortValue: (team) => team.members_count,
    },
  ];
}

/** A menu with the same actions as the team's page. */
function actionsColumn(texts: TeamsTexts, { isManager, onRename, onDelete }: TeamActions): TableColumn<Team> {
  return {
    id: "actions",
    header: texts.actions,
    isActions: true,
    cell: (team) =>
      isManager(team) && (
        <MenuButton
          iconOnly
          size="sm"
          variant="quiet"
          label={texts.actionsOf(team.name)}
          items={[
            { id: "rename", label: texts.edit, icon: <EditIcon />, onAction: () => onRename(team) },
            { id: "delete", label: texts.delete, icon: <TrashIcon />, isDanger: true, onAction: () => onDelete(team) },
          ]}
        />
      ),
  };
}
