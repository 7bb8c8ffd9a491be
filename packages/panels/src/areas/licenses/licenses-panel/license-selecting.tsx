import type { LicenseGroupRow } from "@gatehouse/contract/licenses";
import { selectColumn, type TableColumn, type TableSelection, useDesignMessages } from "@gatehouse/design";
import { useCallback, useLayoutEffect, useMemo } from "react";
import { useRowSelection } from "../../../data/use-row-selection";
import type { RenewableLicense } from "../../cart";
import { LicenseBulkBar } from "./license-bulk-bar";

export interface LicenseSelectingProps {
  readonly rows: readonly LicenseGroupRow[];
  /** `onResult` hears which of them failed. */
  readonly onRenew: (licenses: readonly RenewableLicense[], onResult: (failed: readonly string[]) => void) => void;
  /** Gets the selection for the table. */
  readonly onChange: (selection: TableSelection<LicenseGroupRow>) => void;
}

/** Lets the rows of My Licenses be selected. It is beside the table and not around it, because the table is shown before it loads. */
export function LicenseSelecting({ rows, onRenew, onChange }: LicenseSelectingProps): null {
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
  useLayoutEffect(() => onChange({ column, isSelected, bar }), [onChange, column, isSelected, bar]);
  return null;
}

const guidsOf = (row: LicenseGroupRow) => row.license_guids;
const nameOf = (row: LicenseGroupRow) => row.serial_numbers.join(", ");
