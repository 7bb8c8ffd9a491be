import { safeCharacters } from "../../viewers/safe-characters";
import type { SignalChanges } from "../vcd/signal-changes";
import type { WaveSignal } from "../vcd/wave-signal";
import { formatBits, type Radix } from "./radix";
import { readValue } from "./read-value";

/** The displayed value of a signal after a change. Empty before the first change and for events. */
export function valueText(
  bytes: Uint8Array,
  changes: SignalChanges,
  change: number,
  signal: WaveSignal,
  radix: Radix,
): string {
  if (change < 0 || change >= changes.count || signal.kind === "event") return "";
  const value = readValue(bytes, changes.offsets[change]!, signal);
  return signal.kind === "bits" ? formatBits(value, radix) : safeCharacters(value);
}
