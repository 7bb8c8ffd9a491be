import { useCallback, useState } from "react";

/** The selection to compare: two things at most. */
export interface CompareSelection<Row> {
  readonly chosen: readonly Row[];
  readonly isChosen: (row: Row) => boolean;
  readonly choose: (row: Row, isChosen: boolean) => void;
  readonly clear: () => void;
}

/**
 * Keeps a selection across the pages of a list. A third one takes the place of the first that was chosen.
 * @param keyOf - keep it stable between renders
 */
export function useCompareSelection<Row>(keyOf: (row: Row) => string): CompareSelection<Row> {
  const [chosen, setChosen] = useState<readonly Row[]>([]);
  const isChosen = useCallback((row: Row) => chosen.some((other) => keyOf(other) === keyOf(row)), [chosen, keyOf]);
  const choose = useCallback(
    (row: Row, isOn: boolean) =>
      setChosen((before) => {
        const others = before.filter((other) => keyOf(other) !== keyOf(row));
        return isOn ? [...others.slice(-1), row] : others;
      }),
    [keyOf],
  );
  const clear = useCallback(() => setChosen([]), []);
  return { chosen, isChosen, choose, clear };
}

/** Two things with the older one first: what is before and what is after. */
export function inTime<Row>(
  [one, other]: readonly Row[],
  timeOf: (row: Row) => string,
): readonly [Row, Row] | undefined {
  if (one === undefined || other === undefined) return undefined;
  return Date.parse(timeOf(one)) <= Date.parse(timeOf(other)) ? [one, other] : [other, one];
}
