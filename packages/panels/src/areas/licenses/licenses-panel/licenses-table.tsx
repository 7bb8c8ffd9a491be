import type { LicenseGroupRow } from "@gatehouse/contract/licenses";
import { type ControlledTable, DataTable } from "@gatehouse/design";
import { type ReactNode, useMemo } from "react";
import type { LinkProps } from "../../../navigation/screen-link";
import type { Format } from "../../../portal/format";
import type { LicensesTexts } from "../licenses.messages";
import type { TeamLink } from "../team-name";
import { licenseColumns } from "./license-columns";

export interface LicensesTableProps extends ControlledTable<LicenseGroupRow> {
  readonly filters: ReactNode;
  readonly texts: LicensesTexts;
  readonly format: Format;
  /** The server's time, milliseconds since the epoch. */
  readonly nowMs: number;
  readonly linkTo: (licenseGuid: string) => LinkProps;
  readonly linkToTeam: TeamLink;
  readonly onOpen: (licenseGuid: string) => void;
  readonly onRenew?: (row: LicenseGroupRow) => void;
  /** Buttons at the toolbar's end. */
  readonly actions?: ReactNode;
}

/** My Licenses: what the account owns, licenses alike as one row. */
export function LicensesTable(props: LicensesTableProps): ReactNode {
  const { filters, texts, format, nowMs, linkTo, linkToTeam, onOpen, onRenew, actions, ...table } = props;
  const columns = useMemo(
    () => licenseColumns({ texts, format, nowMs, linkTo, linkToTeam, onOpen, onRenew }),
    [texts, format, nowMs, linkTo, linkToTeam, onOpen, onRenew],
  );
  return (
    <DataTable
      label={texts.myLicenses}
      columns={columns}
      rowKey={rowKey}
      {...table}
      isSearchable
      searchPlaceholder={texts.search}
      toolbar={filters}
      toolbarEnd={actions}
      csvFileName="licenses.csv"
    />
  );
}

const rowKey = (row: LicenseGroupRow) => row.license_guids.join(" ");
