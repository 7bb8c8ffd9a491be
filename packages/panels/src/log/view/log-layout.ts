import { type HitList, lowerBound } from "../search/hit-list";
import type { Step } from "../search/steps";

/** One thing in the list of lines: the head of a step, or a line. */
export type LogItem =
  | { readonly kind: "step"; readonly step: Step; readonly isFolded: boolean }
  | { readonly kind: "line"; readonly row: number };

interface Section {
  readonly step?: Step;
  readonly isFolded: boolean;
  /** A row of the log, or a place among the matching rows. */
  readonly from: number;
  readonly count: number;
}

/** Half the height of a line, in which heights are counted: a line has 2, the head of a step 3. */
const lineUnits = 2;
const headUnits = 3;

export interface LayoutInput {
  readonly firstRow: number;
  readonly rowCount: number;
  readonly steps: readonly Step[];
  readonly isFolded: (step: Step) => boolean;
  /** Leaves out lines without a match. */
  readonly onlyHits?: HitList | undefined;
}

/** Which items a log shows, in which order and how high. Its size grows with the steps, not with the lines. */
export class LogLayout {
  readonly #sections: readonly Section[];
  readonly #indexes: readonly number[];
  readonly #units: readonly number[];
  readonly #startRows: readonly number[];
  readonly #hits: HitList | undefined;
  /** How many items there are. */
  readonly count: number;
  /** The height of all items, in half lines. */
  readonly units: number;

  constructor({ firstRow, rowCount, steps, isFolded, onlyHits }: LayoutInput) {
    this.#hits = onlyHits;
    const sections: Section[] = [];
    const startRows: number[] = [];
    const place = (row: number) => (onlyHits ? onlyHits.rowsBefore(row) : row);
    const add = (fromRow: number, toRow: number, step?: Step) => {
      const from = place(step ? fromRow + 1 : fromRow);
      const isClosed = step !== undefined && isFolded(step);
      const count = isClosed ? 0 : Math.max(0, place(toRow) - from);
      if (!step && count === 0) return;
      sections.push({ ...(step && { step }), isFolded: isClosed, from, count });
      startRows.push(fromRow);
    };
    let next = firstRow;
    for (const step of steps) {
      add(next, step.startRow);
      add(step.startRow, step.endRow, step);
      next = step.endRow;
    }
    add(next, rowCount);
    const indexes: number[] = [];
    const units: number[] = [];
    let index = 0;
    let unit = 0;
    for (const { step, count } of sections) {
      indexes.push(index);
      units.push(unit);
      index += count + (step ? 1 : 0);
      unit += count * lineUnits + (step ? headUnits : 0);
    }
    this.#sections = sections;
    this.#indexes = indexes;
    this.#units = units;
    this.#startRows = startRows;
    this.count = index;
    this.units = unit;
  }

  /** The item at a place from 0. */
  itemAt(index: number): LogItem {
    const at = lowerBound(this.#indexes, index + 1) - 1;
    const { step, isFolded, from } = this.#sections[at]!;
    const inside = index - this.#indexes[at]!;
    if (step && inside === 0) return { kind: "step", step, isFolded };
    const place = from + inside - (step ? 1 : 0);
    return { kind: "line", row: this.#hits ? this.#hits.rowAt(place) : place };
  }

  /** How far down an item begins. */
  unitOf(index: number): number {
    const at = Math.max(0, lowerBound(this.#indexes, index + 1) - 1);
    const section = this.#sections[at];
    if (!section) return 0;
    const inside = index - this.#indexes[at]!;
    const head = section.step && inside > 0 ? headUnits - lineUnits : 0;
    return this.#units[at]! + inside * lineUnits + head;
  }

  /** The item that is this far down. */
  indexAt(unit: number): number {
    const at = Math.max(0, lowerBound(this.#units, unit + 1) - 1);
    const section = this.#sections[at];
    if (!section) return 0;
    const inside = Math.max(0, unit - this.#units[at]!);
    const index = section.step
      ? inside < headUnits
        ? 0
        : 1 + Math.floor((inside - headUnits) / lineUnits)
      : Math.floor(inside / lineUnits);
    return Math.min(this.count - 1, this.#indexes[at]! + index);
  }

  /** The item that shows a row: its line, the head of its folded step, or the nearest line after it. */
  indexOfRow(row: number): number {
    const at = Math.max(0, lowerBound(this.#startRows, row + 1) - 1);
    const section = this.#sections[at];
    if (!section) return 0;
    const isHead = section.step !== undefined && (section.isFolded || row === section.step.startRow);
    if (isHead) return this.#indexes[at]!;
    const place = this.#hits ? this.#hits.rowsBefore(row) : row;
    const inside = Math.min(Math.max(0, place - section.from), Math.max(0, section.count - 1));
    return Math.min(this.count - 1, this.#indexes[at]! + inside + (section.step ? 1 : 0));
  }

  /** The step around an item. */
  stepAt(index: number): Step | undefined {
    return this.#sections[Math.max(0, lowerBound(this.#indexes, index + 1) - 1)]?.step;
  }

  /** The row that an item stands for. */
  rowAt(index: number): number {
    if (this.count === 0) return 0;
    const item = this.itemAt(Math.min(Math.max(0, index), this.count - 1));
    return item.kind === "line" ? item.row : item.step.startRow;
  }
}
