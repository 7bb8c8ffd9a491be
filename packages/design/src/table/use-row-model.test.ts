import { describe, expect, it } from "vitest";
import type { TableColumn } from "./table-column";
import { findRows } from "./use-row-model";

interface Row {
  readonly board: string;
  readonly text: string;
}
const rows: readonly Row[] = [
  { board: "DAQ-32", text: "Timing isn't met on the board" },
  { board: "DAQ-16", text: "Board is not found" },
];
const columns: readonly TableColumn<Row>[] = [
  { id: "board", header: "Board", cell: ({ board }) => board, sortValue: ({ board }) => board },
  { id: "text", header: "Text", cell: ({ text }) => text, searchText: ({ text }) => text },
];
const found = (typed: string) => findRows(rows, columns, typed).map(({ board }) => board);

describe("a search in a table", () => {
  it.each([
    ["nothing", "  ", ["DAQ-32", "DAQ-16"]],
    ["a part of a word in any case", "tIm", ["DAQ-32"]],
    ["words in any order", "board timing", ["DAQ-32"]],
    ["words of several columns", "daq-16  found", ["DAQ-16"]],
    ["a word that no row has", "board missing", []],
  ])("looks for %s", (_, typed, boards) => {
    expect(found(typed)).toEqual(boards);
  });
});
