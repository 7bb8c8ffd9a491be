import type { Page } from "@gatehouse/contract";
import type { License } from "@gatehouse/contract/licenses";
import { StateMessage, TableSkeleton } from "@gatehouse/design";
import { type ReactNode, useCallback } from "react";
import { Remote, type RemoteProps } from "../../../data/remote";
import { useScreenLinks } from "../../../navigation/screen-link";
import { useTableState } from "../../../navigation/use-table-state";
import { tableDefaults } from "../../../navigation/written-table-state";
import { useFormat } from "../../../portal/format";
import { useMessages } from "../../../portal/messages";
import { licensesMessages } from "../licenses.messages";
import { inUseHeaders } from "./in-use-headers";
import { LicensesInUseTable } from "./licenses-in-use-table";

const table = tableDefaults({ pageSize: 10, sort: "validity" });

/** The list of licenses that the viewer holds. */
export function LicensesInUseTab({ query }: { readonly query: RemoteProps<Page<License>>["of"] }): ReactNode {
  const texts = useMessages(licensesMessages);
  const format = useFormat();
  const links = useScreenLinks();
  const [state, setState] = useTableState("in-use", table);
  const linkTo = useCallback((licenseGuid: string) => links("license", { licenseGuid }), [links]);
  const linkToTeam = useCallback((teamGuid: string) => links("team", { teamGuid }), [links]);
  return (
    <Remote
      of={query}
      failure={texts.failedInUse}
      skeleton={<TableSkeleton headers={inUseHeaders(texts)} />}
      empty={{
        when: (page) => page.results.length === 0,
        show: <StateMessage kind="empty" title={texts.emptyInUse} text={texts.emptyInUseText} />,
      }}
    >
      {(page) => (
        <LicensesInUseTable
          rows={page.results}
          state={state}
          onStateChange={setState}
          texts={texts}
          format={format}
          linkTo={linkTo}
          linkToTeam={linkToTeam}
        />
      )}
    </Remote>
  );
}
