import type { Radix } from "../values/radix";
import type { TimeFormat } from "../values/time-text";
import { valueText } from "../values/value-text";
import type { SignalChanges } from "../vcd/signal-changes";
import { timeUnits } from "../vcd/timescale";
import type { WaveSignal } from "../vcd/wave-signal";

const rowsInStep = 2_000;

interface CsvInput {
  readonly bytes: Uint8Array;
  readonly changes: SignalChanges;
  readonly signal: WaveSignal;
  readonly radix: Radix;
  readonly format: TimeFormat;
  /** The heads of the columns. */
  readonly heads: readonly [time: string, value: string];
}

/** All changes of a signal as CSV by RFC 4180, with times in the unit of the file. Yields whenever it may pause. */
export function* changesCsv({ bytes, changes, signal, radix, format, heads }: CsvInput): Generator<undefined, string> {
  const { factor, exponent } = format.timescale;
  const unit = timeUnits[-exponent / 3] ?? "s";
  const parts = [`\uFEFF${cell(`${heads[0]} (${unit})`)},${cell(heads[1])}\r\n`];
  for (let change = 0; change < changes.count; change += 1) {
    const value = signal.kind === "event" ? "1" : valueText(bytes, changes, change, signal, radix);
    parts.push(`${changes.timeAt(change) * factor},${cell(value)}\r\n`);
    if (change % rowsInStep === 0) yield undefined;
  }
  return parts.join("");
}

/* A spreadsheet runs a cell that starts like a formula; an apostrophe makes it text. Numbers stay numbers. */
function cell(value: string): string {
  const isNumber = /^-?\d+(?:\.\d+)?(?:e[+-]\d+)?$/.test(value);
  const text = !isNumber && /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
