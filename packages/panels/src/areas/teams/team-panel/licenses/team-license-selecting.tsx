import type { TeamLicense } from "@gatehouse/contract/teams";
import { selectColumn, type TableColumn, type TableSelection, useDesignMessages } from "@gatehouse/design";
import { useCallback, useLayoutEffect, useMemo } from "react";
import { useRowSelection } from "../../../../data/use-row-selection";
import { TeamBulkBar } from "./team-bulk-bar";

export interface TeamLicenseSelectingProps {
  readonly teamGuid: string;
  readonly rows: readonly TeamLicense[];
  /** Called with the selection for the table. */
  readonly onChange: (selection: TableSelection<TeamLicense>) => void;
}

/** Makes the licenses of a team selectable. It is separate from the table, which appears before this code loads. */
export function TeamLicenseSelecting({ teamGuid, rows, onChange }: TeamLicenseSelectingProps): null {
  const messages = useDesignMessages();
  const selection = useRowSelection(rows, guidsOf);
  const { isSelected, onSelect, onClear } = selection;
  const column = useMemo(() => selectColumn({ onSelect, onClear, nameOf, messages }), [onSelect, onClear, messages]);
  const bar = useCallback(
    (matching: readonly TeamLicense[], columns: readonly TableColumn<TeamLicense>[]) =>
      selection.chosen.length > 0 && (
        <TeamBulkBar teamGuid={teamGuid} selection={selection} matching={matching} columns={columns} />
      ),
    [teamGuid, selection],
  );
  useLayoutEffect(() => onChange({ column, isSelected, bar }), [onChange, column, isSelected, bar]);
  return null;
}

const guidsOf = ({ guid }: TeamLicense) => [guid];
const nameOf = (license: TeamLicense) => license.serial_number;
