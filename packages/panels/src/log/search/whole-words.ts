import type { Match } from "./log-query";

const isWordCharacter = (character: string | undefined) => character !== undefined && /[\p{L}\p{N}_]/u.test(character);

/** The matches that are not part of a longer word. */
export function wholeWords(line: string, matches: readonly Match[]): readonly Match[] {
  return matches.filter(([start, end]) => {
    const startsInWord = isWordCharacter(line[start]) && isWordCharacter(line[start - 1]);
    return !startsInWord && !(isWordCharacter(line[end - 1]) && isWordCharacter(line[end]));
  });
}
