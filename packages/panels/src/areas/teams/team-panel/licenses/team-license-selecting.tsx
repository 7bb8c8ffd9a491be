import type { TeamLicense } from "@gatehouse/contract/teams";
import { selectColumn, type TableColumn, type TableSelection, useDesignMessages } from "@gatehouse/design";
import { type ReactNode, useCallback, useLayoutEffect, useMemo, useState } from "react";
import { useRowSelection } from "../../../../data/use-row-selection";
import { lazyDialog } from "../../../../portal/lazy-dialog";
import { type RenewableLicense, RenewLicensesDialog } from "../../../cart";
import { TeamBulkBar } from "./team-bulk-bar";

const AssignLicensesDialog = lazyDialog("AssignLicensesDialog", () =>
  import("./assign-licenses-dialog").then((module) => module.AssignLicensesDialog),
);

export interface TeamLicenseSelectingProps {
  readonly teamGuid: string;
  readonly rows: readonly TeamLicense[];
  /** Called with the selection for the table. */
  readonly onChange: (selection: TableSelection<TeamLicense>) => void;
}

type OpenDialog =
  | { readonly kind: "none" }
  | { readonly kind: "assign"; readonly licenses: readonly TeamLicense[] }
  | { readonly kind: "renew"; readonly licenses: readonly RenewableLicense[] };

const closed: OpenDialog = { kind: "none" };

/**
 * Makes the licenses of a team selectable. It is separate from the table, which appears before this code loads, and
 * from the bar, which disappears with the selected licenses while a dialog still shows what failed.
 */
export function TeamLicenseSelecting({ teamGuid, rows, onChange }: TeamLicenseSelectingProps): ReactNode {
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
          onRenew={(due) => setDialog({ kind: "renew", licenses: due })}
        />
      ),
    [selection],
  );
  useLayoutEffect(() => onChange({ column, isSelected, bar }), [onChange, column, isSelected, bar]);
  const result = { onResult: selection.keep, onClose: () => setDialog(closed) };
  return (
    <>
      {dialog.kind === "assign" && <AssignLicensesDialog teamGuid={teamGuid} licenses={dialog.licenses} {...result} />}
      {dialog.kind === "renew" && <RenewLicensesDialog licenses={dialog.licenses} {...result} />}
    </>
  );
}

const guidsOf = ({ guid }: TeamLicense) => [guid];
const nameOf = (license: TeamLicense) => license.serial_number;
