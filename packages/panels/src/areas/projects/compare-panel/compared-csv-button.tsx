import { shortSha } from "@gatehouse/contract/projects";
import { Button, DownloadIcon, exportCsv, type TableColumn } from "@gatehouse/design";
import type { ReactNode } from "react";
import { useMessages } from "../../../portal/messages";
import { buildFiguresMessages } from "../../builds";
import { compareMessages } from "./compare.messages";
import type { ComparedFigure } from "./compared-figures";
import { useComparedRows } from "./use-compared-rows";
import type { ComparedSide } from "./use-compared-side";

interface CsvRow extends ComparedFigure {
  readonly group: string;
  readonly label: string;
}

interface Sides {
  readonly before: ComparedSide;
  readonly after: ComparedSide;
}

export interface ComparedCsvButtonProps {
  /** Undefined while they load. The button already has its place then. */
  readonly sides: Sides | undefined;
}

/** Downloads all compared figures as one CSV file. Steps are in milliseconds. */
export function ComparedCsvButton({ sides }: ComparedCsvButtonProps): ReactNode {
  const texts = useMessages(compareMessages);
  if (sides !== undefined) return <KnownCsvButton {...sides} />;
  return (
    <Button size="sm" icon={<DownloadIcon />} isDisabled>
      {texts.downloadCsv}
    </Button>
  );
}

function KnownCsvButton({ before, after }: Sides): ReactNode {
  const texts = useMessages(compareMessages);
  const figures = useMessages(buildFiguresMessages);
  const { resources, timing, steps } = useComparedRows(before, after);
  const download = () => {
    const rows: readonly CsvRow[] = [
      ...resources.rows.map((row) => ({ ...row, group: texts.resources })),
      ...timing.rows.map((row) => ({ ...row, group: figures.timing })),
      ...steps.rows.map((row) => ({ ...row, group: figures.steps, label: `${row.label}, ms` })),
    ];
    const column = (id: string, header: string, csv: (row: CsvRow) => string | number | null): TableColumn<CsvRow> => ({
      id,
      header,
      csv,
      cell: () => null,
    });
    exportCsv(
      `${shortSha(before.commit.version_sha1)}-${shortSha(after.commit.version_sha1)}.csv`,
      [
        column("group", texts.columnGroup, ({ group }) => group),
        column("name", texts.columnCheck, ({ label }) => label),
        column("before", texts.before, (row) => row.before),
        column("after", texts.after, (row) => row.after),
        column("difference", texts.columnDifference, ({ before: from, after: to }) =>
          from === null || to === null ? null : to - from,
        ),
        column("available", texts.columnAvailable, ({ available }) => available),
      ],
      rows,
    );
  };
  return (
    <Button size="sm" icon={<DownloadIcon />} onPress={download}>
      {texts.downloadCsv}
    </Button>
  );
}
