import { licenses as ownLicenses } from "@gatehouse/contract/licenses";
import type { TeamLicense } from "@gatehouse/contract/teams";
import { RenewIcon, selectColumn, type TableColumn, useDesignMessages } from "@gatehouse/design";
import { type ReactNode, useCallback, useLayoutEffect, useMemo, useState } from "react";
import { useEndpoint } from "../../../../data/use-endpoint";
import { useNow } from "../../../../data/use-now";
import { useRowSelection } from "../../../../data/use-row-selection";
import { lazyDialog } from "../../../../portal/lazy-dialog";
import { useMessages } from "../../../../portal/messages";
import { type RenewableLicense, RenewLicensesDialog, useFollowedCart } from "../../../cart";
import { dueLicenses, licensesMessages, whyNotRenewed } from "../../../licenses";
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
    };

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
  const completeMenu = useTeamMenu(onRenewRow);
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
    </>
  );
}

const guidsOf = ({ guid }: TeamLicense) => [guid];
const nameOf = (license: TeamLicense) => license.serial_number;

/**
 * Adds the owner's renewal to a row's menu, as on the license's own page. Only the owner's list says whether it is due.
 * There is no activation, because a team has only activated licenses.
 */
function useTeamMenu(onRenew: (license: RenewableLicense) => void): CompleteTeamMenu {
  const texts = useMessages(licensesMessages);
  const nowMs = useNow();
  const owned = useEndpoint(ownLicenses.grouped).data?.results;
  useFollowedCart();
  return useCallback(
    ({ guid }, opening) => {
      const rows = owned?.filter(({ license_guids: guids }) => guids.includes(guid)) ?? [];
      const disabledReason = rows[0] && whyNotRenewed(rows[0], texts);
      const due = dueLicenses(rows, nowMs).find((license) => license.guid === guid);
      if (due === undefined && disabledReason === undefined) return opening;
      const onAction = () => due && onRenew(due);
      return [{ id: "renew", label: texts.renew(1), icon: <RenewIcon />, disabledReason, onAction }, ...opening];
    },
    [texts, nowMs, owned, onRenew],
  );
}
