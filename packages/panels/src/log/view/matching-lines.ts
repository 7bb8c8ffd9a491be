import { firstNotBelow } from "../search/binary-search";
import type { HitList } from "../search/hit-list";
import type { LineList } from "./line-list";
import type { LogItem } from "./log-item";

/* Only gaps of two lines or more get a placeholder. For one line, it would take as much space as the line itself. */
const leastSkipped = 2;

/**
 * The matching lines of some rows, with one placeholder for the lines between them. Rows without a match have no items.
 */
export class MatchingLines implements LineList {
  readonly #hits: HitList;
  readonly #gaps: Uint32Array;
  readonly #fromRow: number;
  readonly #toRow: number;
  /** The index of the first matching row, and the number of matching rows. */
  readonly #from: number;
  readonly #hitCount: number;
  readonly #lead: number;
  readonly count: number;

  constructor(hits: HitList, fromRow: number, toRow: number) {
    this.#hits = hits;
    this.#gaps = hits.gaps(leastSkipped);
    this.#fromRow = fromRow;
    this.#toRow = toRow;
    this.#from = hits.rowsBefore(fromRow);
    this.#hitCount = Math.max(0, hits.rowsBefore(toRow) - this.#from);
    const last = this.#from + this.#hitCount - 1;
    const isAny = this.#hitCount > 0;
    this.#lead = isAny && hits.rowAt(this.#from) - fromRow >= leastSkipped ? 1 : 0;
    const tail = isAny && toRow - hits.rowAt(last) - 1 >= leastSkipped ? 1 : 0;
    this.count = isAny ? this.#placeOfHit(last) + 1 + tail : 0;
  }

  itemAt(place: number): LogItem {
    const hit = this.#hitAt(place);
    const row = hit < this.#from ? this.#fromRow - 1 : this.#hits.rowAt(hit);
    if (hit >= this.#from && this.#placeOfHit(hit) === place) return { kind: "line", row };
    const isLast = hit === this.#from + this.#hitCount - 1;
    const next = isLast ? this.#toRow : this.#hits.rowAt(hit + 1);
    return { kind: "skip", row: row + 1, rowCount: next - row - 1 };
  }

  placeOf(row: number): number {
    const hit = this.#hits.rowsBefore(row);
    if (hit >= this.#from + this.#hitCount) return this.count - 1;
    const place = this.#placeOfHit(hit);
    const hasGap = place > 0 && this.itemAt(place - 1).kind === "skip";
    return hasGap && this.#hits.rowAt(hit) > row ? place - 1 : place;
  }

  #placeOfHit(hit: number): number {
    return this.#lead + hit - this.#from + this.#gaps[hit]! - this.#gaps[this.#from]!;
  }

  /** The index of the last match at this place or before it. If there is none, the index before the first match. */
  #hitAt(place: number): number {
    const after = firstNotBelow(this.#hitCount, (index) => this.#placeOfHit(this.#from + index), place + 1);
    return this.#from + after - 1;
  }
}
