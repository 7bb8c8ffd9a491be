import type { WaveSignal } from "../vcd/wave-signal";

const space = 32;
const longestValue = 65_536;
const decoder = new TextDecoder();
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

/** Extends a shorter value to the left with x, z or 0. */
function fill(bits: string, width: number): string {
  const most = Math.min(width, longestValue);
  if (bits.length >= most) return bits.slice(bits.length - most);
  const left = bits[0] === "x" || bits[0] === "z" ? bits[0] : "0";
  return bits.padStart(most, left);
}
