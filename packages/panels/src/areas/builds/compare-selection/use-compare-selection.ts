import { useCallback, useState } from "react";

/** The selection to compare: two things at most. */
export interface CompareSelection<Row> {
  readonly chosen: readonly Row[];
  readonly isSelected: (row: Row) => boolean;
  readonly onSelect: (rows: readonly Row[], isSelected: boolean) => void;
  readonly onClear: () => void;
}

/**
 * Keeps a selection across the pages of a list. A third one replaces the first.
 * @param keyOf - keep it stable between renders
 */
export function useCompareSelection<Row>(keyOf: (row: Row) => string): CompareSelection<Row> {
  const [chosen, setChosen] = useState<readonly Row[]>([]);
  const isSelected = useCallback((row: Row) => chosen.some((other) => keyOf(other) === keyOf(row)), [chosen, keyOf]);
  const onSelect = useCallback(
    (rows: readonly Row[], isOn: boolean) =>
      setChosen((before) => {
        const keys = new Set(rows.map(keyOf));
        const others = before.filter((other) => !keys.has(keyOf(other)));
        return isOn ? [...others, ...rows].slice(-2) : others;
      }),
    [keyOf],
  );
  const onClear = useCallback(() => setChosen([]), []);
  return { chosen, isSelected, onSelect, onClear };
}

/** Orders two items by time, the older one first. Undefined unless there are two. */
export function inTime<Row>(
  [one, other]: readonly Row[],
  timeOf: (row: Row) => string,
): readonly [Row, Row] | undefined {
  if (one === undefined || other === undefined) return undefined;
  return Date.parse(timeOf(one)) <= Date.parse(timeOf(other)) ? [one, other] : [other, one];
}
