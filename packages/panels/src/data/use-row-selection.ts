import { useCallback, useMemo, useState } from "react";

/** The selected rows of a list. */
export interface RowSelection<Row> {
  /** The selected rows, in the order of the list. */
  readonly chosen: readonly Row[];
  /** Keys of the selection. A row that represents several objects has one for each. */
  readonly keys: ReadonlySet<string>;
  /** How many objects these rows represent. */
  readonly countOf: (rows: readonly Row[]) => number;
  readonly isSelected: (row: Row) => boolean;
  readonly onSelect: (rows: readonly Row[], isSelected: boolean) => void;
  /** Selects exactly these keys. */
  readonly keep: (keys: readonly string[]) => void;
  readonly onClear: () => void;
}

const none: ReadonlySet<string> = new Set();

/**
 * Keeps a selection while a list is paged, sorted, filtered and refetched. Rows that disappear are deselected.
 * @param rows - the whole list
 * @param keysOf - keep it stable between renders
 */
export function useRowSelection<Row>(rows: readonly Row[], keysOf: (row: Row) => readonly string[]): RowSelection<Row> {
  const [keys, setKeys] = useState(none);
  const [checked, setChecked] = useState<readonly unknown[]>([rows, keys]);
  // Check new keys, too: a dialog can report licenses that have left the list.
  if (checked[0] !== rows || checked[1] !== keys) {
    setChecked([rows, keys]);
    const present = new Set(rows.flatMap(keysOf));
    const left = [...keys].filter((key) => present.has(key));
    if (left.length < keys.size) setKeys(new Set(left));
  }
  const isSelected = useCallback((row: Row) => keysOf(row).some((key) => keys.has(key)), [keys, keysOf]);
  const onSelect = useCallback(
    (changed: readonly Row[], isOn: boolean) =>
      setKeys((before) => {
        const own = changed.flatMap(keysOf);
        if (isOn) return new Set([...before, ...own]);
        const dropped = new Set(own);
        return new Set([...before].filter((key) => !dropped.has(key)));
      }),
    [keysOf],
  );
  const keep = useCallback((kept: readonly string[]) => setKeys(new Set(kept)), []);
  const onClear = useCallback(() => setKeys(none), []);
  const countOf = useCallback((counted: readonly Row[]) => counted.flatMap(keysOf).length, [keysOf]);
  const chosen = useMemo(() => (keys.size === 0 ? [] : rows.filter(isSelected)), [rows, keys, isSelected]);
  return useMemo(
    () => ({ chosen, keys, countOf, isSelected, onSelect, keep, onClear }),
    [chosen, keys, countOf, isSelected, onSelect, keep, onClear],
  );
}
