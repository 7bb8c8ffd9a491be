import type { ByteChoice } from "../store/byte-finder";
import type { Segment } from "../store/segment";

/* Neighboring bytes are read much faster than as many that are far apart. */
const sampleRuns = 16;
const bytesInRun = 256;
const mostInSample = 8;
const isVisibleAscii = /[!-~]/;

/**
 * The bytes that each line with this text has, one choice for each visible ASCII character. Other characters have none,
 * because their other case may have a different length.
 */
export const neededBytes = (text: string, isCaseSensitive: boolean): readonly ByteChoice[] =>
  Array.from(text)
    .filter((character) => isVisibleAscii.test(character))
    .map((character): ByteChoice => {
      const [lower, upper] = [character.toLowerCase().charCodeAt(0), character.toUpperCase().charCodeAt(0)];
      return isCaseSensitive || lower === upper ? [character.charCodeAt(0)] : [lower, upper];
    });

const lastChoices = new WeakMap<readonly ByteChoice[], ByteChoice>();

/**
 * The choice whose bytes are rare in the segment. Undefined if all of them are frequent. The segments of a log are
 * alike, and a sample of each would take a fifth of a search: a choice stays until it is dropped.
 */
export function rareBytes(segment: Segment, needed: readonly ByteChoice[]): ByteChoice | undefined {
  const choice = lastChoices.get(needed) ?? rarestBytes(segment, needed);
  if (choice) lastChoices.set(needed, choice);
  return choice;
}

/** Has the next segment sampled again. */
export const dropChoice = (needed: readonly ByteChoice[]): void => void lastChoices.delete(needed);

/** The choice whose bytes are rarest in a sample of the segment. */
function rarestBytes({ bytes, starts, rowCount }: Segment, needed: readonly ByteChoice[]): ByteChoice | undefined {
  const counts = new Uint16Array(256);
  const from = starts[0] ?? 0;
  const to = Math.min(bytes.length, starts[rowCount] ?? 0);
  const step = Math.max(bytesInRun, Math.floor((to - from) / sampleRuns));
  for (let run = from; run < to; run += step)
    for (let at = run; at < Math.min(to, run + bytesInRun); at += 1) counts[bytes[at]!]! += 1;
  let rarest: ByteChoice | undefined;
  let least = mostInSample + 1;
  for (const choice of needed) {
    const count = choice.reduce<number>((sum, byte) => sum + counts[byte]!, 0);
    if (count < least) [rarest, least] = [choice, count];
  }
  return rarest;
}
