import { lowerBound } from "../search/binary-search";
import type { Step } from "../search/steps";
import { allLines, type LineList } from "./line-list";
import type { LogItem } from "./log-item";
import { headUnits, lineUnits, type RowLayout } from "./scroll-geometry";

interface Section {
  readonly step?: Step;
  readonly isFolded: boolean;
  readonly lines: LineList;
}

export interface LayoutInput {
  readonly firstRow: number;
  readonly rowCount: number;
  readonly steps: readonly Step[];
  readonly isFolded: (step: Step) => boolean;
  /** The lines to show for a range of rows, whose end is exclusive. Defaults to all of them. */
  readonly linesOf?: ((fromRow: number, toRow: number) => LineList) | undefined;
}

/** The items of a log with their order and heights. Its size grows with the number of steps, not of lines. */
export class LogLayout implements RowLayout {
  readonly #sections: readonly Section[];
  readonly #indexes: readonly number[];
  readonly #units: readonly number[];
  readonly #startRows: readonly number[];
  /** How many items there are. */
  readonly count: number;
  /** The height of all items, in half lines. */
  readonly units: number;

  constructor({ firstRow, rowCount, steps, isFolded, linesOf = allLines }: LayoutInput) {
    const sections: Section[] = [];
    const startRows: number[] = [];
    const add = (fromRow: number, toRow: number, step?: Step) => {
      const isClosed = step !== undefined && isFolded(step);
      const from = isClosed ? toRow : step ? fromRow + 1 : fromRow;
      const lines = linesOf(from, toRow);
      if (!step && lines.count === 0) return;
      sections.push({ ...(step && { step }), isFolded: isClosed, lines });
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
    for (const { step, lines } of sections) {
      const { count } = lines;
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

  /** The item at an index from 0. */
  itemAt(index: number): LogItem {
    const at = lowerBound(this.#indexes, index + 1) - 1;
    const { step, isFolded, lines } = this.#sections[at]!;
    const inside = index - this.#indexes[at]!;
    if (step && inside === 0) return { kind: "step", step, isFolded };
    return lines.itemAt(inside - (step ? 1 : 0));
  }

  /** The height above an item, in half lines. */
  unitOf(index: number): number {
    const at = Math.max(0, lowerBound(this.#indexes, index + 1) - 1);
    const section = this.#sections[at];
    if (!section) return 0;
    const inside = index - this.#indexes[at]!;
    const head = section.step && inside > 0 ? headUnits - lineUnits : 0;
    return this.#units[at]! + inside * lineUnits + head;
  }

  /** The item at this height, in half lines. */
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
    const inside = Math.min(Math.max(0, section.lines.placeOf(row)), Math.max(0, section.lines.count - 1));
    return Math.min(this.count - 1, this.#indexes[at]! + inside + (section.step ? 1 : 0));
  }

  /** The step around an item. */
  stepAt(index: number): Step | undefined {
    return this.#sections[Math.max(0, lowerBound(this.#indexes, index + 1) - 1)]?.step;
  }

  /** The row of an item. */
  rowAt(index: number): number {
    if (this.count === 0) return 0;
    const item = this.itemAt(Math.min(Math.max(0, index), this.count - 1));
    return item.kind === "step" ? item.step.startRow : item.row;
  }
}
