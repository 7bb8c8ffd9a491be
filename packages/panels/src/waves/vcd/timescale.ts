/** The length of a time step of a file: `factor` times ten to the power of `exponent`, in seconds. */
export interface Timescale {
  readonly factor: number;
  readonly exponent: number;
}

export const timeUnits = ["s", "ms", "µs", "ns", "ps", "fs"] as const;
export type TimeUnit = (typeof timeUnits)[number];

const written = /^\s*(\d+)\s*([munpfµμ]?)s\s*$/i;
const prefixes = ["", "m", "u", "n", "p", "f"];

/** Reads `1 ns`, `100ps`. Undefined for anything else. */
export function parseTimescale(text: string): Timescale | undefined {
  const [, number, prefix] = written.exec(text) ?? [];
  const factor = Number(number);
  if (prefix === undefined || !(factor > 0)) return undefined;
  return { factor, exponent: -3 * prefixes.indexOf(prefix.toLowerCase().replace(/[µμ]/, "u")) };
}

/** Verilog's own default. */
export const defaultTimescale: Timescale = { factor: 1, exponent: 0 };
