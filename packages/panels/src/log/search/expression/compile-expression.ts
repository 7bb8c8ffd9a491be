import type { CompiledQuery, LogQuery, Match, Matcher } from "../log-query";
import { wholeWords } from "../whole-words";
import { findMatches } from "./find-matches";
import { parseExpression } from "./parse-expression";
import { compileProgram } from "./program";
import { UnsupportedExpression } from "./syntax";
import { wholeCharacters } from "./whole-characters";

/* The browser's own engine runs only on lines up to this length, where it takes a few milliseconds at most. */
const longestNativeLine = 4_000;

/**
 * Compiles a regular expression into a matcher. The browser's engine runs expressions that it can try in few ways.
 * Others could take it forever, so an engine with linear time runs them.
 */
export function compileExpression({ text, isCaseSensitive, isWholeWord }: LogQuery): CompiledQuery {
  const native = nativeExpression(text, isCaseSensitive);
  if (!native) return { kind: "refused", problem: "invalid" };
  try {
    const program = compileProgram(parseExpression(text, isCaseSensitive));
    const isQuick = hasFewWays(text);
    const find: Matcher["find"] = (line) =>
      wholeCharacters(
        line,
        isQuick && line.length <= longestNativeLine ? nativeMatches(native, line) : findMatches(program, line),
      );
    return { kind: "ready", matcher: { find: isWholeWord ? (line) => wholeWords(line, find(line)) : find } };
  } catch (error) {
    if (error instanceof UnsupportedExpression) return { kind: "refused", problem: "unsupported" };
    throw error;
  }
}

function nativeExpression(text: string, isCaseSensitive: boolean): RegExp | undefined {
  try {
    return new RegExp(text, isCaseSensitive ? "g" : "gi");
  } catch {
    return undefined;
  }
}

/**
 * Whether the browser's engine can try an expression in few ways: at most one repeat, none around a group, and no
 * choice if there is a group. Its time is then quadratic at worst.
 */
export function hasFewWays(text: string): boolean {
  const bare = text
    .replace(/\\./g, "a")
    .replace(/\[[^\]]*\]/g, "a")
    .replace(/\(\?(?::|<\w+>)/g, "(")
    .replace(/([*+?}])\?/g, "$1");
  const repeats = bare.match(/[*+?]|\{\d/g) ?? [];
  const hasChoices = bare.includes("(") && bare.includes("|");
  return repeats.length <= 1 && !hasChoices && !/\)(?:[*+?]|\{)/.test(bare);
}

function nativeMatches(expression: RegExp, line: string): readonly Match[] {
  const matches: Match[] = [];
  for (const { index, 0: found } of line.matchAll(expression))
    if (found !== "") matches.push([index, index + found.length]);
  return matches;
}
