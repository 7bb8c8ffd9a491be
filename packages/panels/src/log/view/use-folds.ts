import { useCallback, useState } from "react";
import type { Step } from "../search/steps";

/* Only this many of the last rows that were shown keep their steps open. */
const mostShown = 50;

/**
 * The folded steps: successful ones, except the last one or one with a requested row, until the user folds or
 * unfolds a step. A row can be requested before its step is known.
 */
export function useFolds(steps: readonly Step[]) {
  const [chosen, setChosen] = useState<ReadonlyMap<number, boolean>>(new Map());
  const [shownRows, setShownRows] = useState<readonly number[]>([]);
  const lastRow = steps.at(-1)?.startRow;
  const isFolded = useCallback(
    (step: Step) =>
      chosen.get(step.startRow) ??
      (step.state === "done" && step.startRow !== lastRow && !shownRows.some((row) => isInside(step, row))),
    [chosen, lastRow, shownRows],
  );
  const fold = useCallback(
    (folded: boolean, which: readonly Step[]) =>
      setChosen((known) => new Map([...known, ...which.map(({ startRow }) => [startRow, folded] as const)])),
    [],
  );
  const keepOpen = useCallback((row: number) => setShownRows((rows) => [...rows.slice(1 - mostShown), row]), []);
  return { isFolded, fold, keepOpen };
}

/** Whether a row is hidden if the step is folded. */
export const isInside = ({ startRow, endRow }: Step, row: number): boolean => startRow < row && row < endRow;
