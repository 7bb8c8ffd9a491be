import type { LicenseGroupRow } from "@gatehouse/contract/licenses";
import { BulkBar, Button, DownloadIcon, exportCsv, RenewIcon } from "@gatehouse/design";
import type { ReactNode } from "react";
import { bulkMessages } from "../../../data/bulk.messages";
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
  const shown = new Set(matching);
  const hidden = chosen.filter((row) => !shown.has(row)).length;
  const notes = [
    ...whyNotDue(chosen, keys, nowMs).map(([reason, count]) => own.notDue[reason](count)),
    ...(hidden > 0 ? [bulk.hidden(hidden)] : []),
  ].join(" ");
  const exportChosen = () =>
    exportCsv("licenses-selected.csv", licenseColumns({ texts, format, nowMs, onOpen: () => undefined }), chosen);
  return (
    <BulkBar
      said={bulk.selected(chosen.length)}
      selectAll={
        matching.some((row) => !selection.isSelected(row))
          ? { label: bulk.selectMatching(matching.length), onPress: () => selection.onSelect(matching, true) }
          : undefined
      }
      note={notes === "" ? undefined : notes}
      clearLabel={bulk.clear}
      onClear={selection.onClear}
    >
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
    </BulkBar>
  );
}
