import { useCallback, useMemo, useState } from "react";
import type { Step } from "../search/steps";

/* Only this many of the last rows that were shown keep their steps open. */
const mostShown = 50;

/**
 * The folded steps: successful ones, except the last one or one with a requested row, until the user folds or
 * unfolds a step. A row can be requested before its step is known.
 *
 * @param isReading - whether the user has scrolled to other lines than the last. Then no step folds itself, because its
 *   lines may be those that the user reads.
 */
export function useFolds(steps: readonly Step[], isReading: boolean) {
  const [chosen, setChosen] = useState<ReadonlyMap<number, boolean>>(new Map());
  const [shownRows, setShownRows] = useState<readonly number[]>([]);
  const ended = useMemo(() => endedRows(steps), [steps]);
  const [folded, setFolded] = useState(ended);
  if (!isReading && folded !== ended) setFolded(ended);
  const isFolded = useCallback(
    (step: Step) =>
      chosen.get(step.startRow) ?? (folded.has(step.startRow) && !shownRows.some((row) => isInside(step, row))),
    [chosen, folded, shownRows],
  );
  const fold = useCallback(
    (isToFold: boolean, which: readonly Step[]) =>
      setChosen((known) => new Map([...known, ...which.map(({ startRow }) => [startRow, isToFold] as const)])),
    [],
  );
  const keepOpen = useCallback((row: number) => setShownRows((rows) => [...rows.slice(1 - mostShown), row]), []);
  return { isFolded, fold, keepOpen };
}

const endedRows = (steps: readonly Step[]): ReadonlySet<number> =>
  new Set(steps.slice(0, -1).flatMap(({ state, startRow }) => (state === "done" ? [startRow] : [])));

/** Whether a row is hidden if the step is folded. */
export const isInside = ({ startRow, endRow }: Step, row: number): boolean => startRow < row && row < endRow;
