import { projects } from "@gatehouse/contract/projects";
import {
  Button,
  ChartIcon,
  DownloadIcon,
  exportCsv,
  NativeSelect,
  Panel,
  SkeletonLines,
  StateMessage,
  TableIcon,
} from "@gatehouse/design";
import { styled } from "@gatehouse/design/styled";
import { memo, type ReactNode, useMemo, useState } from "react";
import { PortalPanel } from "../../../access/portal-panel";
import { newestFirst } from "../../../data/newest-first";
import { Remote } from "../../../data/remote";
import { useEndpoint } from "../../../data/use-endpoint";
import { useMessages } from "../../../portal/messages";
import { projectsMessages } from "../projects.messages";
import { useProjectOfList } from "../use-project-of-list";
import { type FigureSeries, figureSeries } from "./figure-series";
import { FiguresChart } from "./figures-chart";
import { FiguresTable, useFigureColumns } from "./figures-table";
import { projectFiguresMessages } from "./project-figures.messages";

export interface ProjectFiguresPanelProps {
  readonly projectGuid: string;
}

/** The board utilization and clock of a project's commits, as a chart or as a table. */
export const ProjectFiguresPanel = memo(function ProjectFiguresPanel(props: ProjectFiguresPanelProps): ReactNode {
  return (
    <PortalPanel name="ProjectFiguresPanel" about={{ projectGuid: props.projectGuid }}>
      <Content {...props} />
    </PortalPanel>
  );
});

const ranges = [12, 24, 50, 100];
const pollMs = 30_000;

function Content({ projectGuid }: ProjectFiguresPanelProps): ReactNode {
  const texts = useMessages(projectFiguresMessages);
  const { failedCommits } = useMessages(projectsMessages);
  const [range, setRange] = useState(24);
  const [isTable, setTable] = useState(false);
  const query = { page: 1, page_size: range, order_by: "-created_on" } as const;
  const commits = useEndpoint(projects.listCommits, { projectGuid, query }, { pollMs, keepsPrevious: true });
  useProjectOfList(commits, projectGuid);
  const { data } = commits;
  const series = useMemo(
    () => figureSeries(newestFirst(data?.results ?? [], ({ created_on: time }) => time, range)),
    [data, range],
  );
  const hasFigures = series.channels.length > 0;
  return (
    <Panel
      title={texts.title}
      isFlush={isTable && hasFigures}
      actions={
        hasFigures && (
          <>
            <NativeSelect
              label={texts.range}
              isLabelHidden
              size="sm"
              value={String(range)}
              options={ranges.map((count) => ({ value: String(count), label: texts.lastCommits(count) }))}
              onChange={(value) => setRange(Number(value))}
            />
            <Button size="sm" icon={<ChartIcon />} aria-pressed={!isTable} onPress={() => setTable(false)}>
              {texts.chart}
            </Button>
            <Button size="sm" icon={<TableIcon />} aria-pressed={isTable} onPress={() => setTable(true)}>
              {texts.table}
            </Button>
            <CsvButton projectGuid={projectGuid} series={series} />
          </>
        )
      }
    >
      <Remote
        of={commits}
        failure={failedCommits}
        skeleton={<ChartSkeleton />}
        empty={{
          when: () => !hasFigures,
          show: <StateMessage kind="empty" title={texts.noFigures} text={texts.noFiguresText} />,
        }}
      >
        {() =>
          isTable ? (
            <FiguresTable projectGuid={projectGuid} series={series} />
          ) : (
            <FiguresChart projectGuid={projectGuid} series={series} />
          )
        }
      </Remote>
    </Panel>
  );
}

function CsvButton({
  projectGuid,
  series,
}: {
  readonly projectGuid: string;
  readonly series: FigureSeries;
}): ReactNode {
  const texts = useMessages(projectFiguresMessages);
  const columns = useFigureColumns(projectGuid, series.channels);
  const [newest] = series.commits.slice(-1);
  return (
    <Button
      size="sm"
      variant="quiet"
      iconOnly
      icon={<DownloadIcon />}
      aria-label={texts.downloadCsv}
      onPress={() => exportCsv(`${newest?.project.name ?? projectGuid}.csv`, columns, [...series.commits].reverse())}
    />
  );
}

function ChartSkeleton(): ReactNode {
  return (
    <Waiting>
      <SkeletonLines widths={["30%", "100%", "100%", "100%", "100%"]} />
    </Waiting>
  );
}

/* As high as the chart. */
const Waiting = styled.div`
  display: grid;
  align-content: space-between;
  min-height: 27em;
`;
