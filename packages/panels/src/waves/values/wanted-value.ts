import type { WaveSignal } from "../vcd/wave-signal";
import { formatBits, type Radix } from "./radix";

/** Whether a value, as `readValue` returns it, matches the search. */
export type ValueTest = (value: string) => boolean;

const prefixes: Readonly<Record<string, Radix>> = { "0x": "hex", "0b": "bin", "0o": "oct" };
const digitBits: Partial<Readonly<Record<Radix, number>>> = { bin: 1, oct: 3, hex: 4 };

/**
 * Parses a search text in the signal's radix, or after `0x`, `0b` or `0o`. A `?` matches any
 * digit. Undefined if no value of the signal can be that.
 */
export function wantedValue(text: string, signal: WaveSignal, radix: Radix): ValueTest | undefined {
  const wanted = text.trim();
  if (wanted === "" || signal.kind === "event") return undefined;
  if (signal.kind === "text") return (value) => value.includes(wanted);
  if (signal.kind === "real") {
    const number = Number(wanted);
    return Number.isNaN(number) ? undefined : (value) => Number(value) === number;
  }
  const prefix = prefixes[wanted.slice(0, 2).toLowerCase()];
  const size = digitBits[prefix ?? radix];
  if (size !== undefined) return digitsTest(wanted.slice(prefix === undefined ? 0 : 2), size, signal.width);
  if (radix === "ascii") return (value) => formatBits(value, radix).includes(wanted);
  if (/^[xz]$/i.test(wanted)) return (value) => formatBits(value, radix) === wanted.toLowerCase();
  return decimalTest(wanted, signal.width, radix === "signed");
}

function digitsTest(text: string, size: number, width: number): ValueTest | undefined {
  const digits = text.toLowerCase().replaceAll("_", "");
  if (!/^[\da-fxz?]+$/.test(digits)) return undefined;
  const bits = Array.from(digits, (digit) => bitsOf(digit, size));
  if (bits.some((found) => found === undefined)) return undefined;
  const whole = bits.join("");
  const excess = whole.slice(0, Math.max(0, whole.length - width));
  if (/[^0xz?]/.test(excess)) return undefined;
  const first = whole[0] ?? "0";
  const left = first === "x" || first === "z" ? first : "0";
  const pattern = whole.slice(excess.length).padStart(width, left);
  return (value) => value.length === pattern.length && isLike(value, pattern);
}

function isLike(value: string, pattern: string): boolean {
  for (let at = 0; at < pattern.length; at += 1) if (pattern[at] !== "?" && pattern[at] !== value[at]) return false;
  return true;
}

/** The bits of a digit. Undefined if the radix has no such digit. */
function bitsOf(digit: string, size: number): string | undefined {
  if ("xz?".includes(digit)) return digit.repeat(size);
  const number = Number.parseInt(digit, 16);
  return number < 2 ** size ? number.toString(2).padStart(size, "0") : undefined;
}

function decimalTest(text: string, width: number, isSigned: boolean): ValueTest | undefined {
  const digits = text.replace(/[_\s]/g, "");
  if (!/^-?\d{1,400}$/.test(digits)) return undefined;
  const number = BigInt(digits);
  const [least, most] =
    isSigned && width > 1
      ? [-(1n << BigInt(width - 1)), (1n << BigInt(width - 1)) - 1n]
      : [0n, (1n << BigInt(width)) - 1n];
  if (number < least || number > most) return undefined;
  const bits = BigInt.asUintN(width, number).toString(2).padStart(width, "0");
  return (value) => value === bits;
}
