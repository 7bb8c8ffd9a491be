import type { Page } from "@gatehouse/contract";
import type { License } from "@gatehouse/contract/licenses";
import { Button, StateMessage, TableSkeleton, useDesignMessages } from "@gatehouse/design";
import { type ReactNode, useMemo } from "react";
import { Remote, type RemoteProps } from "../../../data/remote";
import { useNow } from "../../../data/use-now";
import { useTableState } from "../../../navigation/use-table-state";
import { tableDefaults } from "../../../navigation/written-table-state";
import { useMessages } from "../../../portal/messages";
import { licensesMessages } from "../licenses.messages";
import { inUseHeaders } from "./in-use-headers";
import { LicenseFilterBar } from "./license-filter-bar";
import { filterLicenses } from "./license-filters";
import { licensesInUseMessages } from "./licenses-in-use.messages";
import { LicensesInUseTable } from "./licenses-in-use-table";
import { licenseFilterDefaults, useLicenseFilters } from "./use-license-filters";

const table = tableDefaults({ pageSize: 10, sort: "validity" });

/** The list of licenses that the viewer holds. */
export function LicensesInUseTab({ query }: { readonly query: RemoteProps<Page<License>>["of"] }): ReactNode {
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
      {(page) => <FilteredTable rows={page.results} />}
    </Remote>
  );
}

function FilteredTable({ rows }: { readonly rows: readonly License[] }): ReactNode {
  const { clearFilters } = useMessages(licensesInUseMessages);
  const { noMatches } = useDesignMessages();
  const nowMs = useNow();
  const [state, setState] = useTableState("in-use", table);
  const { expiry, type, setFilter } = useLicenseFilters("in-use");
  const shown = useMemo(() => filterLicenses(rows, expiry, type, nowMs), [rows, expiry, type, nowMs]);
  const change = (filter: Partial<typeof licenseFilterDefaults>) => {
    setState({ ...state, page: 1 });
    setFilter(filter);
  };
  return (
    <LicensesInUseTable
      rows={shown}
      nowMs={nowMs}
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
