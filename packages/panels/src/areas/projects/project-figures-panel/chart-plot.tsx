import { nearlyFullPercent } from "@gatehouse/contract/builds";
import { styled } from "@gatehouse/design/styled";
import type { PointerEvent, ReactNode } from "react";
import { useFormat } from "../../../portal/format";
import { channelStyle, isDashed } from "./channel-style";
import { ChartEnds } from "./chart-ends";
import { type Channel, hasFailed, heightOf, type Scale, stepPath } from "./figure-series";
import { type CommitSliderOptions, useCommitSlider } from "./use-commit-slider";

export interface ChartPlotProps extends CommitSliderOptions {
  readonly kind: "resources" | "clock";
  readonly shown: readonly Channel[];
  readonly scale: Scale;
}

/** One plot: its axis, its lines, and their names and last values at the end. */
export function ChartPlot(props: ChartPlotProps): ReactNode {
  const { kind, series, shown, scale } = props;
  const marks = kind === "clock" ? [scale.low, scale.high] : [0, 50, 100];
  const { number } = useFormat();
  return (
    <>
      <Axis aria-hidden="true" data-kind={kind}>
        {marks.map((mark) => (
          <span key={mark} style={{ bottom: `${heightOf(mark, scale)}%` }}>
            {number(mark)}
            {kind === "resources" && mark === 100 && "%"}
          </span>
        ))}
      </Axis>
      <Lines {...props} />
      <ChartEnds series={series} shown={shown} scale={scale} kind={kind} />
    </>
  );
}

function Lines({ kind, projectGuid, series, shown, scale, at, onPoint }: ChartPlotProps): ReactNode {
  const { commits, valuesOf } = series;
  const grid = kind === "clock" ? [scale.high] : [25, 50, 75, 100];
  const place = (event: PointerEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    const across = (event.clientX - box.left) / box.width;
    onPoint(Math.max(0, Math.min(commits.length - 1, Math.floor(across * commits.length))));
  };
  const control = useCommitSlider({ projectGuid, series, at, onPoint });
  return (
    <Plot
      className="gh-chart-plot"
      data-kind={kind}
      onPointerMove={place}
      onPointerDown={place}
      {...(kind === "resources" ? control.slider : {})}
    >
      {kind === "resources" && control.help}
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        {grid.map((mark) => (
          <path key={mark} className="gh-chart-grid" d={`M0 ${100 - heightOf(mark, scale)}H100`} />
        ))}
        <path className="gh-chart-base" d="M0 100H100" />
        {kind === "resources" && (
          <path className="gh-chart-limit" d={`M0 ${100 - heightOf(nearlyFullPercent, scale)}H100`} />
        )}
        {shown.map((channel) => (
          <path
            key={channel}
            className="gh-chart-line"
            data-dashed={isDashed(channel) || undefined}
            style={channelStyle(channel)}
            d={stepPath(valuesOf(channel), scale)}
          />
        ))}
      </svg>
      {kind === "resources" &&
        commits.map((commit, place) =>
          hasFailed(commit) ? <Void key={commit.version_sha1} at={place} of={commits.length} /> : null,
        )}
      {at !== undefined && <Cursor at={at} series={series} shown={shown} scale={scale} />}
    </Plot>
  );
}

function Void({ at, of }: { readonly at: number; readonly of: number }): ReactNode {
  return <span className="gh-chart-void" style={{ insetInlineStart: `${(at / of) * 100}%`, width: `${100 / of}%` }} />;
}

type CursorProps = Pick<ChartPlotProps, "series" | "shown" | "scale"> & { readonly at: number };

function Cursor({ at, series, shown, scale }: CursorProps): ReactNode {
  const insetInlineStart = `${((at + 0.5) / series.commits.length) * 100}%`;
  return (
    <>
      <span className="gh-chart-cursor" style={{ insetInlineStart }} />
      {shown.map((channel) => {
        const value = series.valuesOf(channel)[at] ?? null;
        if (value === null) return null;
        const style = { ...channelStyle(channel), insetInlineStart, bottom: `${heightOf(value, scale)}%` };
        return <span key={channel} className="gh-chart-dot" style={style} />;
      })}
    </>
  );
}

/* Each part has its own grid row, so that the tip, which lies over the plot, moves nothing. */
const Axis = styled.div`
  grid-area: 3 / 1;
  position: relative;
  &[data-kind="clock"] { grid-row: 4; }
  > span { position: absolute; inset-inline-end: 0.7em; translate: 0 50%; font-family: var(--gh-font-mono); font-size: var(--gh-type-xs); line-height: 1; color: var(--gh-text-muted); }
`;

const Plot = styled.div`
  grid-area: 3 / 2;
  position: relative;
  height: 17em;
  border-inline: 1px solid var(--gh-tick);
  touch-action: pan-y;
  &[data-kind="clock"] { grid-row: 4; height: 3.6em; }
  > svg { position: absolute; inset: 0; width: 100%; height: 100%; overflow: visible; fill: none; }
  path { vector-effect: non-scaling-stroke; stroke-width: 1.75; stroke-linejoin: miter; }
  .gh-chart-grid { stroke: var(--gh-hairline); stroke-width: 1; }
  .gh-chart-base { stroke: var(--gh-tick); stroke-width: 1; }
  .gh-chart-limit { stroke: var(--gh-warning); stroke-width: 1; stroke-dasharray: 4 3; }
  .gh-chart-line { stroke: var(--gh-c); }
  .gh-chart-line[data-dashed] { stroke-dasharray: 6 3; }
  .gh-chart-void { position: absolute; inset-block: 0; background: repeating-linear-gradient(135deg, var(--gh-danger-border) 0 1px, transparent 1px 6px); }
  .gh-chart-cursor { position: absolute; inset-block: 0; width: 1px; background: var(--gh-text); }
  .gh-chart-dot { position: absolute; box-sizing: content-box; width: 0.64em; height: 0.64em; translate: -50% 50%; border: 2px solid var(--gh-surface); border-radius: 1px; background: var(--gh-c); }
`;
