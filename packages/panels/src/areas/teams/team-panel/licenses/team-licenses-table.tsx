import type { TeamLicense } from "@gatehouse/contract/teams";
import { type ControlledTable, DataTable } from "@gatehouse/design";
import { type ReactNode, useMemo } from "react";
import type { TeamsTexts } from "../../teams.messages";
import { teamLicenseColumns, type TeamLicenseColumnsInput } from "./team-license-columns";

export type TeamLicensesTableProps = TeamLicenseColumnsInput & ControlledTable<TeamLicense>;

/** The licenses of a team, ten a page. */
export function TeamLicensesTable({
  texts,
  format,
  nowMs,
  linkTo,
  origin,
  actions,
  ...table
}: TeamLicensesTableProps): ReactNode {
  const columns = useMemo(
    () => teamLicenseColumns({ texts, format, nowMs, linkTo, origin, actions }),
    [texts, format, nowMs, linkTo, origin, actions],
  );
  return (
    <DataTable
      label={texts.licenses}
      columns={columns}
      rowKey={rowKey}
      {...table}
      fixedPageSize={10}
      isSearchable
      searchPlaceholder={texts.searchLicenses}
    />
  );
}

/** The heads of the table, for its skeleton. */
export function teamLicensesHeaders(texts: TeamsTexts): readonly string[] {
  return [
    texts.columnSerial,
    texts.columnType,
    texts.columnExpires,
    texts.columnRemote,
    texts.columnHolder,
    texts.columnAssignment,
  ];
}

const rowKey = (license: TeamLicense) => license.guid;
