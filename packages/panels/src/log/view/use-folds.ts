import { useCallback, useState } from "react";
import type { Step } from "../search/steps";

/**
 * Which steps are folded: those that ended well, unless it is the last one, until the reader folds or unfolds a step.
 */
export function useFolds(steps: readonly Step[]) {
  const [chosen, setChosen] = useState<ReadonlyMap<number, boolean>>(new Map());
  const lastRow = steps.at(-1)?.startRow;
  const isFolded = useCallback(
    (step: Step) => chosen.get(step.startRow) ?? (step.state === "done" && step.startRow !== lastRow),
    [chosen, lastRow],
  );
  const fold = useCallback(
    (folded: boolean, which: readonly Step[]) =>
      setChosen((known) => new Map([...known, ...which.map(({ startRow }) => [startRow, folded] as const)])),
    [],
  );
  return { isFolded, fold };
}
