import type { ChangeLog } from "./change-log";
import type { GrowingNumbers } from "./growing-numbers";

const space = 32;
const lowerCase = 32;
const zero = 48;
const letterB = 98;
/* The letters before a value of several characters. A single bit has none, and its identifier follows at once. */
const prefixed = new Uint8Array(256);
for (const letter of "bBrRsS") prefixed[letter.charCodeAt(0)] = 1;
/* The states that a value extends to the left. */
const extended = new Uint8Array(256);
for (const state of "xXzZuUwW") extended[state.charCodeAt(0)] = 1;
const changesInStep = 20_000;

/** The changes of one channel in order. Two in a row never have the same time or, except for events, the same value. */
export class SignalChanges {
  constructor(
    readonly times: GrowingNumbers,
    /** By change: the index of its time. */
    readonly timeIndexes: Uint32Array,
    /** By change: the offset of its value in the file. */
    readonly offsets: Uint32Array,
  ) {}

  get count(): number {
    return this.offsets.length;
  }

  timeAt(change: number): number {
    return this.times.at(this.timeIndexes[change]!);
  }

  /** The last change at a time or before it. -1 before the first. */
  at(time: number): number {
    return this.#firstAfter(this.times.countTo(time) - 1, 0) - 1;
  }

  /** The last change before a time. -1 if there is none. Takes nothing from the time: beyond 2⁵³, that changes nothing. */
  before(time: number): number {
    const at = this.at(time);
    return at >= 0 && this.timeAt(at) === time ? at - 1 : at;
  }

  /** The first change at a time or after it, starting with the change `first`. Near ones are found fastest. */
  from(time: number, first: number): number {
    let step = 1;
    let low = first;
    while (low + step < this.count && this.timeAt(low + step) < time) {
      low += step;
      step *= 2;
    }
    let high = Math.min(this.count, low + step);
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.timeAt(middle) < time) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  #firstAfter(timeIndex: number, from: number): number {
    let low = from;
    let high = this.count;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.timeIndexes[middle]! <= timeIndex) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

/** Collects the changes of a channel, from its last one back. Yields whenever it may pause. */
export function* collectChanges(
  bytes: Uint8Array,
  log: ChangeLog,
  channel: number,
  isEvent: boolean,
): Generator<undefined, SignalChanges> {
  const offsets = yield* log.offsetsOf(channel);
  const total = offsets.length;
  const timeIndexes = new Uint32Array(total);
  let first = total;
  let firstHead = 0;
  const heads = new Uint8Array(changesInStep);
  for (let before = total; before > 0; before -= changesInStep) {
    const from = Math.max(0, before - changesInStep);
    for (let change = from, timeIndex = 0; change < before; change += 1) {
      timeIndex = log.timeIndexAt(offsets[change]!, timeIndex);
      timeIndexes[change] = timeIndex;
    }
    // The values are far from each other in the file. In a loop of its own, many of these reads run at once.
    for (let change = from; change < before; change += 1) heads[change - from] = bytes[offsets[change]!]!;
    for (let change = before - 1; change >= from; change -= 1) {
      const offset = offsets[change]!;
      const timeIndex = timeIndexes[change]!;
      const head = heads[change - from]!;
      // Of several values at one time, the last one counts.
      if (first < total && timeIndexes[first] === timeIndex) continue;
      if (isEvent || first === total || !isSameValue(bytes, offset, head, offsets[first]!, firstHead)) first -= 1;
      timeIndexes[first] = timeIndex;
      offsets[first] = offset;
      firstHead = head;
    }
    yield undefined;
  }
  return new SignalChanges(log.times, timeIndexes.subarray(first), offsets.subarray(first));
}

function isSameValue(bytes: Uint8Array, offset: number, head: number, other: number, otherHead: number): boolean {
  if (!prefixed[head] && !prefixed[otherHead]) return head === otherHead;
  const [first, second] = [firstDigit(bytes, offset), firstDigit(bytes, other)];
  const [end, otherEnd] = [endOf(bytes, offset), endOf(bytes, other)];
  for (let at = 0; ; at += 1) {
    const byte = byteBefore(end, bytes, first + at);
    if (byte !== byteBefore(otherEnd, bytes, second + at)) return false;
    if (byte === space) return true;
  }
}

const endOf = (bytes: Uint8Array, offset: number) => (prefixed[bytes[offset]!] ? bytes.length : offset + 1);

/** The byte of a value. A space after its end. */
const byteBefore = (end: number, bytes: Uint8Array, at: number) => (at < end ? Math.max(space, bytes[at]!) : space);

/** The index of a vector's first significant digit: `b0010` is `b10`, `bxx1` is `bx1`, and `b00x1` is `b0x1`. */
function firstDigit(bytes: Uint8Array, offset: number): number {
  // `0` is the same as `b0`, which has no significant digit.
  if ((bytes[offset]! | lowerCase) !== letterB) return bytes[offset] === zero ? offset + 1 : offset;
  let at = offset + 1;
  while (bytes[at] === zero) at += 1;
  if (!extended[bytes[at]!]) return at;
  // Without its zero, the unknown bits would extend to the left.
  if (at > offset + 1) return at - 1;
  while (bytes[at] === bytes[at + 1]) at += 1;
  return at;
}
