import { GrowingNumbers } from "./growing-numbers";

/** How many changes of a channel are together. */
const blockChanges = 32;
/* A full block ends with the number of the one before it. */
const blockNumbers = blockChanges + 1;
const shift = 13;
const chunkBlocks = 1 << shift;
const blocksInStep = 1_000;
/* The times of 1 kB are few enough to search. */
const partShift = 10;

/**
 * Every value change of a file. Changes of one channel are kept in blocks, which form a chain from the last one back:
 * reading a file sorts nothing, and reading a channel waits for memory once for each block, not for each change.
 */
export class ChangeLog {
  /** By channel: how many changes it has. */
  readonly counts: Uint32Array;
  /** The times in order. */
  readonly times = new GrowingNumbers();
  /** By time: the byte at which it was written. */
  readonly #timeOffsets = new GrowingNumbers();
  /** By part of the file: how many times are before it. */
  readonly #timesBefore = new GrowingNumbers();
  /** By channel: the offsets after its last full block. */
  readonly #open: Uint32Array;
  /** By channel: the number of its last full block, from 1. */
  readonly #last: Uint32Array;
  readonly #chunks: Uint32Array[] = [];
  #fullBlocks = 0;

  constructor(channels: number) {
    this.counts = new Uint32Array(channels);
    this.#open = new Uint32Array(channels * blockChanges);
    this.#last = new Uint32Array(channels);
  }

  /** All changes. */
  get count(): number {
    return this.counts.reduce((sum, count) => sum + count, 0);
  }

  /** @param offset - The byte at which the value begins. */
  add(channel: number, offset: number): void {
    const count = this.counts[channel]!;
    this.#open[channel * blockChanges + (count % blockChanges)] = offset;
    this.counts[channel] = count + 1;
    if ((count + 1) % blockChanges === 0) this.#close(channel);
  }

  #close(channel: number): void {
    const open = this.#open;
    const block = this.#fullBlocks % chunkBlocks;
    if (block === 0) this.#chunks.push(new Uint32Array(chunkBlocks * blockNumbers));
    const chunk = this.#chunks.at(-1)!;
    const from = channel * blockChanges;
    const to = block * blockNumbers;
    for (let at = 0; at < blockChanges; at += 1) chunk[to + at] = open[from + at]!;
    chunk[to + blockChanges] = this.#last[channel]!;
    this.#fullBlocks += 1;
    this.#last[channel] = this.#fullBlocks;
  }

  addTime(time: number, offset: number): void {
    while (this.#timesBefore.length <= offset >>> partShift) this.#timesBefore.push(this.times.length);
    this.times.push(time);
    this.#timeOffsets.push(offset);
  }

  /**
   * The index of the last time before an offset. 0 if the first time is after it.
   *
   * @param known - The index of an earlier offset.
   */
  timeIndexAt(offset: number, known: number): number {
    const part = offset >>> partShift;
    const before = part < this.#timesBefore.length ? this.#timesBefore.at(part) : this.times.length;
    let index = Math.max(known, before - 1);
    while (index + 1 < this.times.length && this.#timeOffsets.at(index + 1) <= offset) index += 1;
    return index;
  }

  /** The offsets of a channel's changes, in order. Yields whenever it may pause. */
  *offsetsOf(channel: number): Generator<undefined, Uint32Array> {
    const count = this.counts[channel] ?? 0;
    const offsets = new Uint32Array(count);
    let first = count - (count % blockChanges);
    const openFrom = channel * blockChanges;
    offsets.set(this.#open.subarray(openFrom, openFrom + count - first), first);
    for (let block = this.#last[channel] ?? 0; block !== 0;) {
      const chunk = this.#chunks[(block - 1) >> shift]!;
      const from = ((block - 1) % chunkBlocks) * blockNumbers;
      first -= blockChanges;
      for (let at = 0; at < blockChanges; at += 1) offsets[first + at] = chunk[from + at]!;
      block = chunk[from + blockChanges]!;
      if (first % (blocksInStep * blockChanges) === 0) yield undefined;
    }
    return offsets;
  }
}
