import type { TableState } from "@gatehouse/design";
import { useState } from "react";
import { screen, within } from "storybook/test";

/** The state of a table in a story, kept in memory instead of the URL. Optionally sorted by a column. */
export function useStoryTable(sortedBy?: string) {
  const [state, onStateChange] = useState<TableState>({
    page: 1,
    pageSize: 10,
    search: "",
    sort: sortedBy === undefined ? null : { columnId: sortedBy, direction: "ascending" },
  });
  return { state, onStateChange };
}

/** The rows of a table, without its header. */
export const bodyRows = (table: string): readonly HTMLElement[] =>
  within(screen.getByRole("table", { name: table }))
    .getAllByRole("row")
    .slice(1);

/** The texts of a row's cells. */
export const cellTexts = (row: HTMLElement | undefined): readonly string[] =>
  within(row ?? document.body)
    .getAllByRole("cell")
    .map((cell) => cell.textContent.trim());
