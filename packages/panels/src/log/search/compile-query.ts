import type { CompiledQuery, LogQuery } from "./log-query";
import { plainMatcher } from "./plain-matcher";

/**
 * Compiles a query into a matcher.
 *
 * @param compileExpression - compiles regular expressions. Undefined until it has loaded, so they find nothing.
 */
export function compileQuery(
  query: LogQuery,
  compileExpression: ((query: LogQuery) => CompiledQuery) | undefined,
): CompiledQuery {
  if (query.text === "") return { kind: "none" };
  if (!query.isExpression) return { kind: "ready", matcher: plainMatcher(query) };
  return compileExpression?.(query) ?? { kind: "none" };
}
