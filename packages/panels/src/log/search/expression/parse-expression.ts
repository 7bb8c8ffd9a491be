import { parseClass, parseEscape } from "./parse-characters";
import { Reader } from "./reader";
import { type Expression, UnsupportedExpression } from "./syntax";

const mostRepeats = 1_000;

/**
 * Parses a JavaScript regular expression. The caller must make sure that it is valid.
 *
 * @throws {@link UnsupportedExpression} for lookaround, backreferences and long counted repeats
 */
export function parseExpression(source: string, isCaseSensitive: boolean): Expression {
  return choice(new Reader(source, isCaseSensitive));
}

function choice(reader: Reader): Expression {
  const options = [sequence(reader)];
  while (reader.takes("|")) options.push(sequence(reader));
  return options.length === 1 ? options[0]! : { kind: "choice", options };
}

function sequence(reader: Reader): Expression {
  const parts: Expression[] = [];
  while (!reader.isAtEnd && !reader.sees("|") && !reader.sees(")")) parts.push(repeated(reader, term(reader)));
  return { kind: "sequence", parts };
}

function term(reader: Reader): Expression {
  if (reader.takes("^")) return { kind: "assertion", assertion: "line-start" };
  if (reader.takes("$")) return { kind: "assertion", assertion: "line-end" };
  if (reader.takes("(")) return group(reader);
  if (reader.takes("[")) return { kind: "character", test: parseClass(reader) };
  if (reader.takes(".")) return { kind: "character", test: () => true };
  if (reader.takes("\\")) return parseEscape(reader);
  return { kind: "character", test: reader.literal(reader.next()) };
}

function group(reader: Reader): Expression {
  if (reader.takes("?")) {
    const isNamed = reader.sees("<") && !reader.sees("<=") && !reader.sees("<!");
    if (isNamed) reader.skipPast(">");
    else if (!reader.takes(":")) throw new UnsupportedExpression();
  }
  const inside = choice(reader);
  reader.takes(")");
  return inside;
}

function repeated(reader: Reader, part: Expression): Expression {
  const count = counts(reader);
  if (!count) return part;
  const [least, most] = count;
  if (Math.max(least, Number.isFinite(most) ? most : 0) > mostRepeats) throw new UnsupportedExpression();
  return { kind: "repeat", part, least, most, isLazy: reader.takes("?") };
}

function counts(reader: Reader): readonly [number, number] | undefined {
  if (reader.takes("*")) return [0, Number.POSITIVE_INFINITY];
  if (reader.takes("+")) return [1, Number.POSITIVE_INFINITY];
  if (reader.takes("?")) return [0, 1];
  const braces = reader.takesPattern(/\{(\d+)(,(\d*))?\}/y);
  if (!braces) return undefined;
  const least = Number(braces[1]);
  return [least, braces[2] === undefined ? least : braces[3] === "" ? Number.POSITIVE_INFINITY : Number(braces[3])];
}
