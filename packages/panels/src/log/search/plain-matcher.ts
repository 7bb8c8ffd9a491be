import { escapeSequence, rewriting } from "../text/escape-sequences";
import type { LogQuery, Match, Matcher } from "./log-query";
import { neededBytes } from "./rare-bytes";
import { wholeWords } from "./whole-words";

const quoted = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
/* Replacements for unsafe characters, which only the drawn text has. */
const isReplacement = /[\u2400-\u2421\ufffd]/;

/** Finds a text literally. */
export function plainMatcher(query: Omit<LogQuery, "isExpression">): Matcher {
  const flags = query.isCaseSensitive ? "g" : "gi";
  const pattern = new RegExp(quoted(query.text), flags);
  const find = (line: string): readonly Match[] =>
    Array.from(line.matchAll(pattern), ({ index, 0: found }) => [index, index + found.length] as const);
  return {
    find: query.isWholeWord ? (line) => wholeWords(line, find(line)) : find,
    ...(!isReplacement.test(query.text) && {
      candidates: new RegExp(`${tolerant(query.text)}|${rewriting}`, flags),
      plainCandidates: new RegExp(tolerant(query.text), flags),
      neededBytes: neededBytes(query.text, query.isCaseSensitive),
    }),
  };
}

/** The source of an expression for the text with any escape sequences between its characters. */
function tolerant(text: string): string {
  return Array.from(text, quoted).join(`(?:${escapeSequence})*`);
}
