import type { LicenseGroupRow } from "@gatehouse/contract/licenses";
import { selectColumn, type TableColumn, useDesignMessages } from "@gatehouse/design";
import { useCallback, useLayoutEffect, useMemo } from "react";
import { useRowSelection } from "../../../data/use-row-selection";
import type { RenewableLicense } from "../../cart";
import { LicenseBulkBar } from "./license-bulk-bar";
import type { LicensesTableProps } from "./licenses-table";
import { useCompleteMenu } from "./use-complete-menu";

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
  const completeMenu = useCompleteMenu({ onGetHelp });
  useLayoutEffect(
    () => onChange({ selection: { column, isSelected, bar }, completeMenu }),
    [onChange, column, isSelected, bar, completeMenu],
  );
  return null;
}

const guidsOf = (row: LicenseGroupRow) => row.license_guids;
const nameOf = (row: LicenseGroupRow) => row.serial_numbers.join(", ");
