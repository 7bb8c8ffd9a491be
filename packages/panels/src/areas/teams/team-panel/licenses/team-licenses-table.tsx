import type { TeamLicense } from "@gatehouse/contract/teams";
import { type ControlledTable, DataTable, type TableSelection } from "@gatehouse/design";
import { type ReactNode, useMemo } from "react";
import { useListTools } from "../../../../forms/list-tools/use-list-tools";
import { useScreenLinks } from "../../../../navigation/screen-link";
import { useFormat } from "../../../../portal/format";
import { useMessages } from "../../../../portal/messages";
import { teamMessages, type TeamTexts } from "../../team.messages";
import { teamLicenseColumns, type TeamLicenseColumnsOptions } from "./team-license-columns";

export interface TeamLicensesTableProps
  extends Omit<TeamLicenseColumnsOptions, "texts" | "format" | "links">, ControlledTable<TeamLicense> {
  readonly selection?: TableSelection<TeamLicense> | undefined;
}

/** The licenses of a team, ten per page. */
export function TeamLicensesTable({
  nowMs,
  origin,
  actions,
  completeMenu,
  ...table
}: TeamLicensesTableProps): ReactNode {
  const texts = useMessages(teamMessages);
  const format = useFormat();
  const links = useScreenLinks();
  const columns = useMemo(
    () => teamLicenseColumns({ texts, format, links, nowMs, origin, actions, completeMenu }),
    [texts, format, links, nowMs, origin, actions, completeMenu],
  );
  return (
    <DataTable
      label={texts.licenses}
      columns={columns}
      rowKey={rowKey}
      {...table}
      fixedPageSize={10}
      {...useListTools("team-licenses", texts.licenses)}
      isSearchable
      searchPlaceholder={texts.searchLicenses}
    />
  );
}

/** The table's column headers, for its skeleton. */
export function teamLicensesHeaders(texts: TeamTexts): readonly string[] {
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
