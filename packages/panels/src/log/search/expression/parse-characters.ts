import type { Reader } from "./reader";
import { type CharacterTest, type Expression, UnsupportedExpression } from "./syntax";

const isDigit: CharacterTest = (code) => code >= 48 && code <= 57;
export const isWord: CharacterTest = (code) =>
  isDigit(code) || (code >= 65 && code <= 90) || (code >= 97 && code <= 122) || code === 95;
const isSpace: CharacterTest = (code) => /\s/.test(String.fromCharCode(code));
const not =
  (test: CharacterTest): CharacterTest =>
  (code) =>
    !test(code);

const sets: Readonly<Record<string, CharacterTest>> = {
  d: isDigit,
  D: not(isDigit),
  w: isWord,
  W: not(isWord),
  s: isSpace,
  S: not(isSpace),
};
const controls: Readonly<Record<string, number>> = { t: 9, n: 10, v: 11, f: 12, r: 13, "0": 0 };

/** Parses an escape outside a class, from after its backslash. */
export function parseEscape(reader: Reader): Expression {
  if (reader.takes("b")) return { kind: "assertion", assertion: "word-edge" };
  if (reader.takes("B")) return { kind: "assertion", assertion: "no-word-edge" };
  if (reader.takesPattern(/[1-9]|k</y)) throw new UnsupportedExpression();
  return { kind: "character", test: setOrCharacter(reader) };
}

/** Parses a class, from after its opening bracket to after its closing one. */
export function parseClass(reader: Reader): CharacterTest {
  const isNegated = reader.takes("^");
  const tests: CharacterTest[] = [];
  while (!reader.isAtEnd && !reader.takes("]")) tests.push(classPart(reader));
  const test: CharacterTest = (code) => tests.some((part) => part(code));
  return isNegated ? not(test) : test;
}

function classPart(reader: Reader): CharacterTest {
  const first = classAtom(reader);
  if (typeof first === "function" || !reader.sees("-") || reader.sees("-]")) return asTest(reader, first);
  reader.takes("-");
  const last = classAtom(reader);
  if (typeof last !== "function") return reader.between(first, last);
  const [start, dash] = [asTest(reader, first), reader.literal(45)];
  return (code) => start(code) || dash(code) || last(code);
}

function classAtom(reader: Reader): CharacterTest | number {
  if (!reader.takes("\\")) return reader.next();
  return reader.takes("b") ? 8 : escaped(reader);
}

const asTest = (reader: Reader, atom: CharacterTest | number) =>
  typeof atom === "function" ? atom : reader.literal(atom);

const setOrCharacter = (reader: Reader) => asTest(reader, escaped(reader));

function escaped(reader: Reader): CharacterTest | number {
  const hex = reader.takesPattern(/x([\da-f]{2})|u([\da-f]{4})/iy);
  if (hex) return Number.parseInt(hex[1] ?? hex[2] ?? "", 16);
  const control = reader.takesPattern(/c([a-z])/iy)?.[1];
  if (control !== undefined) return control.charCodeAt(0) % 32;
  const code = reader.next();
  const character = String.fromCharCode(code);
  return sets[character] ?? controls[character] ?? code;
}
