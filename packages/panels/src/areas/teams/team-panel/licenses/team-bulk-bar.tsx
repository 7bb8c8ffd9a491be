import { licenses } from "@gatehouse/contract/licenses";
import { holdingOf, type TeamLicense } from "@gatehouse/contract/teams";
import { Button, DownloadIcon, exportCsv, RenewIcon, type TableColumn, UserIcon } from "@gatehouse/design";
import type { ReactNode } from "react";
import { useEndpoint } from "../../../../data/use-endpoint";
import { useNow } from "../../../../data/use-now";
import type { RowSelection } from "../../../../data/use-row-selection";
import { bulkMessages } from "../../../../forms/list-tools/bulk.messages";
import { SelectionBar } from "../../../../forms/list-tools/selection-bar";
import { useMessages } from "../../../../portal/messages";
import type { RenewableLicense } from "../../../cart";
import { dueLicenses } from "../../../licenses";
import { teamBulkMessages } from "../../team-bulk.messages";

export interface TeamBulkBarProps {
  readonly selection: RowSelection<TeamLicense>;
  /** All licenses that match the search. */
  readonly matching: readonly TeamLicense[];
  /** The visible columns, which are also those of an exported file. */
  readonly columns: readonly TableColumn<TeamLicense>[];
  readonly onAssign: (licenses: readonly TeamLicense[]) => void;
  readonly onRenew: (licenses: readonly RenewableLicense[]) => void;
}

/** The actions for the selected licenses of a team. Explains up front why some of them aren't possible. */
export function TeamBulkBar({ selection, matching, columns, onAssign, onRenew }: TeamBulkBarProps): ReactNode {
  const texts = useMessages(teamBulkMessages);
  const bulk = useMessages(bulkMessages);
  const nowMs = useNow();
  // A team's licenses don't say whether they can be renewed, but their owner's list does.
  const owned = useEndpoint(licenses.grouped);
  const { chosen, keys } = selection;
  // A license in use can be assigned, too. Its holder loses it.
  const assignable = chosen.filter((license) => holdingOf(license) !== "static");
  const inUse = assignable.filter((license) => holdingOf(license) === "dynamic");
  const due = owned.data && dueLicenses(owned.data.results, nowMs).filter(({ guid }) => keys.has(guid));
  const notes = [
    ...(assignable.length < chosen.length ? [texts.bulkAssigned(chosen.length - assignable.length)] : []),
    ...(inUse.length > 0 ? [texts.bulkInUse(inUse.length)] : []),
    ...(due !== undefined && due.length < chosen.length ? [texts.bulkNotDue(chosen.length - due.length)] : []),
  ];
  return (
    <SelectionBar selection={selection} matching={matching} notes={notes}>
      <Button
        size="sm"
        icon={<UserIcon />}
        disabledReason={assignable.length === 0 ? texts.bulkNoneFree : undefined}
        onPress={() => onAssign(assignable)}
      >
        {texts.bulkAssign(assignable.length)}
      </Button>
      {due !== undefined && (
        <Button
          size="sm"
          icon={<RenewIcon />}
          disabledReason={due.length === 0 ? texts.bulkNoneDue : undefined}
          onPress={() => onRenew(due)}
        >
          {texts.bulkRenew(due.length)}
        </Button>
      )}
      <Button
        size="sm"
        icon={<DownloadIcon />}
        onPress={() => exportCsv("team-licenses-selected.csv", columns, chosen)}
      >
        {bulk.exportCsv}
      </Button>
    </SelectionBar>
  );
}
