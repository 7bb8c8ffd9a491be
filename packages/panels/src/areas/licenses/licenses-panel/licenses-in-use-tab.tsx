import type { Page } from "@gatehouse/contract";
import type { License, LicenseGroupRow } from "@gatehouse/contract/licenses";
import { Button, StateMessage, TableSkeleton, useDesignMessages } from "@gatehouse/design";
import { type ReactNode, useCallback, useMemo } from "react";
import { Remote, type RemoteProps } from "../../../data/remote";
import { useNow } from "../../../data/use-now";
import { useGoTo } from "../../../navigation/screen-link";
import { screenTarget } from "../../../navigation/screens";
import { useTableState } from "../../../navigation/use-table-state";
import { tableDefaults } from "../../../navigation/written-table-state";
import { useMessages } from "../../../portal/messages";
import { licensesMessages } from "../licenses.messages";
import { inUseHeaders } from "./in-use-headers";
import { LicenseFilterBar } from "./license-filter-bar";
import { filterLicenses } from "./license-filters";
import { LicensesInUseTable, type LicensesInUseTableProps } from "./licenses-in-use-table";
import { licensesInUseMessages } from "./licenses-in-use.messages";
import type { MyLicensesTabProps } from "./my-licenses-tab";
import { renewableLicenses } from "./renewable-licenses";
import { singleRow } from "./single-row";
import { useCompleteMenu } from "./use-complete-menu";
import { licenseFilterDefaults, useLicenseFilters } from "./use-license-filters";

const table = tableDefaults({ pageSize: 10, sort: "validity" });

type RowActions = Pick<MyLicensesTabProps, "onRenew" | "onGetHelp">;

export interface LicensesInUseTabProps extends RowActions {
  readonly query: RemoteProps<Page<License>>["of"];
}

/** The list of licenses that the viewer holds. */
export function LicensesInUseTab({ query, ...actions }: LicensesInUseTabProps): ReactNode {
  const texts = useMessages(licensesMessages);
  const emptyTexts = useMessages(licensesInUseMessages);
  return (
    <Remote
      of={query}
      failure={texts.failedInUse}
      skeleton={<TableSkeleton headers={inUseHeaders(texts)} rows={10} hasToolbar hasPager />}
      empty={{
        when: (page) => page.results.length === 0,
        show: <StateMessage kind="empty" title={emptyTexts.emptyInUse} text={emptyTexts.emptyInUseText} />,
      }}
    >
      {(page) => <FilteredTable rows={page.results} {...actions} />}
    </Remote>
  );
}

function FilteredTable({ rows, ...actions }: RowActions & { readonly rows: readonly License[] }): ReactNode {
  const { clearFilters } = useMessages(licensesInUseMessages);
  const { noMatches } = useDesignMessages();
  const nowMs = useNow();
  const [state, setState] = useTableState("in-use", table);
  const { expiry, type, setFilter } = useLicenseFilters("in-use");
  const menuOf = useMenuOf(actions);
  const shown = useMemo(() => filterLicenses(rows, expiry, type, nowMs), [rows, expiry, type, nowMs]);
  const change = (filter: Partial<typeof licenseFilterDefaults>) => {
    setState({ ...state, page: 1 });
    setFilter(filter);
  };
  return (
    <LicensesInUseTable
      rows={shown}
      nowMs={nowMs}
      menuOf={menuOf}
      state={state}
      onStateChange={setState}
      filters={(matching) => <LicenseFilterBar expiry={expiry} type={type} count={matching} onChange={change} />}
      empty={
        <StateMessage
          kind="unmatched"
          title={noMatches}
          action={
            <Button size="sm" onPress={() => change(licenseFilterDefaults)}>
              {clearFilters}
            </Button>
          }
        />
      }
    />
  );
}

/** Returns a function that makes the menu of a license's row. */
function useMenuOf({ onRenew, onGetHelp }: RowActions): LicensesInUseTableProps["menuOf"] {
  const { open } = useMessages(licensesMessages);
  const goTo = useGoTo();
  const onRenewRow = useCallback((row: LicenseGroupRow) => onRenew(renewableLicenses(row)), [onRenew]);
  const completeMenu = useCompleteMenu({ onRenew: onRenewRow, onGetHelp });
  return useCallback(
    (license) => {
      const { guid, serial_number: serial } = license;
      const onAction = () => goTo(screenTarget("license", { licenseGuid: guid }));
      return completeMenu(singleRow(license, guid, serial), [{ id: "open", label: open(serial), onAction }]);
    },
    [completeMenu, open, goTo],
  );
}
