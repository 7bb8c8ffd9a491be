import { daysUntil, expiryOf } from "@gatehouse/contract/licenses";
import { holdingOf, type TeamLicense } from "@gatehouse/contract/teams";
import { displayName } from "@gatehouse/contract/viewer";
import {
  Badge,
  Identifier,
  MenuButton,
  type MenuItem,
  Status,
  type TableColumn,
  TrashIcon,
  UserIcon,
} from "@gatehouse/design";
import type { ReactNode } from "react";
import { type ScreenLinks, useGoTo } from "../../../../navigation/screen-link";
import { screenTarget } from "../../../../navigation/screens";
import type { Format } from "../../../../portal/format";
import { useMessages } from "../../../../portal/messages";
import { Person } from "../../person";
import { teamMessages, type TeamTexts } from "../../team.messages";
import { HoldingMark } from "../holding-mark";

export interface TeamLicenseActions {
  readonly onAssign: (license: TeamLicense) => void;
  readonly onUnassign: (license: TeamLicense) => void;
  readonly onRemove: (license: TeamLicense) => void;
}

export interface TeamLicenseColumnsOptions {
  readonly texts: TeamTexts;
  readonly format: Format;
  /** The server's time, milliseconds since the epoch. */
  readonly nowMs: number;
  readonly links: ScreenLinks;
  /** The portal's origin, from which pictures may come. */
  readonly origin: string;
  /** The manager's actions. If omitted, the table is read-only, and serial numbers aren't links. */
  readonly actions?: TeamLicenseActions;
  /** Completes the menu of a row. Undefined until its code is loaded. */
  readonly completeMenu?: CompleteTeamMenu | undefined;
}

/** Takes the entry that opens a license, and returns all entries of its own page. */
export type CompleteTeamMenu = (license: TeamLicense, opening: readonly MenuItem[]) => readonly MenuItem[];

/** The columns of a team's licenses. */
export function teamLicenseColumns({
  texts,
  format,
  nowMs,
  links,
  origin,
  actions,
  completeMenu,
}: TeamLicenseColumnsOptions): readonly TableColumn<TeamLicense>[] {
  const isExpired = (license: TeamLicense) => expiryOf(daysUntil(license.expiration_date, nowMs)) === "expired";
  const holder = (license: TeamLicense) => license.owner && displayName(license.owner);
  const columns: readonly TableColumn<TeamLicense>[] = [
    {
      id: "serial",
      header: texts.columnSerial,
      lead: true,
      cell: ({ guid, serial_number }) => (
        <Identifier {...(actions && links("license", { licenseGuid: guid }))}>{serial_number}</Identifier>
      ),
      sortValue: (license) => license.serial_number,
    },
    {
      id: "type",
      header: texts.columnType,
      cell: (license) => (license.is_trial ? texts.trial : texts.types[license.type]),
      sortValue: (license) => texts.types[license.type],
    },
    {
      id: "expires",
      header: texts.columnExpires,
      isNoWrap: true,
      cell: (license) => (
        <Expiry days={daysUntil(license.expiration_date, nowMs)} end={license.expiration_date} format={format} />
      ),
      sortValue: (license) => license.expiration_date,
      isDay: true,
    },
    {
      id: "remote",
      header: texts.columnRemote,
      cell: (license) => (license.remote_services ? texts.on : texts.off),
      isOn: (license) => license.remote_services,
      sortValue: (license) => license.remote_services,
    },
    {
      id: "holder",
      header: texts.columnHolder,
      cell: (license) => <Holder license={license} origin={origin} />,
      sortValue: holder,
      searchText: (license) => license.owner && `${displayName(license.owner)} ${license.owner.email}`,
      isBlank: (license) => license.owner === null,
    },
    {
      id: "assignment",
      header: texts.columnAssignment,
      cell: (license) => <HoldingMark holding={holdingOf(license)} isExpired={isExpired(license)} />,
      sortValue: (license) => texts.holdings[holdingOf(license)],
    },
  ];
  if (actions === undefined) return columns;
  return [
    ...columns,
    {
      id: "actions",
      header: texts.columnActions,
      isActions: true,
      cell: (license) => <Actions license={license} actions={actions} completeMenu={completeMenu} />,
    },
  ];
}

interface ExpiryProps {
  readonly days: number | null;
  readonly end: string | null;
  readonly format: Format;
}

function Expiry({ days, end, format }: ExpiryProps): ReactNode {
  const texts = useMessages(teamMessages);
  const expiry = expiryOf(days);
  if (expiry === "expired") return <Status tone="danger">{format.showDate(end, texts.expired)}</Status>;
  if (expiry === "expiring")
    return <Status tone="warning">{format.showDate(end, (date) => texts.expiring(date, days ?? 0))}</Status>;
  return format.showDate(end);
}

function Holder({ license, origin }: { readonly license: TeamLicense; readonly origin: string }): ReactNode {
  const texts = useMessages(teamMessages);
  if (license.owner === null) return texts.none;
  return (
    <Person person={license.owner} origin={origin}>
      {license.pending_user && (
        <Badge tone="warning" hint={texts.pendingHint}>
          {texts.pending}
        </Badge>
      )}
    </Person>
  );
}

interface ActionsProps extends Pick<TeamLicenseColumnsOptions, "completeMenu"> {
  readonly license: TeamLicense;
  readonly actions: TeamLicenseActions;
}

function Actions({ license, actions, completeMenu }: ActionsProps): ReactNode {
  const texts = useMessages(teamMessages);
  const goTo = useGoTo();
  const opening = [
    {
      id: "open",
      label: texts.open(license.serial_number),
      onAction: () => goTo(screenTarget("license", { licenseGuid: license.guid })),
    },
  ];
  const assignment =
    holdingOf(license) === "static"
      ? { id: "unassign", label: texts.unassign, icon: <UserIcon />, onAction: () => actions.onUnassign(license) }
      : { id: "assign", label: texts.assign, icon: <UserIcon />, onAction: () => actions.onAssign(license) };
  return (
    <MenuButton
      iconOnly
      size="sm"
      variant="quiet"
      label={texts.actionsFor(license.serial_number)}
      items={[
        ...(completeMenu?.(license, opening) ?? opening),
        assignment,
        {
          id: "remove",
          label: texts.removeLicense,
          icon: <TrashIcon />,
          isDanger: true,
          onAction: () => actions.onRemove(license),
        },
      ]}
    />
  );
}
