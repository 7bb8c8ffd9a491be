import type { Page } from "@gatehouse/contract";
import type { LicenseGroupRow } from "@gatehouse/contract/licenses";
import { Button, lazyModule, noSelection, StateMessage, TableSkeleton, useLazyModule } from "@gatehouse/design";
import { type ReactNode, useCallback, useMemo, useState } from "react";
import { Remote, type RemoteProps } from "../../../data/remote";
import { useNow } from "../../../data/use-now";
import { useGoTo } from "../../../navigation/screen-link";
import { screenTarget } from "../../../navigation/screens";
import { useTableState } from "../../../navigation/use-table-state";
import { tableDefaults } from "../../../navigation/written-table-state";
import { useMessages } from "../../../portal/messages";
import type { RenewableLicense } from "../../cart";
import { licensesMessages } from "../licenses.messages";
import { columnHeaders } from "./license-columns";
import { LicenseFilterBar } from "./license-filter-bar";
import { filterLicenses } from "./license-filters";
import { LicensesTable, type LicensesTableProps } from "./licenses-table";
import { dueLicenses, renewableLicenses } from "./renewable-licenses";
import { useLicenseFilters } from "./use-license-filters";

export interface MyLicensesTabProps {
  readonly query: RemoteProps<Page<LicenseGroupRow>>["of"];
  /** Offered in the empty state if a trial can be granted. */
  readonly onRequestTrial?: () => void;
  /** `onResult` is called with the guids of the licenses that failed. */
  readonly onRenew: (licenses: readonly RenewableLicense[], onResult?: (failed: readonly string[]) => void) => void;
  readonly onGetHelp?: (row: LicenseGroupRow) => void;
}

const table = tableDefaults({ pageSize: 10, sort: "validity" });
// If this code can't be loaded, viewers can still open licenses and renew them.
const extrasModule = lazyModule(() => import("./license-extras"));
type ExtraTableProps = Pick<LicensesTableProps, "selection" | "completeMenu">;

/** The list of owned licenses with its filters. The address keeps the state of the list. */
export function MyLicensesTab({ query, onRequestTrial, ...rows }: MyLicensesTabProps): ReactNode {
  const texts = useMessages(licensesMessages);
  const empty = (
    <StateMessage
      kind="empty"
      title={texts.empty}
      text={texts.emptyText}
      action={onRequestTrial && <Button onPress={onRequestTrial}>{texts.emptyRequestTrial}</Button>}
    />
  );
  return (
    <Remote
      of={query}
      failure={texts.failedList}
      skeleton={<TableSkeleton headers={["", ...columnHeaders(texts)]} rows={10} hasToolbar hasPager />}
      empty={{ when: (page) => page.results.length === 0, show: empty }}
    >
      {(page) => <FilteredTable rows={page.results} {...rows} />}
    </Remote>
  );
}

type FilteredTableProps = Pick<MyLicensesTabProps, "onRenew" | "onGetHelp"> & {
  readonly rows: readonly LicenseGroupRow[];
};

function FilteredTable({ rows, onRenew, onGetHelp }: FilteredTableProps): ReactNode {
  const texts = useMessages(licensesMessages);
  const nowMs = useNow();
  const [state, setState] = useTableState("licenses", table);
  const { expiry, type, setFilter } = useLicenseFilters("licenses");
  const goTo = useGoTo();
  const onOpen = useCallback((licenseGuid: string) => goTo(screenTarget("license", { licenseGuid })), [goTo]);
  const onRenewRow = useCallback((row: LicenseGroupRow) => onRenew(renewableLicenses(row)), [onRenew]);
  const [extras, setExtras] = useState<ExtraTableProps>({ selection: noSelection });
  const module = useLazyModule(extrasModule, true);
  const due = useMemo(() => dueLicenses(rows, nowMs), [rows, nowMs]);
  const shown = useMemo(() => filterLicenses(rows, expiry, type, nowMs), [rows, expiry, type, nowMs]);
  return (
    <>
      <LicensesTable
        rows={shown}
        state={state}
        onStateChange={setState}
        filters={(matching) => <LicenseFilterBar expiry={expiry} type={type} count={matching} onChange={setFilter} />}
        nowMs={nowMs}
        onOpen={onOpen}
        onRenew={onRenewRow}
        {...extras}
        actions={
          due.length > 0 && (
            <Button size="sm" outlinedIcon="renew" onPress={() => onRenew(due)}>
              {texts.renewSeveral}
            </Button>
          )
        }
      />
      {module && <module.LicenseExtras rows={rows} onRenew={onRenew} onGetHelp={onGetHelp} onChange={setExtras} />}
    </>
  );
}
