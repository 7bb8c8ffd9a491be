import { type Commit, shortSha } from "@gatehouse/contract/projects";
import { DataTable, Identifier, type TableColumn } from "@gatehouse/design";
import { type ReactNode, useMemo } from "react";
import { type ScreenLinks, useScreenLinks } from "../../../navigation/screen-link";
import { type Format, useFormat } from "../../../portal/format";
import { useMessages } from "../../../portal/messages";
import { projectsMessages, type ProjectsTexts } from "../projects.messages";
import { roundedFigure } from "../rounded-figure";
import type { Channel, FigureSeries } from "./figure-series";
import { projectFiguresMessages, type ProjectFiguresTexts } from "./project-figures.messages";

export interface FiguresTableProps {
  readonly projectGuid: string;
  readonly series: FigureSeries;
}

/** The figures behind the chart, the newest commit first. */
export function FiguresTable({ projectGuid, series }: FiguresTableProps): ReactNode {
  const texts = useMessages(projectFiguresMessages);
  const columns = useFigureColumns(projectGuid, series.channels);
  const rows = useMemo(() => [...series.commits].reverse(), [series]);
  return (
    <DataTable
      label={texts.title}
      rows={rows}
      columns={columns}
      rowKey={({ version_sha1: sha }) => sha}
      isUnpaged
      density="compact"
    />
  );
}

/** The columns of the table and its CSV file. A commit without figures has none here, unlike in the chart. */
export function useFigureColumns(projectGuid: string, channels: readonly Channel[]): readonly TableColumn<Commit>[] {
  const texts = useMessages(projectFiguresMessages);
  const names = useMessages(projectsMessages);
  const format = useFormat();
  const links = useScreenLinks();
  return useMemo(
    () => figureColumns({ projectGuid, channels, texts, names, format, links }),
    [projectGuid, channels, texts, names, format, links],
  );
}

interface FigureColumnsOptions extends Pick<FigureSeries, "channels"> {
  readonly projectGuid: string;
  readonly texts: ProjectFiguresTexts;
  readonly names: ProjectsTexts;
  readonly format: Format;
  readonly links: ScreenLinks;
}

function figureColumns({ projectGuid, channels, texts, names, format, links }: FigureColumnsOptions) {
  const figure = (channel: Channel): TableColumn<Commit> => ({
    id: channel,
    header: channel === "clock" ? texts.clockMhz : `${names.resources[channel]}, %`,
    align: "end",
    isMuted: (commit) => commit[channel] == null,
    cell: (commit) => {
      const value = commit[channel];
      return value == null ? names.none : <span className="gh-mono">{format.number(roundedFigure(value))}</span>;
    },
    sortValue: (commit) => commit[channel],
  });
  const columns: readonly TableColumn<Commit>[] = [
    {
      id: "commit",
      header: names.columnCommit,
      lead: true,
      cell: ({ version_sha1: commitSha, progressive_version_number: number }) => (
        <>
          <Identifier {...links("commit", { projectGuid, commitSha })} copyValue={commitSha}>
            {shortSha(commitSha)}
          </Identifier>{" "}
          <span className="gh-muted">#{number}</span>
        </>
      ),
      sortValue: ({ progressive_version_number: number }) => number,
      csv: ({ version_sha1: sha }) => sha,
    },
    ...channels.map(figure),
    {
      id: "created",
      header: names.columnCreated,
      isNoWrap: true,
      cell: ({ created_on: time }) => format.showTime(time),
      sortValue: ({ created_on: time }) => time,
    },
  ];
  return columns;
}
