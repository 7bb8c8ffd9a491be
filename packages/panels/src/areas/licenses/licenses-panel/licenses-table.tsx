import type { LicenseGroupRow } from "@gatehouse/contract/licenses";
import { type ControlledTable, DataTable, findRows, type TableSelection } from "@gatehouse/design";
import { type ReactNode, useMemo } from "react";
import { useListTools } from "../../../forms/list-tools/use-list-tools";
import { useFormat } from "../../../portal/format";
import { useMessages } from "../../../portal/messages";
import { licensesMessages } from "../licenses.messages";
import { type CompleteMenu, licenseColumns } from "./license-columns";

export interface LicensesTableProps extends ControlledTable<LicenseGroupRow> {
  /** Called with the number of matching rows on all pages of the table. */
  readonly filters?: (matching: number) => ReactNode;
  /** The server's time, milliseconds since the epoch. */
  readonly nowMs: number;
  readonly onOpen: (licenseGuid: string) => void;
  readonly onRenew?: (row: LicenseGroupRow) => void;
  readonly completeMenu?: CompleteMenu | undefined;
  readonly selection?: TableSelection<LicenseGroupRow> | undefined;
  /** Buttons at the toolbar's end. */
  readonly actions?: ReactNode;
}

/** My Licenses: the licenses that the account owns, with similar ones in one row. */
export function LicensesTable(props: LicensesTableProps): ReactNode {
  const { filters, nowMs, onOpen, onRenew, completeMenu, actions, ...table } = props;
  const texts = useMessages(licensesMessages);
  const format = useFormat();
  const columns = useMemo(
    () => licenseColumns({ texts, format, nowMs, onOpen, onRenew, completeMenu }),
    [texts, format, nowMs, onOpen, onRenew, completeMenu],
  );
  const { rows, state } = props;
  const matching = useMemo(() => findRows(rows, columns, state.search).length, [rows, columns, state.search]);
  return (
    <DataTable
      label={texts.myLicenses}
      columns={columns}
      rowKey={rowKey}
      {...table}
      isSearchable
      searchPlaceholder={texts.search}
      {...useListTools("licenses", texts.myLicenses)}
      toolbar={filters?.(matching)}
      toolbarEnd={actions}
      csvFileName="licenses.csv"
    />
  );
}

const rowKey = (row: LicenseGroupRow) => row.license_guids.join(" ");
