import { GrowingNumbers } from "./growing-numbers";

const chunkShift = 13;
const chunkBlocks = 1 << chunkShift;
/* With more channels than this, blocks are small, because each channel reserves memory for one. */
const manyChannels = 65_536;
const changesInStep = 32_768;
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
  /** The number of changes in a block: a power of two. A full block ends with the number of the one before it, or 0. */
  readonly #blockChanges: number;

  constructor(channels: number) {
    this.#blockChanges = channels > manyChannels ? 4 : 32;
    this.counts = new Uint32Array(channels);
    this.#open = new Uint32Array(channels * this.#blockChanges);
    this.#last = new Uint32Array(channels);
  }

  /** All changes. */
  get count(): number {
    return this.counts.reduce((sum, count) => sum + count, 0);
  }

  /** @param offset - The byte at which the value begins. */
  add(channel: number, offset: number): void {
    const count = this.counts[channel]!;
    const inBlock = count & (this.#blockChanges - 1);
    this.#open[channel * this.#blockChanges + inBlock] = offset;
    this.counts[channel] = count + 1;
    if (inBlock === this.#blockChanges - 1) this.#close(channel);
  }

  #close(channel: number): void {
    const open = this.#open;
    const changes = this.#blockChanges;
    const block = this.#fullBlocks % chunkBlocks;
    if (block === 0) this.#chunks.push(new Uint32Array(chunkBlocks * (changes + 1)));
    const chunk = this.#chunks.at(-1)!;
    const from = channel * changes;
    const to = block * (changes + 1);
    for (let at = 0; at < changes; at += 1) chunk[to + at] = open[from + at]!;
    chunk[to + changes] = this.#last[channel]!;
    this.#fullBlocks += 1;
    this.#last[channel] = this.#fullBlocks;
  }

  addTime(time: number, offset: number): void {
    while (this.#timesBefore.length <= offset >>> partShift) this.#timesBefore.push(this.times.length);
    this.times.push(time);
    this.#timeOffsets.push(offset);
  }

  /**
   * The index of the last time at an offset or before it. 0 if the first time is after it.
   *
   * @param known - The time index of an earlier offset, or 0.
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
    const changes = this.#blockChanges;
    const offsets = new Uint32Array(count);
    let first = count - (count % changes);
    const openFrom = channel * changes;
    offsets.set(this.#open.subarray(openFrom, openFrom + count - first), first);
    for (let block = this.#last[channel] ?? 0; block !== 0;) {
      const chunk = this.#chunks[(block - 1) >> chunkShift]!;
      const from = ((block - 1) % chunkBlocks) * (changes + 1);
      first -= changes;
      for (let at = 0; at < changes; at += 1) offsets[first + at] = chunk[from + at]!;
      block = chunk[from + changes]!;
      if (first % changesInStep === 0) yield undefined;
    }
    return offsets;
  }
}
