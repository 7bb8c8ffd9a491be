import { lowerBound } from "../search/binary-search";
import { headUnits, lineUnits, type RowLayout } from "../view/scroll-geometry";
import type { Block } from "./block";

/** Consecutive rows of one kind. `row` counts equal, removed and added rows in the order of the difference. */
interface Section {
  readonly kind: "equal" | "removed" | "added" | "fold";
  readonly row: number;
  readonly rowCount: number;
  /** The first row in the earlier and in the later log. */
  readonly aRow: number;
  readonly bRow: number;
  /** The index of its difference, from 0. */
  readonly change?: number;
}

/** One line of a difference, or a fold for lines that are equal in both logs. */
export type DiffItem =
  | { readonly kind: "fold"; readonly row: number; readonly rowCount: number }
  | { readonly kind: "equal"; readonly row: number; readonly aRow: number; readonly bRow: number }
  | { readonly kind: "removed"; readonly row: number; readonly aRow: number; readonly change: number }
  | { readonly kind: "added"; readonly row: number; readonly bRow: number; readonly change: number };

/* Equal lines to show before and after a difference. A fold that replaces one line would save no space. */
const contextRows = 3;
const leastFolded = 2;

export interface DiffLayoutInput {
  readonly changes: readonly Block[];
  readonly aCount: number;
  readonly bCount: number;
  /** The first rows of folds that the user has opened. */
  readonly opened: ReadonlySet<number>;
}

/** The order of lines in a comparison. Its size grows with the number of differences, not of lines. */
export class DiffLayout implements RowLayout {
  readonly #sections: Section[] = [];
  readonly #indexes: number[] = [];
  readonly #units: number[] = [];
  readonly #rows: number[] = [];
  readonly count: number;
  readonly units: number;
  /** The start of each difference. */
  readonly changeRows: readonly number[];

  constructor({ changes, aCount, bCount, opened }: DiffLayoutInput) {
    const changeRows: number[] = [];
    let [a, b, row] = [0, 0, 0];
    const add = (kind: Section["kind"], rowCount: number, change?: number) => {
      if (rowCount <= 0) return;
      this.#sections.push({ kind, row, rowCount, aRow: a, bRow: b, ...(change !== undefined && { change }) });
      row += rowCount;
      if (kind !== "added") a += rowCount;
      if (kind !== "removed") b += rowCount;
    };
    const addEqual = (rowCount: number, before: number, after: number) => {
      const folded = rowCount - before - after;
      if (folded < leastFolded || opened.has(row + before)) return add("equal", rowCount);
      add("equal", before);
      add("fold", folded);
      add("equal", after);
    };
    changes.forEach(({ aFrom, aTo, bFrom, bTo }, change) => {
      addEqual(aFrom - a, change === 0 ? 0 : contextRows, contextRows);
      changeRows.push(row);
      add("removed", aTo - aFrom, change);
      add("added", bTo - bFrom, change);
    });
    addEqual(Math.min(aCount - a, bCount - b), changes.length === 0 ? 0 : contextRows, 0);
    let [index, unit] = [0, 0];
    for (const section of this.#sections) {
      this.#indexes.push(index);
      this.#units.push(unit);
      this.#rows.push(section.row);
      index += section.kind === "fold" ? 1 : section.rowCount;
      unit += section.kind === "fold" ? headUnits : section.rowCount * lineUnits;
    }
    this.changeRows = changeRows;
    this.count = index;
    this.units = unit;
  }

  itemAt(index: number): DiffItem {
    const at = last(this.#indexes, index);
    const { kind, row, rowCount, aRow, bRow, change = 0 } = this.#sections[at]!;
    if (kind === "fold") return { kind, row, rowCount };
    const inside = index - this.#indexes[at]!;
    if (kind === "equal") return { kind, row: row + inside, aRow: aRow + inside, bRow: bRow + inside };
    if (kind === "removed") return { kind, row: row + inside, aRow: aRow + inside, change };
    return { kind, row: row + inside, bRow: bRow + inside, change };
  }

  unitOf(index: number): number {
    const at = last(this.#indexes, index);
    return this.#units.length === 0 ? 0 : this.#units[at]! + (index - this.#indexes[at]!) * lineUnits;
  }

  indexAt(unit: number): number {
    const at = last(this.#units, unit);
    const section = this.#sections[at];
    if (!section) return 0;
    const inside = section.kind === "fold" ? 0 : Math.floor((unit - this.#units[at]!) / lineUnits);
    return Math.min(this.count - 1, this.#indexes[at]! + Math.max(0, inside));
  }

  indexOfRow(row: number): number {
    const at = last(this.#rows, row);
    const section = this.#sections[at];
    if (!section) return 0;
    const inside = section.kind === "fold" ? 0 : Math.min(row - section.row, section.rowCount - 1);
    return this.#indexes[at]! + Math.max(0, inside);
  }

  rowAt(index: number): number {
    return this.count === 0 ? 0 : this.itemAt(Math.min(Math.max(0, index), this.count - 1)).row;
  }
}

/** The index of the last value in a sorted list that is not above the given one. */
const last = (sorted: readonly number[], value: number) => Math.max(0, lowerBound(sorted, value + 1) - 1);
