import type { SignalChanges } from "../vcd/signal-changes";
import type { WaveSignal } from "../vcd/wave-signal";
import { readValue } from "./read-value";
import type { ValueTest } from "./wanted-value";

const changesInStep = 5_000;

/** The start and direction of a search. */
export interface FindStart {
  /** The current change. -1 before the first. */
  readonly from: number;
  readonly by: 1 | -1;
}

/** The next change with a value, continuing from the other end. Yields whenever it may pause. */
export function* findChange(
  bytes: Uint8Array,
  changes: SignalChanges,
  signal: WaveSignal,
  test: ValueTest,
  { from, by }: FindStart,
): Generator<undefined, number | undefined> {
  const { count } = changes;
  const start = from < 0 && by === -1 ? 0 : from;
  for (let steps = 1; steps <= count; steps += 1) {
    const at = (((start + by * steps) % count) + count) % count;
    if (test(readValue(bytes, changes.offsets[at]!, signal))) return at;
    if (steps % changesInStep === 0) yield undefined;
  }
  return undefined;
}
