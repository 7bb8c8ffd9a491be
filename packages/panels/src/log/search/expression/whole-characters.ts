import type { Match } from "../log-query";

/** Whether a place is between the two halves of a character, such as an emoji. */
const isInCharacter = (line: string, at: number) => (line.codePointAt(at - 1) ?? 0) > 0xffff;

/** The matches, without halves of characters: one that begins or ends with a half has all of it. */
export function wholeCharacters(line: string, matches: readonly Match[]): readonly Match[] {
  if (!matches.some((ends) => ends.some((at) => isInCharacter(line, at)))) return matches;
  const whole: Match[] = [];
  let before = 0;
  for (const [from, to] of matches) {
    const start = Math.max(before, isInCharacter(line, from) ? from - 1 : from);
    const end = isInCharacter(line, to) ? to + 1 : to;
    if (start >= end) continue;
    whole.push([start, end]);
    before = end;
  }
  return whole;
}
