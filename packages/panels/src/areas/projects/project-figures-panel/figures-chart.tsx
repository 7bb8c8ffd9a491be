import { styled } from "@gatehouse/design/styled";
import { type ReactNode, useState } from "react";
import { useMessages } from "../../../portal/messages";
import { ChartKeys } from "./chart-keys";
import { ChartPlot } from "./chart-plot";
import { ChartTags } from "./chart-tags";
import { ChartTip } from "./chart-tip";
import { type Channel, clockScale, type FigureSeries, percentScale } from "./figure-series";
import { projectFiguresMessages } from "./project-figures.messages";

export interface FiguresChartProps {
  readonly projectGuid: string;
  readonly series: FigureSeries;
}

/** The number of lines that colors can distinguish. */
const mostShownFirst = 4;
const mostTicks = 6;

/** Two plots over the commits: resources in percent of the board, and below them the clock. */
export function FiguresChart({ projectGuid, series }: FiguresChartProps): ReactNode {
  const texts = useMessages(projectFiguresMessages);
  const { channels, commits, valuesOf } = series;
  const [chosen, setChosen] = useState<readonly Channel[]>();
  const [wanted, setAt] = useState<number>();
  const at = wanted === undefined ? undefined : Math.min(wanted, commits.length - 1);
  const resources = channels.filter((channel) => channel !== "clock");
  const shown =
    chosen ?? channels.filter((channel) => channel === "clock" || resources.indexOf(channel) < mostShownFirst);
  const plot = { projectGuid, series, at, onPoint: setAt };
  const hasClock = shown.includes("clock");
  return (
    <Chart className="gh-chart" role="group" aria-label={texts.title} onPointerLeave={() => setAt(undefined)}>
      <ChartKeys channels={channels} shown={shown} onChange={setChosen} />
      <ChartTags commits={commits} />
      <ChartPlot
        {...plot}
        kind="resources"
        shown={resources.filter((channel) => shown.includes(channel))}
        scale={percentScale(resources.filter((channel) => shown.includes(channel)).flatMap(valuesOf))}
      />
      {hasClock && <ChartPlot {...plot} kind="clock" shown={["clock"]} scale={clockScale(valuesOf("clock"))} />}
      <div className="gh-chart-x" aria-hidden="true">
        {ticksOf(commits.length).map((tick) => (
          <span key={tick} style={{ insetInlineStart: `${((tick + 0.5) / commits.length) * 100}%` }}>
            #{commits[tick]?.progressive_version_number}
          </span>
        ))}
      </div>
      {at !== undefined && <ChartTip projectGuid={projectGuid} series={series} shown={shown} at={at} />}
    </Chart>
  );
}

/** Some commits at equal distances, the first among them. */
function ticksOf(count: number): readonly number[] {
  const step = Math.ceil(count / mostTicks);
  return Array.from({ length: Math.ceil(count / step) }, (_, at) => at * step);
}

/* Commits run from left to right, whatever the language around them. */
const Chart = styled.div`
  direction: ltr;
  position: relative;
  display: grid;
  grid-template-columns: 2.6em minmax(0, 1fr) 8em;
  row-gap: var(--gh-space-4);
  .gh-chart-x { grid-area: 5 / 2; position: relative; height: 1.4em; }
  .gh-chart-x > span { position: absolute; translate: -50% 0; font-family: var(--gh-font-mono); font-size: var(--gh-type-xs); color: var(--gh-text-muted); white-space: nowrap; }
  @container gh-panel (width < 40em) {
    grid-template-columns: 2.6em minmax(0, 1fr) 0;
    .gh-chart-ends, .gh-chart-tags, .gh-chart-x > span:nth-child(even) { display: none; }
  }
`;
