import type { LicenseGroupRow } from "@gatehouse/contract/licenses";
import { RenewIcon, selectColumn, SupportIcon, type TableColumn, useDesignMessages } from "@gatehouse/design";
import { useCallback, useLayoutEffect, useMemo } from "react";
import { useRowSelection } from "../../../data/use-row-selection";
import { useMessages } from "../../../portal/messages";
import { usePortal } from "../../../portal/portal-context";
import type { RenewableLicense } from "../../cart";
import { getHelpMessages } from "../../support";
import { activationHref } from "../activation-href";
import { whyNotRenewed } from "../license-badges";
import { licenseBannerMessages } from "../license-banner.messages";
import { licensesMessages } from "../licenses.messages";
import { LicenseBulkBar } from "./license-bulk-bar";
import type { CompleteMenu } from "./license-columns";
import type { LicensesTableProps } from "./licenses-table";

export interface LicenseExtrasProps {
  readonly rows: readonly LicenseGroupRow[];
  /** `onResult` is called with the guids of the licenses that failed. */
  readonly onRenew: (licenses: readonly RenewableLicense[], onResult: (failed: readonly string[]) => void) => void;
  readonly onGetHelp?: ((row: LicenseGroupRow) => void) | undefined;
  /** Called with the extras for the table. */
  readonly onChange: (extras: Pick<LicensesTableProps, "selection" | "completeMenu">) => void;
}

/**
 * The features of My Licenses besides opening and renewing: selecting rows, and row menus with all actions. It renders
 * beside the table instead of around it, because the table shows before this code loads.
 */
export function LicenseExtras({ rows, onRenew, onGetHelp, onChange }: LicenseExtrasProps): null {
  const messages = useDesignMessages();
  const selection = useRowSelection(rows, guidsOf);
  const { isSelected, onSelect, onClear } = selection;
  const column = useMemo(() => selectColumn({ onSelect, onClear, nameOf, messages }), [onSelect, onClear, messages]);
  const bar = useCallback(
    (matching: readonly LicenseGroupRow[], columns: readonly TableColumn<LicenseGroupRow>[]) =>
      selection.chosen.length > 0 && (
        <LicenseBulkBar selection={selection} matching={matching} columns={columns} onRenew={onRenew} />
      ),
    [selection, onRenew],
  );
  const completeMenu = useCompleteMenu(onGetHelp);
  useLayoutEffect(
    () => onChange({ selection: { column, isSelected, bar }, completeMenu }),
    [onChange, column, isSelected, bar, completeMenu],
  );
  return null;
}

const guidsOf = (row: LicenseGroupRow) => row.license_guids;
const nameOf = (row: LicenseGroupRow) => row.serial_numbers.join(", ");

/**
 * Gives a row's menu the actions of the license's own page. A pending renewal is shown as a disabled entry with the
 * reason.
 */
function useCompleteMenu(onGetHelp: LicenseExtrasProps["onGetHelp"]): CompleteMenu {
  const texts = useMessages(licensesMessages);
  const { detailOfflineLink, activateOffline } = useMessages(licenseBannerMessages);
  const { client } = usePortal();
  const { getHelp } = useMessages(getHelpMessages);
  return useCallback<CompleteMenu>(
    (row, opening) => {
      const disabledReason = whyNotRenewed(row, texts);
      return [
        ...(disabledReason === undefined
          ? []
          : [{ id: "renew", label: texts.renew(row.count), icon: <RenewIcon />, disabledReason }]),
        ...opening,
        ...(isToActivate(row)
          ? row.license_guids.map((guid, at) => ({
              id: `activate-${guid}`,
              label: row.count === 1 ? detailOfflineLink : activateOffline(row.serial_numbers[at] ?? guid),
              href: activationHref(client.origin, { guid, assigned_from_group: false }),
            }))
          : []),
        ...(onGetHelp ? [{ id: "help", label: getHelp, icon: <SupportIcon />, onAction: () => onGetHelp(row) }] : []),
      ];
    },
    [texts, detailOfflineLink, activateOffline, client.origin, getHelp, onGetHelp],
  );
}

/** Whether the row's licenses wait for their first activation, or for one on their dongle. */
function isToActivate({ activated, license_reallocated_dongle: dongle }: LicenseGroupRow): boolean {
  return !activated || dongle?.new_data_available === true;
}
