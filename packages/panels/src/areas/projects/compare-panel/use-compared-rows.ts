import { useMemo } from "react";
import { useFormat } from "../../../portal/format";
import { useMessages } from "../../../portal/messages";
import { buildFiguresMessages, buildsMessages, clockText, resourceName } from "../../builds";
import { roundedFigure } from "../rounded-figure";
import { compareMessages } from "./compare.messages";
import {
  type Change,
  changeOf,
  type ComparedFigure,
  comparedResources,
  comparedSteps,
  comparedTiming,
  fullness,
  isNoise,
  resourceTone,
} from "./compared-figures";
import type { ComparedRow } from "./compared-table";
import type { ComparedSide } from "./use-compared-side";

/** The rows of one table, with the formatter of its numbers. */
export interface ComparedGroup {
  readonly rows: readonly ComparedRow[];
  readonly write: (value: number) => string;
}

export interface ComparedGroups {
  readonly resources: ComparedGroup;
  readonly timing: ComparedGroup;
  readonly steps: ComparedGroup;
}

/** Two sides as the rows of three tables. */
export function useComparedRows(before: ComparedSide, after: ComparedSide): ComparedGroups {
  const texts = useMessages(compareMessages);
  const figures = useMessages(buildFiguresMessages);
  const { milliseconds, seconds } = useMessages(buildsMessages);
  const { number } = useFormat();
  return useMemo(() => {
    const tenths = (value: number) => number(roundedFigure(value));
    const signed = (value: number, write: (value: number) => string) =>
      value === 0 ? "0" : `${value > 0 ? "+" : "-"}${write(Math.abs(value))}`;
    const withPercent = ({ by, percent }: Change, write: (value: number) => string) =>
      by === 0 || percent === null ? signed(by, write) : texts.changed(signed(by, write), signed(percent, tenths));
    return {
      resources: resources(),
      timing: timing(),
      steps: steps(),
    };

    function resources(): ComparedGroup {
      const { unit, rows } = comparedResources(before, after);
      const write = unit === "count" ? number : (value: number) => figures.percent(tenths(value));
      const round = unit === "count" ? (value: number) => value : roundedFigure;
      return {
        write,
        rows: rows.map((row) => {
          const change = asShown(changeOf(row, resourceTone(row.available, unit)), row, round);
          const said =
            change === undefined ? "" : unit === "count" ? withPercent(change, write) : signed(change.by, write);
          const full = row.after === null ? undefined : fullness(row.after, row.available, unit);
          const isFull = change?.tone === "broken" && unit === "count" && full !== undefined;
          return {
            ...row,
            label: resourceName(figures, row.name),
            change,
            changeText: isFull ? texts.nowFull(said, tenths(full)) : said,
          };
        }),
      };
    }

    function timing(): ComparedGroup {
      return {
        write: number,
        rows: comparedTiming(before, after).map((row) => {
          const isClock = row.name === "clock";
          const change = changeOf(row, () => (isClock ? "better" : "broken"));
          const what = row.name === "net" ? figures.net : resourceName(figures, row.name);
          return {
            ...row,
            label: isClock ? `${figures.clock}, MHz` : figures.timingIssues(what),
            // A slower clock is worse, but fewer paths that miss it are better.
            change: change && isClock && change.by < 0 ? { ...change, tone: "worse" } : change,
            changeText: change === undefined ? "" : signed(change.by, number),
          };
        }),
      };
    }

    function steps(): ComparedGroup {
      const rows = comparedSteps(before, after);
      const isLong = rows.some((row) => Math.max(row.before ?? 0, row.after ?? 0) >= 60_000);
      const writeShort = (ms: number) => (ms < 1_000 ? milliseconds(number(ms)) : seconds(tenths(ms / 1_000)));
      const roundShort = (ms: number) => (ms < 1_000 ? Math.round(ms) : 1_000 * roundedFigure(ms / 1_000));
      const write = isLong ? clockText : (ms: number) => writeShort(roundShort(ms));
      const round = isLong ? (ms: number) => 1_000 * Math.floor(ms / 1_000) : roundShort;
      return { write, rows: rows.map((row) => stepRow(row, write, round)) };
    }

    function stepRow(row: ComparedFigure, write: (ms: number) => string, round: (ms: number) => number): ComparedRow {
      const change = asShown(
        changeOf(row, () => "worse"),
        row,
        round,
      );
      return {
        ...row,
        label: row.name,
        change: change && { ...change, tone: isNoise(row) ? "same" : change.tone },
        changeText: change === undefined ? "" : signed(change.by, write),
      };
    }
  }, [before, after, texts, figures, milliseconds, seconds, number]);
}

/** Calculates a change from the rounded figures, so that it matches the texts: 0:27 and 0:12 are 0:15 apart. */
function asShown(
  change: Change | undefined,
  { before, after }: ComparedFigure,
  round: (value: number) => number,
): Change | undefined {
  return change && { ...change, by: round(after ?? 0) - round(before ?? 0) };
}
