import { compileExpression } from "./expression/compile-expression";
import type { CompiledQuery, LogQuery } from "./log-query";
import { plainMatcher } from "./plain-matcher";

/** Makes a matcher of what is typed. */
export function compileQuery(query: LogQuery): CompiledQuery {
  if (query.text === "") return { kind: "none" };
  return query.isExpression ? compileExpression(query) : { kind: "ready", matcher: plainMatcher(query) };
}
