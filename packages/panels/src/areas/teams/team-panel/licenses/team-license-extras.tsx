import { licenses as ownLicenses } from "@gatehouse/contract/licenses";
import type { TeamLicense } from "@gatehouse/contract/teams";
import { RenewIcon, selectColumn, SupportIcon, type TableColumn, useDesignMessages } from "@gatehouse/design";
import { type ReactNode, useCallback, useLayoutEffect, useMemo, useState } from "react";
import { useEndpoint } from "../../../../data/use-endpoint";
import { useNow } from "../../../../data/use-now";
import { useRowSelection } from "../../../../data/use-row-selection";
import { lazyDialog } from "../../../../portal/lazy-dialog";
import { useMessages } from "../../../../portal/messages";
import { type RenewableLicense, RenewLicensesDialog, useFollowedCart } from "../../../cart";
import { dueLicenses, licensesMessages, useLicenseHelp, whyNotRenewed } from "../../../licenses";
import { CreateTicketDialog, getHelpMessages, useSupportAccess } from "../../../support";
import { TeamBulkBar } from "./team-bulk-bar";
import type { CompleteTeamMenu } from "./team-license-columns";
import type { TeamLicensesTableProps } from "./team-licenses-table";

const AssignLicensesDialog = lazyDialog("AssignLicensesDialog", () =>
  import("./assign-licenses-dialog").then((module) => module.AssignLicensesDialog),
);

export interface TeamLicenseExtrasProps {
  readonly teamGuid: string;
  readonly rows: readonly TeamLicense[];
  /** Called with the extras for the table. */
  readonly onChange: (extras: Pick<TeamLicensesTableProps, "selection" | "completeMenu">) => void;
}

type OpenDialog =
  | { readonly kind: "none" }
  | { readonly kind: "assign"; readonly licenses: readonly TeamLicense[] }
  | {
      readonly kind: "renew";
      readonly licenses: readonly RenewableLicense[];
      readonly onResult?: (failed: readonly string[]) => void;
    }
  | { readonly kind: "help"; readonly license: TeamLicense };

const closed: OpenDialog = { kind: "none" };

/**
 * Makes the licenses of a team selectable, and completes their menus. It is separate from the table, which appears
 * before this code loads, and from the bar, which disappears with the selected licenses while a dialog still shows what
 * failed.
 */
export function TeamLicenseExtras({ teamGuid, rows, onChange }: TeamLicenseExtrasProps): ReactNode {
  const [dialog, setDialog] = useState(closed);
  const messages = useDesignMessages();
  const selection = useRowSelection(rows, guidsOf);
  const { isSelected, onSelect, onClear } = selection;
  const column = useMemo(() => selectColumn({ onSelect, onClear, nameOf, messages }), [onSelect, onClear, messages]);
  const bar = useCallback(
    (matching: readonly TeamLicense[], columns: readonly TableColumn<TeamLicense>[]) =>
      selection.chosen.length > 0 && (
        <TeamBulkBar
          selection={selection}
          matching={matching}
          columns={columns}
          onAssign={(chosen) => setDialog({ kind: "assign", licenses: chosen })}
          onRenew={(due) => setDialog({ kind: "renew", licenses: due, onResult: selection.keep })}
        />
      ),
    [selection],
  );
  const onRenewRow = useCallback((due: RenewableLicense) => setDialog({ kind: "renew", licenses: [due] }), []);
  const onGetHelp = useCallback((license: TeamLicense) => setDialog({ kind: "help", license }), []);
  const completeMenu = useTeamMenu(onRenewRow, useSupportAccess() ? onGetHelp : undefined);
  const helpWith = useLicenseHelp();
  useLayoutEffect(
    () => onChange({ selection: { column, isSelected, bar }, completeMenu }),
    [onChange, column, isSelected, bar, completeMenu],
  );
  const close = () => setDialog(closed);
  return (
    <>
      {dialog.kind === "assign" && (
        <AssignLicensesDialog
          teamGuid={teamGuid}
          licenses={dialog.licenses}
          onResult={selection.keep}
          onClose={close}
        />
      )}
      {dialog.kind === "renew" && (
        <RenewLicensesDialog licenses={dialog.licenses} onResult={dialog.onResult} onClose={close} />
      )}
      {dialog.kind === "help" && (
        <CreateTicketDialog
          help={helpWith({ ...dialog.license, license_reallocated_dongle: null }, [dialog.license.serial_number])}
          onClose={close}
        />
      )}
    </>
  );
}

const guidsOf = ({ guid }: TeamLicense) => [guid];
const nameOf = (license: TeamLicense) => license.serial_number;

/**
 * Adds the owner's renewal and the help to a row's menu, as on the license's own page. Only the owner's list says
 * whether a license is due. There is no activation, because a team has only activated licenses.
 */
function useTeamMenu(
  onRenew: (license: RenewableLicense) => void,
  onGetHelp: ((license: TeamLicense) => void) | undefined,
): CompleteTeamMenu {
  const texts = useMessages(licensesMessages);
  const { getHelp } = useMessages(getHelpMessages);
  const nowMs = useNow();
  const owned = useEndpoint(ownLicenses.grouped).data?.results;
  useFollowedCart();
  return useCallback(
    (license, opening) => {
      const { guid } = license;
      const rows = owned?.filter(({ license_guids: guids }) => guids.includes(guid)) ?? [];
      const disabledReason = rows[0] && whyNotRenewed(rows[0], texts);
      const due = dueLicenses(rows, nowMs).find((license) => license.guid === guid);
      const onAction = () => due && onRenew(due);
      const renewal = { id: "renew", label: texts.renew(1), icon: <RenewIcon />, disabledReason, onAction };
      return [
        ...(due === undefined && disabledReason === undefined ? [] : [renewal]),
        ...opening,
        ...(onGetHelp
          ? [{ id: "help", label: getHelp, icon: <SupportIcon />, onAction: () => onGetHelp(license) }]
          : []),
      ];
    },
    [texts, getHelp, nowMs, owned, onRenew, onGetHelp],
  );
}
