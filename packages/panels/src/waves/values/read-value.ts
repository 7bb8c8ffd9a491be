import type { WaveSignal } from "../vcd/wave-signal";

const space = 32;
const longestValue = 65_536;
const lowerCase = 32;
const letterB = 98;
const letterZ = 122;
const decoder = new TextDecoder();
/* Weak values count as strong ones. */
const knownDigits = new Uint8Array(256);
for (const digit of "01hl") knownDigits[digit.charCodeAt(0)] = 1;
/* The states of VHDL. Weak values count as strong ones, and unknown values as x. */
const states: Readonly<Record<string, string>> = { h: "1", l: "0", u: "x", w: "x", "-": "x" };

/** Reads a value at its offset in a file: `0` and `b0101 id` for bits, `r1.5 id` for reals, `sText id` for texts. */
export function readValue(bytes: Uint8Array, offset: number, signal: Pick<WaveSignal, "kind" | "width">): string {
  const first = String.fromCharCode(bytes[offset] ?? 48).toLowerCase();
  if (signal.kind === "event") return "1";
  if (!"brs".includes(first)) return signal.kind === "bits" ? fill(states[first] ?? first, signal.width) : first;
  let end = offset + 1;
  while (end < bytes.length && bytes[end]! > space && end - offset <= longestValue) end += 1;
  const text = decoder.decode(bytes.subarray(offset + 1, end));
  // Simulators write infinity as C does.
  if (signal.kind !== "bits") return first === "s" ? text : String(Number(text.replace(/inf$/i, "Infinity")));
  return fill(
    text.toLowerCase().replace(/[^01xz]/g, (digit) => states[digit] ?? "x"),
    signal.width,
  );
}

/** Bits are unknown if one of them is, and floating if all of them are. */
export type BitsState = "known" | "unknown" | "floating";

/** The state of bits at their offset in a file, without reading them as text. */
export function readState(bytes: Uint8Array, offset: number, width: number): BitsState {
  const isOne = (bytes[offset]! | lowerCase) !== letterB;
  const from = isOne ? offset : offset + 1;
  let end = isOne ? from + 1 : from;
  while (!isOne && end < bytes.length && bytes[end]! > space) end += 1;
  let floating = 0;
  let known = 0;
  const first = Math.max(from, end - width);
  for (let at = first; at < end; at += 1) {
    const digit = bytes[at]! | lowerCase;
    if (digit === letterZ) floating += 1;
    else if (knownDigits[digit]) known += 1;
  }
  if (known === end - first) return "known";
  return floating === end - first ? "floating" : "unknown";
}

/** Extends a shorter value to the left with x, z or 0. */
function fill(bits: string, width: number): string {
  const most = Math.min(width, longestValue);
  if (bits.length >= most) return bits.slice(bits.length - most);
  const left = bits[0] === "x" || bits[0] === "z" ? bits[0] : "0";
  return bits.padStart(most, left);
}
