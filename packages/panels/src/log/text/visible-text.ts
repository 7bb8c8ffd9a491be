import { isSafe, safeCharacters } from "../../viewers/safe-characters";
import { escapeSequences, rewriting } from "./escape-sequences";
import { parseLine } from "./parse-line";
import { plainStyle } from "./text-style";

const rewrites = new RegExp(rewriting);

/** The text of a line as it is drawn, without styles. */
export function visibleText(raw: string): string {
  const line = raw.endsWith("\r") ? raw.slice(0, -1) : raw;
  if (isSafe(line)) return line;
  if (!rewrites.test(line)) return safeCharacters(line.replace(escapeSequences(), ""));
  return parseLine(line, plainStyle)
    .runs.map(({ text }) => text)
    .join("");
}
