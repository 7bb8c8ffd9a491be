import type { Page } from "@gatehouse/contract";
import type { License } from "@gatehouse/contract/licenses";
import { StateMessage, TableSkeleton } from "@gatehouse/design";
import { type ReactNode } from "react";
import { Remote, type RemoteProps } from "../../../data/remote";
import { useTableState } from "../../../navigation/use-table-state";
import { tableDefaults } from "../../../navigation/written-table-state";
import { useMessages } from "../../../portal/messages";
import { licensesMessages } from "../licenses.messages";
import { inUseHeaders } from "./in-use-headers";
import { LicensesInUseTable } from "./licenses-in-use-table";

const table = tableDefaults({ pageSize: 10, sort: "validity" });

/** The list of licenses that the viewer holds. */
export function LicensesInUseTab({ query }: { readonly query: RemoteProps<Page<License>>["of"] }): ReactNode {
  const texts = useMessages(licensesMessages);
  const [state, setState] = useTableState("in-use", table);
  return (
    <Remote
      of={query}
      failure={texts.failedInUse}
      skeleton={<TableSkeleton headers={inUseHeaders(texts)} rows={10} hasToolbar hasPager />}
      empty={{
        when: (page) => page.results.length === 0,
        show: <StateMessage kind="empty" title={texts.emptyInUse} text={texts.emptyInUseText} />,
      }}
    >
      {(page) => <LicensesInUseTable rows={page.results} state={state} onStateChange={setState} />}
    </Remote>
  );
}
