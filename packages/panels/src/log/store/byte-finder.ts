/** One or two bytes, such as both cases of a letter. */
export type ByteChoice = readonly number[];

const inEachByte = 0x01010101;
const highestBits = 0x80808080;

/**
 * Finds one or two bytes in an array, four bytes at a time: both in one pass, which takes half as long as `indexOf` for each.
 *
 * @returns finds the first of them from one offset to before another, or -1
 */
export function byteFinder(
  bytes: Uint8Array,
  [one = 0, other = one]: ByteChoice,
): (from: number, to: number) => number {
  // Words begin at multiples of four in the buffer.
  const lead = (4 - (bytes.byteOffset % 4)) % 4;
  const wordCount = Math.max(0, (bytes.length - lead) >> 2);
  const words = new Int32Array(bytes.buffer, wordCount === 0 ? 0 : bytes.byteOffset + lead, wordCount);
  const ones = Math.imul(one, inEachByte);
  const others = Math.imul(other, inEachByte);
  return (from, to) => {
    const lastWord = Math.min(wordCount, (to - lead) >> 2);
    for (let at = from; at < to; at += 1) {
      if ((at - lead) % 4 === 0) at = lead + 4 * wordWith(words, (at - lead) >> 2, lastWord, ones, others);
      if (at < to && (bytes[at] === one || bytes[at] === other)) return at;
    }
    return -1;
  };
}

/**
 * The first of some words that has a byte of one of two others, or the one after the last. A function of its own: its loop takes
 * half as long with parameters as with variables of a closure.
 */
function wordWith(words: Int32Array, from: number, to: number, ones: number, others: number): number {
  let word = from;
  for (; word < to; word += 1) {
    const first = words[word]! ^ ones;
    const second = words[word]! ^ others;
    // An equal byte is 0 now. A word without a zero has no highest bit set in what is left of it here.
    if ((((first - inEachByte) & ~first) | ((second - inEachByte) & ~second)) & highestBits) break;
  }
  return word;
}
