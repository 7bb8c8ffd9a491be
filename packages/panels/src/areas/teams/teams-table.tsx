import type { Team } from "@gatehouse/contract/teams";
import { displayName } from "@gatehouse/contract/viewer";
import { DataTable, Seats, type TableColumn, type TableState } from "@gatehouse/design";
import { type ReactNode, useMemo } from "react";
import { Anchor, type useScreenLinks } from "../../navigation/screen-link";
import { Person } from "./person";
import type { TeamsTexts } from "./teams.messages";

export interface TeamsTableProps {
  readonly rows: readonly Team[];
  readonly state: TableState;
  readonly onStateChange: (state: TableState) => void;
  readonly texts: TeamsTexts;
  readonly linkTo: ReturnType<typeof useScreenLinks>;
  /** The portal's origin, from which pictures may come. */
  readonly origin: string;
}

/** The viewer's teams, ten a page. */
export function TeamsTable({ rows, state, onStateChange, texts, linkTo, origin }: TeamsTableProps): ReactNode {
  const columns = useMemo(() => teamColumns(texts, linkTo, origin), [texts, linkTo, origin]);
  return (
    <DataTable
      label={texts.title}
      rows={rows}
      columns={columns}
      rowKey={rowKey}
      state={state}
      onStateChange={onStateChange}
      fixedPageSize={10}
      isSearchable={rows.length > state.pageSize || state.search !== ""}
      searchPlaceholder={texts.search}
    />
  );
}

/** The heads of the table, for its skeleton. */
export function teamsHeaders(texts: TeamsTexts): readonly string[] {
  return [texts.columnName, texts.columnManager, texts.columnSeats, texts.columnMembers];
}

const rowKey = (team: Team) => team.guid;

function teamColumns(texts: TeamsTexts, linkTo: TeamsTableProps["linkTo"], origin: string): readonly TableColumn<Team>[] {
  return [
    {
      id: "name", header: texts.columnName, lead: true,
      cell: (team) => <Anchor link={linkTo("team", { teamGuid: team.guid })}>{team.name}</Anchor>,
      sortValue: (team) => team.name,
    },
    {
      id: "manager", header: texts.columnManager,
      cell: (team) => <Person person={team.manager} origin={origin} />,
      sortValue: (team) => displayName(team.manager),
      searchText: (team) => `${displayName(team.manager)} ${team.manager.email}`,
    },
    {
      id: "seats", header: texts.columnSeats,
      cell: (team) => <Seats label={texts.seatsOf(team.name)} used={team.seats_count - team.available_seats} total={team.seats_count} />,
      sortValue: (team) => team.available_seats,
    },
    { id: "members", header: texts.columnMembers, align: "end", cell: (team) => team.members_count, sortValue: (team) => team.members_count },
  ];
}
