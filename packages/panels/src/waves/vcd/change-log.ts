import { GrowingNumbers } from "./growing-numbers";

const shift = 18;
export const chunkLength = 1 << shift;
export const chunkMask = chunkLength - 1;

/**
 * Every value change of a file: its offset, and the previous change of the same channel. The changes of a channel form
 * a chain from its last one back, so that reading the file writes eight bytes for each change and sorts nothing.
 */
export class ChangeLog {
  count = 0;
  /** By change: the byte at which its value begins. */
  readonly offsets: Uint32Array[] = [];
  /** By change: the previous change of the same channel, plus 1. 0 at the first. */
  readonly previous: Uint32Array[] = [];
  /** By channel: its last change, plus 1. 0 if there is none. */
  readonly last: Uint32Array;
  /** By channel: how many changes it has. */
  readonly counts: Uint32Array;
  /** The times in order, and the byte at which each was written. */
  readonly times = new GrowingNumbers();
  readonly timeOffsets = new GrowingNumbers();

  constructor(channels: number) {
    this.last = new Uint32Array(channels);
    this.counts = new Uint32Array(channels);
  }

  offsetOf(change: number): number {
    return this.offsets[change >> shift]![change & chunkMask]!;
  }

  previousOf(change: number): number {
    return this.previous[change >> shift]![change & chunkMask]!;
  }

  addTime(time: number, offset: number): void {
    this.times.push(time);
    this.timeOffsets.push(offset);
  }
}
