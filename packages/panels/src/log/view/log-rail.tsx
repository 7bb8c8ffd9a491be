import { styled } from "@gatehouse/design/styled";
import { type ReactNode, type Ref, useMemo } from "react";
import type { LineRange } from "./line-range";
import type { LogLayout } from "./log-layout";
import type { LogSnapshot } from "./log-snapshot";

interface LogRailProps {
  readonly snapshot: LogSnapshot;
  readonly layout: LogLayout;
  readonly range: LineRange | undefined;
  /** The mark of the part in view. The lines move it as they scroll. */
  readonly windowRef: Ref<HTMLElement>;
}

/* The strip has this many places for marks. Marks in the same place are one. */
const places = 240;
const mostMarks = 5_000;

/**
 * The whole log as a strip beside the scroll bar. It marks errors, warnings, matches and the selected lines, even
 * folded ones, and the part in view.
 */
export function LogRail({ snapshot, layout, range, windowRef }: LogRailProps): ReactNode {
  const { reports, search } = snapshot;
  const hits = search?.hits;
  const marks = useMemo(() => {
    const placeOf = (row: number) =>
      Math.round((layout.unitOf(layout.indexOfRow(row)) / Math.max(1, layout.units)) * places);
    const path = (rows: readonly number[]) =>
      [...new Set(sampled(rows).map(placeOf))].map((place) => `M0 ${place}h8`).join("");
    const rowsOf = (severity: string) => reports.filter((report) => report.severity === severity).map(({ row }) => row);
    const matching = hits ? Math.min(hits.rowTotal, mostMarks) : 0;
    return {
      match: path(
        Array.from(
          { length: matching },
          (_, index) => hits?.rowAt(Math.floor((index * hits.rowTotal) / matching)) ?? 0,
        ),
      ),
      warning: path(rowsOf("warning")),
      error: path(rowsOf("error")),
      range: range ? `M1 ${placeOf(range.first - 1)}V${placeOf(range.last - 1) + 1}` : "",
    };
  }, [reports, hits, layout, range]);
  return (
    <Strip className="gh-log-rail" aria-hidden="true">
      <svg viewBox={`0 -1 8 ${places + 2}`} preserveAspectRatio="none">
        {Object.entries(marks).map(([kind, path]) => path !== "" && <path key={kind} data-kind={kind} d={path} />)}
      </svg>
      <b ref={windowRef} />
    </Strip>
  );
}

/** At most `mostMarks` of the rows, evenly spaced. */
function sampled(rows: readonly number[]): readonly number[] {
  if (rows.length <= mostMarks) return rows;
  return Array.from({ length: mostMarks }, (_, index) => rows[Math.floor((index * rows.length) / mostMarks)]!);
}

const Strip = styled.div`
  position: absolute;
  inset: 0;
  border-inline-start: var(--gh-line) solid var(--gh-hairline);
  background: var(--gh-surface);
  svg { position: absolute; inset: 0; width: 100%; height: 100%; }
  b { position: absolute; inset-inline: 0; border-block: var(--gh-line) solid var(--gh-border-control); background: color-mix(in oklab, var(--gh-text) 14%, transparent); }
  path { fill: none; stroke-width: 2; vector-effect: non-scaling-stroke; }
  path[data-kind="match"] { stroke: var(--gh-text-muted); }
  path[data-kind="warning"] { stroke: var(--gh-warning); }
  path[data-kind="error"] { stroke: var(--gh-danger); stroke-width: 3; }
  path[data-kind="range"] { stroke: var(--gh-accent); stroke-width: 3; }
`;
