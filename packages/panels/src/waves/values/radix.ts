import type { WaveSignal } from "../vcd/wave-signal";

export const radixes = ["bin", "oct", "hex", "dec", "signed", "ascii"] as const;

/** How the values of a vector are written. */
export type Radix = (typeof radixes)[number];

/** Whether a signal's values can be written in several radixes. */
export const hasRadix = ({ kind, width }: Pick<WaveSignal, "kind" | "width">): boolean => kind === "bits" && width > 1;

export const defaultRadix = ({ width }: Pick<WaveSignal, "width">): Radix => (width === 1 ? "bin" : "hex");

/* Longer decimal numbers are slow to format, and nobody reads them. */
const longestDecimal = 1_024;

/** Writes bits in a radix. Digits with unknown bits are `x`, or `z` if all of them are. */
export function formatBits(bits: string, radix: Radix): string {
  switch (radix) {
    case "bin":
      return bits;
    case "oct":
      return grouped(bits, 3);
    case "hex":
      return grouped(bits, 4);
    case "ascii":
      return characters(bits);
    default:
      return decimal(bits, radix === "signed");
  }
}

function groupsOf(bits: string, size: number): string[] {
  const length = Math.ceil(bits.length / size) * size;
  const whole = bits.padStart(length, bits[0] === "x" || bits[0] === "z" ? bits[0] : "0");
  return Array.from({ length: length / size }, (_, at) => whole.slice(at * size, (at + 1) * size));
}

const grouped = (bits: string, size: number) =>
  groupsOf(bits, size)
    .map((group) => (isKnown(group) ? Number.parseInt(group, 2).toString(16) : unknownOf(group)))
    .join("");

const isKnown = (bits: string) => !/[xz]/.test(bits);
const unknownOf = (bits: string) => (/^z+$/.test(bits) ? "z" : "x");

function decimal(bits: string, isSigned: boolean): string {
  if (!isKnown(bits)) return unknownOf(bits);
  if (bits.length > longestDecimal) return grouped(bits, 4);
  const isNegative = isSigned && bits.length > 1 && bits[0] === "1";
  if (bits.length <= 52) return String(Number.parseInt(bits, 2) - (isNegative ? 2 ** bits.length : 0));
  return String(BigInt(`0b${bits}`) - (isNegative ? 1n << BigInt(bits.length) : 0n));
}

/** Each byte as a character: `.` if it cannot be printed, `?` if it is unknown, nothing for zeros on the left. */
const characters = (bits: string) =>
  groupsOf(bits, 8)
    .map((group) => (isKnown(group) ? Number.parseInt(group, 2) : -1))
    .map((code, at, all) => (code === 0 && all.slice(0, at).every((before) => before === 0) ? "" : characterOf(code)))
    .join("");

const characterOf = (code: number) => {
  if (code === -1) return "?";
  return code >= 32 && code <= 126 ? String.fromCharCode(code) : ".";
};
