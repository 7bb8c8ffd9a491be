import { daysUntil, type License } from "@gatehouse/contract/licenses";
import {
  type ControlledTable,
  DataTable,
  findRows,
  Identifier,
  MenuButton,
  type MenuItem,
  type TableColumn,
} from "@gatehouse/design";
import { type ReactNode, useMemo } from "react";
import { useListTools } from "../../../forms/list-tools/use-list-tools";
import { type ScreenLinks, useScreenLinks } from "../../../navigation/screen-link";
import { type Format, useFormat } from "../../../portal/format";
import { useMessages } from "../../../portal/messages";
import { isUnmarked, LicenseBadges, marksText } from "../license-badges";
import { licenseKindText } from "../license-kind-text";
import { licensesMessages, type LicensesTexts } from "../licenses.messages";
import { TeamName } from "../team-name";
import { ValidityCell } from "../validity-cell";

export interface LicensesInUseTableProps extends ControlledTable<License> {
  /** Called with the number of matching rows on all pages of the table. */
  readonly filters?: (matching: number) => ReactNode;
  /** The server's time, milliseconds since the epoch. */
  readonly nowMs: number;
  /** The entries of a row's menu. */
  readonly menuOf: MenuOf;
  /** Shown if no license matches the filters. */
  readonly empty?: ReactNode;
}

type MenuOf = (license: License) => readonly MenuItem[];

/** In Use: the licenses that the viewer holds, either owned or from a team. */
export function LicensesInUseTable({ filters, nowMs, menuOf, ...table }: LicensesInUseTableProps): ReactNode {
  const texts = useMessages(licensesMessages);
  const format = useFormat();
  const links = useScreenLinks();
  const columns = useMemo(
    () => inUseColumns({ texts, format, links, nowMs, menuOf }),
    [texts, format, links, nowMs, menuOf],
  );
  const { rows, state } = table;
  const matching = useMemo(() => findRows(rows, columns, state.search).length, [rows, columns, state.search]);
  return (
    <DataTable
      label={texts.inUse}
      columns={columns}
      rowKey={rowKey}
      {...table}
      isSearchable
      searchPlaceholder={texts.search}
      {...useListTools("in-use", texts.inUse)}
      toolbar={filters?.(matching)}
      csvFileName="licenses-in-use.csv"
    />
  );
}

const holderOf = (license: License) => license.enabled_user_name ?? license.assigned_user_email;

const rowKey = (license: License) => license.guid;

interface ColumnOptions {
  readonly texts: LicensesTexts;
  readonly format: Format;
  readonly links: ScreenLinks;
  readonly nowMs: number;
  readonly menuOf: MenuOf;
}

function inUseColumns({ texts, format, links, nowMs, menuOf }: ColumnOptions): readonly TableColumn<License>[] {
  const daysOf = (license: License) => daysUntil(license.expiration_date, nowMs);
  return [
    {
      id: "validity",
      header: texts.columnValidity,
      cell: (license) => (
        <ValidityCell
          days={daysOf(license)}
          end={license.expiration_date}
          progress={license.progress}
          renewal={license}
        />
      ),
      sortValue: daysOf,
      csv: daysOf,
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
      cell: (license) => (
        <Identifier {...links("license", { licenseGuid: license.guid })}>{license.serial_number}</Identifier>
      ),
      sortValue: (license) => license.serial_number,
      searchText: (license) => license.serial_number,
    },
    {
      id: "expires",
      header: texts.columnExpires,
      isNoWrap: true,
      cell: (license) => format.showDate(license.expiration_date),
      sortValue: (license) => license.expiration_date,
      isDay: true,
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
      cell: (license) => (license.remote_services ? texts.on : texts.off),
      isOn: (license) => license.remote_services,
      csv: (license) => (license.remote_services ? texts.on : texts.off),
    },
    {
      id: "team",
      header: texts.columnTeam,
      cell: (license) => <TeamName team={license.group} />,
      sortValue: (license) => license.group?.name ?? null,
      searchText: (license) => license.group?.name ?? "",
      isBlank: (license) => license.group === null,
    },
    {
      id: "notes",
      header: texts.columnNotes,
      cell: (license) => <LicenseBadges marks={license} />,
      isBlank: isUnmarked,
      csv: (license) => marksText(license, texts),
    },
    {
      id: "actions",
      header: texts.columnActions,
      isActions: true,
      cell: (license) => (
        <MenuButton
          iconOnly
          size="sm"
          variant="quiet"
          label={texts.rowActions(license.serial_number)}
          items={menuOf(license)}
        />
      ),
    },
  ];
}
