import { daysUntil, type License, type LicenseGroupRow } from "@gatehouse/contract/licenses";
import { Button, Identifier, MenuButton, type MenuItem, type TableColumn } from "@gatehouse/design";
import type { ReactNode } from "react";
import { useScreenLinks } from "../../../navigation/screen-link";
import type { Format } from "../../../portal/format";
import { useMessages } from "../../../portal/messages";
import { isUnmarked, LicenseBadges, marksText } from "../license-badges";
import { licenseTypeText } from "../license-type-text";
import { licensesMessages, type LicensesTexts } from "../licenses.messages";
import { TeamName } from "../team-name";
import { ValidityCell } from "../validity-cell";
import { isRenewable } from "./renewable-licenses";

export interface LicenseColumnsOptions {
  readonly texts: LicensesTexts;
  readonly format: Format;
  readonly nowMs: number;
  readonly onOpen: (licenseGuid: string) => void;
  /** Omit it where nothing can be renewed. */
  readonly onRenew?: (row: LicenseGroupRow) => void;
  /** Completes the menu of a row. Undefined until its code is loaded. */
  readonly completeMenu?: CompleteMenu | undefined;
}

/** Takes the entries that open a row's licenses, and returns all entries of its menu. */
export type CompleteMenu = (
  row: LicenseGroupRow & Partial<Pick<License, "assigned_from_group">>,
  opening: readonly MenuItem[],
) => readonly MenuItem[];

/** The columns of My Licenses. */
export function licenseColumns({
  texts,
  format,
  nowMs,
  onOpen,
  onRenew,
  completeMenu,
}: LicenseColumnsOptions): readonly TableColumn<LicenseGroupRow>[] {
  const daysOf = (row: LicenseGroupRow) => daysUntil(row.expiration_date, nowMs);
  return [
    {
      id: "validity",
      header: texts.columnValidity,
      cell: (row) => (
        <ValidityCell days={daysOf(row)} end={row.expiration_date} progress={row.progress_bar} renewal={row} />
      ),
      sortValue: daysOf,
      csv: daysOf,
    },
    {
      id: "type",
      header: texts.columnType,
      cell: (row) => licenseTypeText(row, texts),
      sortValue: (row) => licenseTypeText(row, texts),
      searchText: (row) => licenseTypeText(row, texts),
    },
    {
      id: "serials",
      header: texts.columnSerials,
      lead: true,
      isNoWrap: true,
      cell: (row) => <Serials serials={row.serial_numbers} guids={row.license_guids} />,
      sortValue: (row) => row.serial_numbers[0] ?? null,
      searchText: (row) => row.serial_numbers.join(" "),
      csv: (row) => row.serial_numbers.join(" "),
    },
    {
      id: "expires",
      header: texts.columnExpires,
      isNoWrap: true,
      cell: (row) => format.showDate(row.expiration_date),
      sortValue: (row) => row.expiration_date,
      isDay: true,
    },
    {
      id: "count",
      header: texts.columnCount,
      align: "end",
      cell: (row) => format.number(row.count),
      sortValue: (row) => row.count,
      isBlank: (row) => row.count === 1,
      csv: (row) => row.count,
    },
    {
      id: "remote",
      header: texts.columnRemote,
      cell: (row) => (row.remote_services ? texts.on : texts.off),
      isOn: (row) => row.remote_services,
      csv: (row) => (row.remote_services ? texts.on : texts.off),
    },
    {
      id: "team",
      header: texts.columnTeam,
      cell: (row) => <TeamName team={row.group} />,
      sortValue: (row) => row.group?.name ?? null,
      searchText: (row) => row.group?.name ?? "",
      isBlank: (row) => row.group === null,
      csv: (row) => row.group?.name ?? "",
    },
    {
      id: "notes",
      header: texts.columnNotes,
      cell: (row) => <LicenseBadges marks={row} />,
      isBlank: isUnmarked,
      csv: (row) => marksText(row, texts),
    },
    {
      id: "actions",
      header: texts.columnActions,
      isActions: true,
      cell: (row) => {
        const opening = row.license_guids.map((guid, at) => ({
          id: guid,
          label: texts.open(row.serial_numbers[at] ?? guid),
          onAction: () => onOpen(guid),
        }));
        return (
          <>
            {onRenew !== undefined && isRenewable(row, nowMs) && (
              <Button size="sm" outlinedIcon="renew" aria-label={renewLabel(row, texts)} onPress={() => onRenew(row)}>
                {texts.renew(1)}
              </Button>
            )}
            <MenuButton
              iconOnly
              size="sm"
              variant="quiet"
              label={texts.rowActions(row.serial_numbers[0] ?? "")}
              items={completeMenu?.(row, opening) ?? opening}
            />
          </>
        );
      },
    },
  ];
}

function renewLabel(row: LicenseGroupRow, texts: LicensesTexts): string {
  return row.count === 1 ? texts.renewOf(row.serial_numbers[0] ?? "") : texts.renew(row.count);
}

/** The visible column headers of My Licenses, for its skeleton. */
export function columnHeaders(texts: LicensesTexts): readonly string[] {
  return [
    texts.columnValidity,
    texts.columnType,
    texts.columnSerials,
    texts.columnExpires,
    texts.columnCount,
    texts.columnRemote,
    texts.columnTeam,
    texts.columnNotes,
  ];
}

interface SerialsProps {
  readonly serials: readonly string[];
  readonly guids: readonly string[];
}

function Serials({ serials, guids }: SerialsProps): ReactNode {
  const links = useScreenLinks();
  const texts = useMessages(licensesMessages);
  const [serial = texts.notAvailable] = serials;
  const [guid] = guids;
  const first = (
    <Identifier isLead {...(guid === undefined ? {} : links("license", { licenseGuid: guid }))}>
      {serial}
    </Identifier>
  );
  if (serials.length < 2) return first;
  return (
    <>
      {first}{" "}
      <span className="gh-small gh-muted" title={serials.slice(1).join(", ")}>
        {texts.moreSerials(serials.length - 1)}
      </span>
    </>
  );
}
