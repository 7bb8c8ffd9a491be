import type { TableState } from "@gatehouse/design";

/** A table's state as the address stores it. */
export interface WrittenTableState extends Readonly<Record<string, string>> {
  readonly page: string;
  readonly size: string;
  readonly search: string;
  /** Column id, with a leading `-` for descending, like the API's `order_by`. Empty keeps the given order. */
  readonly sort: string;
}

/** A table's initial state. Declare it once beside the table: it must be the same object at every render. */
export function tableDefaults({
  pageSize,
  sort = "",
}: {
  readonly pageSize: number;
  readonly sort?: string;
}): WrittenTableState {
  return { page: "1", size: String(pageSize), search: "", sort };
}

/** Reads the table's state from the address. */
export function readTableState(written: WrittenTableState, defaults: WrittenTableState): TableState {
  const columnId = written.sort.replace(/^-/, "");
  return {
    page: positive(written.page, mostPages) ?? 1,
    pageSize: positive(written.size, mostRows) ?? Number(defaults.size),
    search: written.search,
    sort: columnId === "" ? null : { columnId, direction: written.sort.startsWith("-") ? "descending" : "ascending" },
  };
}

/** Converts the table's state for the address. */
export function writeTableState({ page, pageSize, search, sort }: TableState): WrittenTableState {
  return {
    page: String(page),
    size: String(pageSize),
    search,
    sort: sort === null ? "" : (sort.direction === "descending" ? "-" : "") + sort.columnId,
  };
}

/* A long list of small pages has many. A page past the end leads to the last one. */
const mostPages = 1e6;
const mostRows = 1e3;

// Invalid values, as in a hand-edited address, fall back to the defaults.
function positive(text: string, most: number): number | undefined {
  const value = Number(text);
  return value >= 1 && value <= most && value % 1 === 0 ? value : undefined;
}
