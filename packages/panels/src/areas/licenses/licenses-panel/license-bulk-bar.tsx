import { expiryWarningDays, type LicenseGroupRow } from "@gatehouse/contract/licenses";
import { Button, DownloadIcon, exportCsv, RenewIcon, type TableColumn } from "@gatehouse/design";
import type { ReactNode } from "react";
import { useNow } from "../../../data/use-now";
import type { RowSelection } from "../../../data/use-row-selection";
import { bulkMessages } from "../../../forms/list-tools/bulk.messages";
import { SelectionBar } from "../../../forms/list-tools/selection-bar";
import { useMessages } from "../../../portal/messages";
import type { RenewableLicense } from "../../cart";
import { licenseBulkMessages } from "./license-bulk.messages";
import { dueLicenses } from "./renewable-licenses";
import { whyNotDue } from "./why-not-due";

export interface LicenseBulkBarProps {
  readonly selection: RowSelection<LicenseGroupRow>;
  /** All rows that match search and filters. */
  readonly matching: readonly LicenseGroupRow[];
  /** The visible columns. An exported file has the same ones. */
  readonly columns: readonly TableColumn<LicenseGroupRow>[];
  /** `onResult` is called with the guids of the licenses that failed. */
  readonly onRenew: (licenses: readonly RenewableLicense[], onResult: (failed: readonly string[]) => void) => void;
}

/**
 * The actions for the selected licenses. Says how many can't be renewed, and why, before the viewer presses anything.
 */
export function LicenseBulkBar({ selection, matching, columns, onRenew }: LicenseBulkBarProps): ReactNode {
  const nowMs = useNow();
  const bulk = useMessages(bulkMessages);
  const own = useMessages(licenseBulkMessages);
  const { chosen, keys } = selection;
  const due = dueLicenses(chosen, nowMs).filter(({ guid }) => keys.has(guid));
  const notes = whyNotDue(chosen, keys, nowMs).map(([reason, count]) => own.notDue[reason](count, expiryWarningDays));
  const exportChosen = () => exportCsv("licenses-selected.csv", columns, chosen);
  return (
    <SelectionBar selection={selection} matching={matching} notes={notes}>
      <Button
        size="sm"
        icon={<RenewIcon />}
        disabledReason={due.length === 0 ? own.noneDue : undefined}
        onPress={() => onRenew(due, selection.keep)}
      >
        {own.renewChosen(due.length)}
      </Button>
      <Button size="sm" icon={<DownloadIcon />} onPress={exportChosen}>
        {bulk.exportCsv}
      </Button>
    </SelectionBar>
  );
}
