/** Tests whether one place of an expression matches a character. */
export type CharacterTest = (code: number) => boolean;

/** A condition between two characters. */
export type Assertion = "line-start" | "line-end" | "word-edge" | "no-word-edge";

/** An expression as a tree. */
export type Expression =
  | { readonly kind: "character"; readonly test: CharacterTest }
  | { readonly kind: "assertion"; readonly assertion: Assertion }
  | { readonly kind: "sequence"; readonly parts: readonly Expression[] }
  | { readonly kind: "choice"; readonly options: readonly Expression[] }
  | {
      readonly kind: "repeat";
      readonly part: Expression;
      readonly least: number;
      readonly most: number;
      readonly isLazy: boolean;
    };

/** A valid expression that the linear engine cannot run, because of lookaround, a backreference or its size. */
export class UnsupportedExpression extends Error {}
