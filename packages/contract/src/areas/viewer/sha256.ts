/**
 * SHA-256 of a text's UTF-8 bytes, as hex. The browser's own is missing on plain `http:` pages, and it is asynchronous.
 * A menu drawn before its result would show entries that the user may not see. The hash only recognizes names. The
 * server guards access.
 */
export function sha256Hex(text: string): string {
  const state = [...initialState];
  const blocks = padded(new TextEncoder().encode(text));
  for (let offset = 0; offset < blocks.byteLength; offset += 64) mix(state, blocks, offset);
  return state.map((word) => word.toString(16).padStart(8, "0")).join("");
}

// The constants are the first 32 bits of the fractional parts of the primes' roots, as SHA-256 defines them.
const primes = firstPrimes(64);
const roundConstants = primes.map((prime) => fractionBits(Math.cbrt(prime)));
const initialState = primes.slice(0, 8).map((prime) => fractionBits(Math.sqrt(prime)));

function mix(state: number[], blocks: DataView, offset: number): void {
  const schedule = new Uint32Array(64);
  for (let i = 0; i < 64; i++) {
    schedule[i] =
      i < 16
        ? blocks.getUint32(offset + i * 4)
        : at(schedule, i - 16) +
          small(at(schedule, i - 15), 7, 18, 3) +
          at(schedule, i - 7) +
          small(at(schedule, i - 2), 17, 19, 10);
  }
  let [a, b, c, d, e, f, g, h] = state as [number, number, number, number, number, number, number, number];
  for (let i = 0; i < 64; i++) {
    const first = (h + big(e, 6, 11, 25) + ((e & f) ^ (~e & g)) + (roundConstants[i] ?? 0) + at(schedule, i)) >>> 0;
    const second = (big(a, 2, 13, 22) + ((a & b) ^ (a & c) ^ (b & c))) >>> 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) >>> 0, c, b, a, (first + second) >>> 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, i) => (state[i] = ((state[i] ?? 0) + word) >>> 0));
}

/** The message, a one, zeros, and its length in bits, in whole blocks of 64 bytes. */
function padded(message: Uint8Array): DataView {
  const bytes = new Uint8Array(Math.ceil((message.length + 9) / 64) * 64);
  bytes.set(message);
  bytes[message.length] = 0x80;
  const view = new DataView(bytes.buffer);
  view.setUint32(bytes.length - 4, message.length * 8);
  return view;
}

const at = (words: Uint32Array, index: number) => words[index] ?? 0;
const rotate = (word: number, by: number) => (word >>> by) | (word << (32 - by));
const big = (word: number, a: number, b: number, c: number) => rotate(word, a) ^ rotate(word, b) ^ rotate(word, c);
const small = (word: number, a: number, b: number, c: number) => rotate(word, a) ^ rotate(word, b) ^ (word >>> c);

function fractionBits(root: number): number {
  return ((root % 1) * 2 ** 32) >>> 0;
}

function firstPrimes(count: number): number[] {
  const found: number[] = [];
  for (let candidate = 2; found.length < count; candidate++) {
    if (found.every((prime) => candidate % prime !== 0)) found.push(candidate);
  }
  return found;
}
