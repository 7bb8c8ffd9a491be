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
  /** `onResult` hears which of them failed. */
  readonly onRenew: (licenses: readonly RenewableLicense[], onResult: (failed: readonly string[]) => void) => void;
  readonly onGetHelp?: ((row: LicenseGroupRow) => void) | undefined;
  /** Gets the extras for the table. */
  readonly onChange: (extras: Pick<LicensesTableProps, "selection" | "completeMenu">) => void;
}

/**
 * What My Licenses offers besides opening and renewing: rows can be selected, and their menus have all actions. It is beside
 * the table and not around it, because the table is shown before it loads.
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

/** A menu has the actions of the license's own page. A renewal that is on its way already says so. */
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
