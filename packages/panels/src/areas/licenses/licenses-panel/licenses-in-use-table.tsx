import type { License } from "@gatehouse/contract/licenses";
import { type ControlledTable, DataTable, Identifier, OnOff, type TableColumn } from "@gatehouse/design";
import { type ReactNode, useMemo } from "react";
import type { LinkProps } from "../../../navigation/screen-link";
import type { Format } from "../../../portal/format";
import { isUnmarked, LicenseBadges, marksText } from "../license-badges";
import { licenseKindText } from "../license-kind-text";
import type { LicensesTexts } from "../licenses.messages";
import { type TeamLink, TeamName } from "../team-name";
import { ValidityCell } from "../validity-cell";

export interface LicensesInUseTableProps extends ControlledTable<License> {
  readonly texts: LicensesTexts;
  readonly format: Format;
  readonly linkTo: (licenseGuid: string) => LinkProps;
  readonly linkToTeam: TeamLink;
}

/** In Use: the licenses the viewer holds, owned or given by a team. */
export function LicensesInUseTable({
  texts,
  format,
  linkTo,
  linkToTeam,
  ...table
}: LicensesInUseTableProps): ReactNode {
  const columns = useMemo(
    () => inUseColumns({ texts, format, linkTo, linkToTeam }),
    [texts, format, linkTo, linkToTeam],
  );
  return (
    <DataTable
      label={texts.inUse}
      columns={columns}
      rowKey={rowKey}
      {...table}
      isSearchable
      searchPlaceholder={texts.search}
      csvFileName="licenses-in-use.csv"
    />
  );
}

const holderOf = (license: License) => license.enabled_user_name ?? license.assigned_user_email;

const rowKey = (license: License) => license.guid;

function inUseColumns({
  texts,
  format,
  linkTo,
  linkToTeam,
}: Pick<LicensesInUseTableProps, "texts" | "format" | "linkTo" | "linkToTeam">): readonly TableColumn<License>[] {
  return [
    {
      id: "validity",
      header: texts.columnValidity,
      cell: (license) => (
        <ValidityCell
          days={license.expires_in}
          progress={license.progress}
          texts={texts}
          isRenewPending={license.renew_pending}
        />
      ),
      sortValue: (license) => license.expires_in,
      csv: (license) => license.expires_in,
    },
    {
      id: "type",
      header: texts.columnType,
      cell: (license) => licenseKindText(license, texts),
      sortValue: (license) => licenseKindText(license, texts),
      searchText: (license) => licenseKindText(license, texts),
    },
    {
      id: "serial",
      header: texts.columnSerial,
      lead: true,
      cell: (license) => <Identifier {...linkTo(license.guid)}>{license.serial_number}</Identifier>,
      sortValue: (license) => license.serial_number,
      searchText: (license) => license.serial_number,
    },
    {
      id: "expires",
      header: texts.columnExpires,
      isNoWrap: true,
      cell: (license) => format.date(license.expiration_date),
      sortValue: (license) => license.expiration_date,
      csv: (license) => license.expiration_date ?? "",
    },
    {
      id: "holder",
      header: texts.columnHolder,
      cell: (license) => holderOf(license) ?? texts.notAvailable,
      sortValue: holderOf,
      searchText: holderOf,
    },
    {
      id: "remote",
      header: texts.columnRemote,
      cell: (license) => <OnOff isOn={license.remote_services} texts={texts} />,
      csv: (license) => (license.remote_services ? texts.on : texts.off),
    },
    {
      id: "team",
      header: texts.columnTeam,
      cell: (license) => <TeamName team={license.group} linkToTeam={linkToTeam} texts={texts} />,
      sortValue: (license) => license.group?.name ?? null,
      searchText: (license) => license.group?.name ?? "",
      isBlank: (license) => license.group === null,
    },
    {
      id: "notes",
      header: texts.columnNotes,
      cell: (license) => <LicenseBadges marks={license} texts={texts} />,
      isBlank: isUnmarked,
      csv: (license) => marksText(license, texts),
    },
  ];
}
