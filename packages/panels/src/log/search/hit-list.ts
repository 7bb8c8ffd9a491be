import { lowerBound } from "./binary-search";
import type { Hits } from "./hits";

/** One match: its row, and which match of that row it is. */
export interface HitPlace {
  readonly row: number;
  /** The index of the match in its row, from 0. */
  readonly index: number;
}

/** All matches of a search. The hits must come in the order of their rows. */
export class HitList {
  readonly #parts: readonly (Hits & { readonly before: number; readonly rowsBefore: number })[];
  #gaps: Uint32Array | undefined;
  readonly total: number;
  /** How many rows match. */
  readonly rowTotal: number;

  constructor(found: readonly Hits[]) {
    let before = 0;
    let rowsBefore = 0;
    this.#parts = found
      .filter(({ rows }) => rows.length > 0)
      .map((hits) => {
        const part = { ...hits, before, rowsBefore };
        before += hits.totals.at(-1) ?? 0;
        rowsBefore += hits.rows.length;
        return part;
      });
    this.total = before;
    this.rowTotal = rowsBefore;
  }

  /** The matching row with this index among all matching rows. */
  rowAt(index: number): number {
    const part = this.#parts.findLast(({ rowsBefore }) => rowsBefore <= index);
    return part?.rows[index - part.rowsBefore] ?? -1;
  }

  /** How many matching rows there are before a row. */
  rowsBefore(row: number): number {
    const part = this.#parts.findLast(({ rows }) => rows[0]! < row);
    return part ? part.rowsBefore + lowerBound(part.rows, row) : 0;
  }

  /**
   * For each matching row, how many of the gaps before it skip this many rows or more. Counted once, on the first call.
   */
  gaps(leastRows: number): Uint32Array {
    if (this.#gaps) return this.#gaps;
    const gaps = new Uint32Array(this.rowTotal);
    let place = 0;
    let count = 0;
    let last = Number.POSITIVE_INFINITY;
    for (const { rows } of this.#parts)
      for (const row of rows) {
        if (row - last > leastRows) count += 1;
        gaps[place] = count;
        place += 1;
        last = row;
      }
    this.#gaps = gaps;
    return gaps;
  }

  /** How many matches there are before a row. */
  before(row: number): number {
    const part = this.#parts.findLast(({ rows }) => rows[0]! < row);
    return part ? part.before + part.totals[lowerBound(part.rows, row) - 1]! : 0;
  }

  /** The place of the match with this number, from 0. The number wraps around. */
  place(number: number): HitPlace | undefined {
    if (this.total === 0) return undefined;
    const wrapped = ((number % this.total) + this.total) % this.total;
    const part = this.#parts.findLast(({ before }) => before <= wrapped)!;
    const at = lowerBound(part.totals, wrapped - part.before + 1);
    return { row: part.rows[at]!, index: wrapped - part.before - (part.totals[at - 1] ?? 0) };
  }

  /** The number of a match, from 0. */
  numberOf({ row, index }: HitPlace): number {
    return this.before(row) + index;
  }
}

/** What a search has found when it begins. */
export const noHits = new HitList([]);
