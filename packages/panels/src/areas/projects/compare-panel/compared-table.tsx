import { DataTable, type TableColumn } from "@gatehouse/design";
import { type ReactNode, useMemo } from "react";
import { useFormat } from "../../../portal/format";
import { useMessages } from "../../../portal/messages";
import { ChangeBar, ChangeLabel } from "./change-label";
import { compareMessages } from "./compare.messages";
import type { Change, ComparedFigure } from "./compared-figures";

/** A figure with the contents of its row. */
export interface ComparedRow extends ComparedFigure {
  readonly label: string;
  readonly change: Change | undefined;
  /** The change in words. */
  readonly changeText: string;
}

export interface ComparedTableProps {
  /** The table's accessible name. */
  readonly label: string;
  /** The header of the first column. */
  readonly nameHeader: string;
  readonly rows: readonly ComparedRow[];
  readonly write: (value: number) => string;
  /** Adds columns for the change as a bar and for the board's capacity. */
  readonly hasBars?: boolean;
}

/** Figures before and after, with their changes. */
export function ComparedTable({ label, nameHeader, rows, write, hasBars = false }: ComparedTableProps): ReactNode {
  const texts = useMessages(compareMessages);
  const format = useFormat();
  const columns = useMemo((): readonly TableColumn<ComparedRow>[] => {
    const written = (value: number | null) => (value === null ? null : <span className="gh-mono">{write(value)}</span>);
    const bars: readonly TableColumn<ComparedRow>[] = [
      { id: "swing", header: texts.columnSwing, cell: ({ change }) => <ChangeBar change={change} /> },
      {
        id: "available",
        header: texts.columnAvailable,
        isWide: true,
        cell: ({ available }) =>
          available === null ? null : <span className="gh-mono">{format.number(available)}</span>,
      },
    ];
    return [
      { id: "name", header: nameHeader, lead: true, cell: (row) => row.label },
      { id: "before", header: texts.before, align: "end", isNoWrap: true, cell: ({ before }) => written(before) },
      {
        id: "after",
        header: texts.after,
        align: "end",
        isNoWrap: true,
        cell: ({ after }) => (after === null ? null : <strong className="gh-mono">{write(after)}</strong>),
      },
      {
        id: "difference",
        header: texts.columnDifference,
        cell: ({ change, changeText }) => change && <ChangeLabel change={change}>{changeText}</ChangeLabel>,
      },
      ...(hasBars ? bars : []),
    ];
  }, [texts, format, nameHeader, write, hasBars]);
  return (
    <DataTable
      label={label}
      rows={rows}
      columns={columns}
      rowKey={({ name }) => name}
      empty={texts.noDifferences}
      isUnpaged
      density="compact"
    />
  );
}
