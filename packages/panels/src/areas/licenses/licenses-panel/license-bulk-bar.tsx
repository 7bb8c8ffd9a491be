import type { LicenseGroupRow } from "@gatehouse/contract/licenses";
import { Button, DownloadIcon, exportCsv, RenewIcon } from "@gatehouse/design";
import type { ReactNode } from "react";
import { bulkMessages } from "../../../data/bulk.messages";
import { SelectionBar } from "../../../data/selection-bar";
import { useNow } from "../../../data/use-now";
import type { RowSelection } from "../../../data/use-row-selection";
import { useFormat } from "../../../portal/format";
import { useMessages } from "../../../portal/messages";
import type { RenewableLicense } from "../../cart";
import { licensesMessages } from "../licenses.messages";
import { licenseBulkMessages } from "./license-bulk.messages";
import { licenseColumns } from "./license-columns";
import { dueLicenses } from "./renewable-licenses";
import { whyNotDue } from "./why-not-due";

export interface LicenseBulkBarProps {
  readonly selection: RowSelection<LicenseGroupRow>;
  /** All rows that match search and filters. */
  readonly matching: readonly LicenseGroupRow[];
  /** `onResult` hears which of them failed. */
  readonly onRenew: (licenses: readonly RenewableLicense[], onResult: (failed: readonly string[]) => void) => void;
}

/** The actions for the selected licenses. It says what cannot be renewed, and why, before anything is pressed. */
export function LicenseBulkBar({ selection, matching, onRenew }: LicenseBulkBarProps): ReactNode {
  const nowMs = useNow();
  const texts = useMessages(licensesMessages);
  const bulk = useMessages(bulkMessages);
  const own = useMessages(licenseBulkMessages);
  const format = useFormat();
  const { chosen, keys } = selection;
  const due = dueLicenses(chosen, nowMs).filter(({ guid }) => keys.has(guid));
  const notes = whyNotDue(chosen, keys, nowMs).map(([reason, count]) => own.notDue[reason](count));
  const exportChosen = () =>
    exportCsv("licenses-selected.csv", licenseColumns({ texts, format, nowMs, onOpen: () => undefined }), chosen);
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
