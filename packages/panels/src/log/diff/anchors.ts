import { lowerBound } from "../search/binary-search";
import type { Block } from "./block";

type AnchorRule = (inA: number, inB: number) => boolean;

const isOnce: AnchorRule = (inA, inB) => inA === 1 && inB === 1;
const isAsOften: AnchorRule = (inA, inB) => inA === inB;
const isInBoth: AnchorRule = (_inA, inB) => inB > 0;
const none = -1;

/** Finds rows that two blocks share and that most likely belong together. Reuses its arrays for all blocks. */
export class Anchors {
  readonly #a: Int32Array;
  readonly #b: Int32Array;
  /*
   * By id: the number of rows in each block, and the next row of b. `#after` is by row of b: the next row with its id.
   */
  readonly #inA: Int32Array;
  readonly #inB: Int32Array;
  readonly #next: Int32Array;
  readonly #after: Int32Array;

  constructor(a: Int32Array, b: Int32Array, idCount: number) {
    this.#a = a;
    this.#b = b;
    this.#inA = new Int32Array(idCount);
    this.#inB = new Int32Array(idCount);
    this.#next = new Int32Array(idCount);
    this.#after = new Int32Array(b.length);
  }

  /**
   * Pairs of equal rows, in increasing order in both blocks. It tries texts that occur once in each block, then texts
   * that occur equally often in both, then any common text. Rows with the same text are paired in order.
   */
  *find(block: Block): Generator<undefined, readonly (readonly [number, number])[]> {
    this.#count(block);
    yield undefined;
    for (const isAnchor of [isOnce, isAsOften, isInBoth]) {
      const [rows, partners] = this.#pairs(block, isAnchor);
      yield undefined;
      const found = (yield* rising(partners)).map((at) => [rows[at]!, partners[at]!] as const);
      if (found.length > 0) return found;
    }
    return [];
  }

  #count({ aFrom, aTo, bFrom, bTo }: Block): void {
    for (let i = aFrom; i < aTo; i += 1) this.#inA[this.#a[i]!] = this.#inB[this.#a[i]!] = 0;
    for (let j = bFrom; j < bTo; j += 1) this.#inA[this.#b[j]!] = this.#inB[this.#b[j]!] = 0;
    for (let i = aFrom; i < aTo; i += 1) this.#inA[this.#a[i]!]! += 1;
    for (let j = bFrom; j < bTo; j += 1) this.#inB[this.#b[j]!]! += 1;
  }

  #pairs({ aFrom, aTo, bFrom, bTo }: Block, isAnchor: AnchorRule): readonly [number[], number[]] {
    for (let j = bFrom; j < bTo; j += 1) this.#next[this.#b[j]!] = none;
    for (let j = bTo - 1; j >= bFrom; j -= 1) {
      const id = this.#b[j]!;
      this.#after[j] = this.#next[id]!;
      this.#next[id] = j;
    }
    const rows: number[] = [];
    const partners: number[] = [];
    for (let i = aFrom; i < aTo; i += 1) {
      const id = this.#a[i]!;
      if (!isAnchor(this.#inA[id]!, this.#inB[id]!)) continue;
      const j = this.#next[id]!;
      if (j === none) continue;
      this.#next[id] = this.#after[j]!;
      rows.push(i);
      partners.push(j);
    }
    return [rows, partners];
  }
}

const valuesInStep = 5_000;

/** The indexes of a longest increasing subsequence, yielding whenever it may pause. */
export function* rising(values: readonly number[]): Generator<undefined, readonly number[]> {
  const ends: number[] = [];
  const places: number[] = [];
  const before = new Int32Array(values.length);
  for (let place = 0; place < values.length; place += 1) {
    const length = lowerBound(ends, values[place]!);
    ends[length] = values[place]!;
    places[length] = place;
    before[place] = length === 0 ? none : places[length - 1]!;
    if (place % valuesInStep === 0) yield undefined;
  }
  const found: number[] = [];
  for (let place = places.at(-1) ?? none; place !== none; place = before[place]!) found.push(place);
  return found.reverse();
}
