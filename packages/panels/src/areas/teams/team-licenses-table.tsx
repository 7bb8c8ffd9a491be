import type { TeamLicense } from "@gatehouse/contract/teams";
import { DataTable, type TableState } from "@gatehouse/design";
import { type ReactNode, useMemo } from "react";
import { teamLicenseColumns, type TeamLicenseColumnsInput } from "./team-license-columns";
import type { TeamsTexts } from "./teams.messages";

export interface TeamLicensesTableProps extends TeamLicenseColumnsInput {
  readonly rows: readonly TeamLicense[];
  readonly state: TableState;
  readonly onStateChange: (state: TableState) => void;
}

/** The licenses of a team, ten a page. */
export function TeamLicensesTable({ rows, state, onStateChange, texts, format, nowMs, linkTo, origin, actions }: TeamLicensesTableProps): ReactNode {
  const columns = useMemo(() => teamLicenseColumns({ texts, format, nowMs, linkTo, origin, actions }), [texts, format, nowMs, linkTo, origin, actions]);
  return (
    <DataTable
      label={texts.licenses}
      rows={rows}
      columns={columns}
      rowKey={rowKey}
      state={state}
      onStateChange={onStateChange}
      fixedPageSize={10}
      isSearchable
      searchPlaceholder={texts.searchLicenses}
    />
  );
}

/** The heads of the table, for its skeleton. */
export function teamLicensesHeaders(texts: TeamsTexts): readonly string[] {
  return [texts.columnSerial, texts.columnType, texts.columnExpires, texts.columnRemote, texts.columnHolder, texts.columnAssignment];
}

const rowKey = (license: TeamLicense) => license.guid;
