import type { ByteChoice } from "../store/byte-finder";

/** The query of a search. */
export interface LogQuery {
  readonly text: string;
  readonly isCaseSensitive: boolean;
  readonly isWholeWord: boolean;
  readonly isExpression: boolean;
}

export const noQuery: LogQuery = { text: "", isCaseSensitive: false, isWholeWord: false, isExpression: false };

/** A match in a line: where it begins, and where the text after it begins. */
export type Match = readonly [start: number, end: number];

/** Finds what is searched for in the text of one line. Matches are not empty and do not overlap. */
export interface Matcher {
  readonly find: (line: string) => readonly Match[];
  /**
   * Matches in raw text wherever a line could hold a match, and maybe elsewhere. Without it each line has to be looked at.
   * Looking at candidates alone makes a search several times as fast.
   */
  readonly candidates?: RegExp;
  /** The same for rows none of which writes over its own text: it looks for less, so it is faster. */
  readonly plainCandidates?: RegExp;
  /** Bytes of which each line with a match has at least one, several times: the rarest ones lead to the lines soonest. */
  readonly neededBytes?: readonly ByteChoice[];
}

/** Why an expression cannot be searched for. */
export type ExpressionProblem = "invalid" | "unsupported";

export type CompiledQuery =
  | { readonly kind: "none" }
  | { readonly kind: "ready"; readonly matcher: Matcher }
  | { readonly kind: "refused"; readonly problem: ExpressionProblem };
