import type { CompiledQuery, LogQuery } from "./log-query";
import { plainMatcher } from "./plain-matcher";

/**
 * Makes a matcher of what is typed.
 *
 * @param compileExpression - compiles regular expressions; until it is loaded, they are not searched for
 */
export function compileQuery(
  query: LogQuery,
  compileExpression: ((query: LogQuery) => CompiledQuery) | undefined,
): CompiledQuery {
  if (query.text === "") return { kind: "none" };
  if (!query.isExpression) return { kind: "ready", matcher: plainMatcher(query) };
  return compileExpression?.(query) ?? { kind: "none" };
}
