import { type Assertion, type CharacterTest, type Expression, UnsupportedExpression } from "./syntax";

/** One instruction of a program. Targets are indexes in the program. A split prefers its first way. */
export type Instruction =
  | { readonly do: "take"; readonly test: CharacterTest }
  | { readonly do: "assert"; readonly assertion: Assertion }
  | { do: "split"; first: number; second: number }
  | { do: "jump"; to: number }
  | { readonly do: "match" };

export type Program = readonly Instruction[];

const mostInstructions = 5_000;

/** Compiles an expression for `findMatches`. */
export function compileProgram(expression: Expression): Program {
  const program: Instruction[] = [];
  emit(program, expression);
  program.push({ do: "match" });
  return program;
}

function emit(program: Instruction[], expression: Expression): void {
  if (program.length > mostInstructions) throw new UnsupportedExpression();
  switch (expression.kind) {
    case "character":
      program.push({ do: "take", test: asTable(expression.test) });
      return;
    case "assertion":
      program.push({ do: "assert", assertion: expression.assertion });
      return;
    case "sequence":
      for (const part of expression.parts) emit(program, part);
      return;
    case "choice":
      emitChoice(program, expression.options);
      return;
    case "repeat":
      for (let count = 0; count < expression.least; count += 1) emit(program, expression.part);
      if (expression.most === Number.POSITIVE_INFINITY) emitLoop(program, expression.part, expression.isLazy);
      else
        for (let count = expression.least; count < expression.most; count += 1)
          emitOptional(program, expression.part, expression.isLazy);
  }
}

function emitChoice(program: Instruction[], options: readonly Expression[]): void {
  const [option, ...others] = options;
  if (option === undefined) return;
  if (others.length === 0) return emit(program, option);
  const split = { do: "split" as const, first: program.length + 1, second: 0 };
  program.push(split);
  emit(program, option);
  const jump = { do: "jump" as const, to: 0 };
  program.push(jump);
  split.second = program.length;
  emitChoice(program, others);
  jump.to = program.length;
}

function emitOptional(program: Instruction[], part: Expression, isLazy: boolean): void {
  const split = { do: "split" as const, first: 0, second: 0 };
  const start = program.push(split);
  emit(program, part);
  [split.first, split.second] = isLazy ? [program.length, start] : [start, program.length];
}

function emitLoop(program: Instruction[], part: Expression, isLazy: boolean): void {
  const loop = program.length;
  const split = { do: "split" as const, first: 0, second: 0 };
  program.push(split);
  emit(program, part);
  program.push({ do: "jump", to: loop });
  [split.first, split.second] = isLazy ? [program.length, loop + 1] : [loop + 1, program.length];
}

/** The same test, with precomputed results for ASCII. */
export function asTable(test: CharacterTest): CharacterTest {
  const results = Uint8Array.from({ length: 128 }, (_, code) => Number(test(code)));
  return (code) => (code < 128 ? results[code] === 1 : test(code));
}
