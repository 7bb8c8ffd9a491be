import type { TableState } from "@gatehouse/design";
import { useCallback, useMemo } from "react";
import { useListState } from "./use-list-state";
import { readTableState, writeTableState, type WrittenTableState } from "./written-table-state";

/**
 * A table's page, page size, search and sort. In the address where the navigation has a `search`. Pages count from 1.
 */
export function useTableState(
  prefix: string,
  defaults: WrittenTableState,
): readonly [TableState, (state: TableState) => void] {
  const [written, change] = useListState(prefix, defaults);
  const state = useMemo<TableState>(() => readTableState(written, defaults), [written, defaults]);
  const setState = useCallback((next: TableState) => change(writeTableState(next)), [change]);
  return [state, setState];
}
