import { type TeamLicense, teams } from "@gatehouse/contract/teams";
import {
  Button,
  lazyModule,
  noSelection,
  Panel,
  PlusIcon,
  StateMessage,
  TableSkeleton,
  useLazyModule,
} from "@gatehouse/design";
import { type ReactNode, useCallback, useMemo, useState } from "react";
import { Remote } from "../../../../data/remote";
import { useEndpoint } from "../../../../data/use-endpoint";
import { useNow } from "../../../../data/use-now";
import { useTableState } from "../../../../navigation/use-table-state";
import { tableDefaults } from "../../../../navigation/written-table-state";
import { lazyDialog } from "../../../../portal/lazy-dialog";
import { useMessages } from "../../../../portal/messages";
import { usePortal } from "../../../../portal/portal-context";
import { portalOrigin } from "../../../../portal/portal-origin";
import { teamMessages } from "../../team.messages";
import { teamsPollMs } from "../../teams.polling";
import { useGoneRow } from "../use-gone-row";
import { teamLicensesHeaders, TeamLicensesTable, type TeamLicensesTableProps } from "./team-licenses-table";
import { useUnassign } from "./use-unassign";

const AddLicensesDialog = lazyDialog("AddLicensesDialog", () =>
  import("./add-licenses-dialog").then((module) => module.AddLicensesDialog),
);
const AssignLicenseDialog = lazyDialog("AssignLicenseDialog", () =>
  import("./assign-license-dialog").then((module) => module.AssignLicenseDialog),
);
const RemoveLicenseDialog = lazyDialog("RemoveLicenseDialog", () =>
  import("./remove-license-dialog").then((module) => module.RemoveLicenseDialog),
);

export interface TeamLicensesCardProps {
  readonly teamGuid: string;
  readonly isManager: boolean;
}

type OpenDialog =
  | { readonly kind: "none" | "add" }
  | { readonly kind: "assign" | "remove"; readonly license: TeamLicense };

// If this code can't be loaded, managers can still open, assign and remove licenses one by one.
const extrasModule = lazyModule(() => import("./team-license-extras"));
type ExtraTableProps = Pick<TeamLicensesTableProps, "selection" | "completeMenu">;
const noRows: readonly TeamLicense[] = [];
const table = tableDefaults({ pageSize: 10, sort: "expires" });

/** The licenses of a team. Its manager adds, assigns, unassigns and removes them. */
export function TeamLicensesCard({ teamGuid, isManager }: TeamLicensesCardProps): ReactNode {
  const texts = useMessages(teamMessages);
  const list = useEndpoint(teams.listLicenses, { teamGuid }, { pollMs: teamsPollMs });
  const [dialog, setDialog] = useState<OpenDialog>({ kind: "none" });
  const [extras, setExtras] = useState<ExtraTableProps>({ selection: noSelection });
  const module = useLazyModule(extrasModule, isManager && list.data !== undefined);
  const close = useCallback(() => setDialog({ kind: "none" }), []);
  const about = "license" in dialog ? dialog.license.guid : undefined;
  const isGone = about !== undefined && list.data?.results.every(({ guid }) => guid !== about) === true;
  const [addButton, closeGone] = useGoneRow(isGone, close);
  const add = isManager && (
    <Button ref={addButton} icon={<PlusIcon />} onPress={() => setDialog({ kind: "add" })}>
      {texts.addLicenses}
    </Button>
  );
  return (
    <Panel title={texts.licenses} count={list.data?.count} isFlush data-tour="team-licenses" actions={add || undefined}>
      <Remote
        of={list}
        failure={texts.failedLicenses}
        skeleton={
          <TableSkeleton
            headers={isManager ? ["", ...teamLicensesHeaders(texts)] : teamLicensesHeaders(texts)}
            rows={3}
            hasToolbar
            hasPager
          />
        }
        empty={{
          when: (page) => page.results.length === 0,
          show: <StateMessage kind="empty" title={texts.emptyLicenses} text={texts.emptyLicensesText} />,
        }}
      >
        {(page) => (
          <TeamLicenses
            teamGuid={teamGuid}
            rows={page.results}
            isManager={isManager}
            extras={isManager ? extras : undefined}
            onOpen={setDialog}
          />
        )}
      </Remote>
      {module && (
        <module.TeamLicenseExtras teamGuid={teamGuid} rows={list.data?.results ?? noRows} onChange={setExtras} />
      )}
      {dialog.kind === "add" && <AddLicensesDialog teamGuid={teamGuid} onClose={close} />}
      {dialog.kind === "assign" && <AssignLicenseDialog teamGuid={teamGuid} license={dialog.license} onClose={close} />}
      {dialog.kind === "remove" && (
        <RemoveLicenseDialog teamGuid={teamGuid} license={dialog.license} onRemoved={closeGone} onClose={close} />
      )}
    </Panel>
  );
}

interface TeamLicensesProps extends TeamLicensesCardProps {
  readonly rows: readonly TeamLicense[];
  readonly extras: ExtraTableProps | undefined;
  readonly onOpen: (dialog: OpenDialog) => void;
}

function TeamLicenses({ teamGuid, rows, isManager, extras, onOpen }: TeamLicensesProps): ReactNode {
  const nowMs = useNow();
  const origin = portalOrigin(usePortal().client.origin);
  const [state, setState] = useTableState("team-licenses", table);
  const onAssign = useCallback((license: TeamLicense) => onOpen({ kind: "assign", license }), [onOpen]);
  const onRemove = useCallback((license: TeamLicense) => onOpen({ kind: "remove", license }), [onOpen]);
  const onUnassign = useUnassign(teamGuid);
  const actions = useMemo(
    () => (isManager ? { onAssign, onUnassign, onRemove } : undefined),
    [isManager, onAssign, onUnassign, onRemove],
  );
  return (
    <TeamLicensesTable
      rows={rows}
      state={state}
      onStateChange={setState}
      nowMs={nowMs}
      origin={origin}
      actions={actions}
      {...extras}
    />
  );
}
