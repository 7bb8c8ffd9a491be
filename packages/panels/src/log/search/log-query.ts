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

/** Finds the matches in the text of one line. They are not empty and do not overlap. */
export interface Matcher {
  readonly find: (line: string) => readonly Match[];
  /**
   * Matches raw text wherever a line could have a match, and maybe elsewhere. A search that checks only candidates is
   * several times as fast. Without it, the search checks every line.
   */
  readonly candidates?: RegExp;
  /** The same for rows that never overwrite their own text. It looks for less, so it is faster. */
  readonly plainCandidates?: RegExp;
  /** Each line with a match has a byte of every choice. The choice with the rarest bytes finds the lines fastest. */
  readonly neededBytes?: readonly ByteChoice[];
}

/** Why an expression cannot be searched for. */
export type ExpressionProblem = "invalid" | "unsupported";

export type CompiledQuery =
  | { readonly kind: "none" }
  | { readonly kind: "ready"; readonly matcher: Matcher }
  | { readonly kind: "refused"; readonly problem: ExpressionProblem };
