import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { segmentOf } from "../store/segment";
import { visibleText } from "../text/visible-text";
import { compileQuery } from "./compile-query";
import { compileExpression, hasFewWays } from "./expression/compile-expression";
import { HitList } from "./hit-list";
import { findHits } from "./hits";
import { type LogQuery, type Matcher, noQuery } from "./log-query";
import { neededBytes, rareBytes } from "./rare-bytes";

fc.configureGlobal({ seed: 1 });

function finish<T>(steps: Generator<unknown, T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}
function matcherOf(query: Partial<LogQuery>): Matcher {
  const compiled = compileQuery({ ...noQuery, ...query }, compileExpression);
  if (compiled.kind !== "ready") throw new Error(compiled.kind);
  return compiled.matcher;
}
const hitsIn = (log: string, query: Partial<LogQuery>) => {
  const { rows, totals } = finish(findHits(segmentOf(log, 0), matcherOf(query)));
  return { rows: [...rows], total: totals.at(-1) ?? 0 };
};

describe("a plain search", () => {
  const log = "Error: one\n\u001b[31mer\u001b[0mror: two error\nnone\nTerror";
  it.each([
    ["finds text in any case, and through colors", { text: "error" }, { rows: [0, 1, 3], total: 4 }],
    ["minds the case", { text: "error", isCaseSensitive: true }, { rows: [1, 3], total: 3 }],
    ["takes whole words", { text: "error", isWholeWord: true }, { rows: [0, 1], total: 3 }],
    ["does not find what only colors are made of", { text: "31" }, { rows: [], total: 0 }],
    ["takes signs as they are", { text: "." }, { rows: [], total: 0 }],
  ] as const)("%s", (_, query, found) => expect(hitsIn(log, query)).toEqual(found));

  it("finds what a line shows after it wrote over itself", () => {
    expect(hitsIn("abcd\rxy\nxycd", { text: "yc" })).toEqual({ rows: [0, 1], total: 2 });
    expect(hitsIn("abcd\u001b[Gxy\nxy\u001b[2Dab", { text: "yc" })).toEqual({ rows: [0], total: 1 });
  });

  it.each(["error q[7]", "slack", "Iteration 77", "é", "naïve z"])(
    "finds “%s” in rare bytes as in every line",
    (text) => {
      const lines = Array.from({ length: 5_000 }, (_, row) =>
        row % 601 === 0
          ? `\u001b[31mERR\u001b[0mor Q[${row % 9}] naïve Z${"é".repeat(row % 3)}`
          : `iteration ${row}: slack 0.${row}`,
      );
      const matcher = matcherOf({ text });
      const expected = lines.flatMap((line, row) => (matcher.find(visibleText(line)).length > 0 ? [row] : []));
      expect(hitsIn(lines.join("\n"), { text }).rows).toEqual(expected);
    },
  );

  it("looks for the bytes that the fewest lines have", () => {
    const segment = segmentOf("cell u_core/q slack +0.5 ns\n".repeat(2_000), 0);
    expect(rareBytes(segment, neededBytes("core h", false))).toEqual([0x68, 0x48]);
    expect(rareBytes(segment, neededBytes("H", true))).toEqual([0x48]);
    expect(rareBytes(segment, neededBytes("core", false))).toBeUndefined();
    expect(rareBytes(segment, neededBytes("é ", false))).toBeUndefined();
  });

  it("keeps to these bytes until many lines of a segment have them", () => {
    const without = segmentOf("cell u_core/q slack +0.5 ns\n".repeat(2_000), 0);
    const withThem = segmentOf("hop to the next one: xyz\n".repeat(2_000), 2_000);
    const matcher = matcherOf({ text: "hz" });
    const chosen = () => rareBytes(withThem, matcher.neededBytes!);
    expect(finish(findHits(without, matcher)).rows).toHaveLength(0);
    expect(chosen()).toEqual([0x68, 0x48]);
    expect(finish(findHits(withThem, matcher)).rows).toHaveLength(0);
    expect(chosen()).toBeUndefined();
  });

  it("counts as many as the lines show, whatever is between their characters", () => {
    const piece = fc.constantFrom(
      "a",
      "b",
      "A",
      "ab",
      "\u001b[1m",
      "\r",
      "\u001b[2K",
      "\u001b]8;;http://a.b\u0007",
      " ",
    );
    fc.assert(
      fc.property(fc.array(fc.array(piece)), fc.constantFrom("a", "ab", "ba", "a b"), (lines, text) => {
        const raw = lines.map((parts) => parts.join(""));
        const matcher = matcherOf({ text });
        const expected = raw.reduce((sum, line) => sum + matcher.find(visibleText(line)).length, 0);
        expect(hitsIn(raw.join("\n"), { text }).total).toBe(expected);
      }),
    );
  });
});

describe("a regular expression", () => {
  const atoms = fc.constantFrom("a", "b", ".", "[ab]", "[^a]", "\\w", "\\d", "\\s", "\\b", "^", "$", "x");
  const { expression } = fc.letrec<{ expression: string; group: string; part: string }>((tie) => ({
    part: fc.oneof({ weight: 4, arbitrary: atoms }, { weight: 1, arbitrary: tie("group") }),
    group: fc.tuple(fc.constantFrom("(", "(?:"), tie("expression")).map(([open, inside]) => `${open}${inside})`),
    expression: fc.oneof(
      { weight: 3, arbitrary: fc.array(tie("part"), { minLength: 1, maxLength: 4 }).map((parts) => parts.join("")) },
      { weight: 1, arbitrary: fc.tuple(tie("part"), tie("part")).map((parts) => parts.join("|")) },
      {
        weight: 2,
        arbitrary: fc
          .tuple(
            fc.constantFrom("a", "b", "[ab]", "(ab)", "(?:a|b)"),
            fc.constantFrom("*", "+", "?", "*?", "+?", "{1,2}"),
            tie("part"),
          )
          .map((parts) => parts.join("")),
      },
    ),
  }));
  const line = fc
    .array(fc.constantFrom("a", "b", "x", " ", "1", "A"), { maxLength: 12 })
    .map((parts) => parts.join(""));

  it("finds what the browser's own finds", () => {
    fc.assert(
      fc.property(expression, line, (text, input) => {
        // A second repeat makes the linear engine run it.
        const matches = matcherOf({ text: `(?:${text})(?:zz*zz*)?`, isExpression: true }).find(input);
        const native = Array.from(input.matchAll(new RegExp(text, "gi")), ({ index, 0: found }) => [
          index,
          index + found.length,
        ]);
        expect(matches).toEqual(native.filter(([start, end]) => start !== end));
      }),
      { numRuns: 1_000 },
    );
  });

  it.each([".", "[^a]", "b|.", "(?:.)(?:zz*zz*)?"])("%s finds whole characters, also those with two halves", (text) =>
    expect(matcherOf({ text, isExpression: true }).find("😀b")).toEqual([
      [0, 2],
      [2, 3],
    ]),
  );

  it.each([
    ["(a+)+$", `${"a".repeat(3_000)}!`],
    ["(a|aa)*b", "a".repeat(3_000)],
    ["(.*)(.*)(.*)(.*)x", "a".repeat(3_000)],
    ["a.*x|a", "a".repeat(3_000)],
    [`${"a?".repeat(40)}${"a".repeat(40)}`, "a".repeat(39)],
    [`${"(a|a)".repeat(40)}x`, "a".repeat(100)],
  ])("%s ends on a line made against it", (text, input) => {
    expect(Array.isArray(matcherOf({ text, isExpression: true }).find(input))).toBe(true);
  });

  it.each(["error \\d+", "a|b", "[a*]+x", "(?<net>u_psd)", "x{3}", "a+?", "(a+)"])(
    "%s is left to the browser",
    (text) => expect(hasFewWays(text)).toBe(true),
  );
  it.each(["a+b+", "(ab)+", "(a|a)(a|a)x", "a?".repeat(3), "a{2}b*", ".*.*x"])(
    "%s is not, since it can be tried in many ways",
    (text) => expect(hasFewWays(text)).toBe(false),
  );

  it.each(["(", "[a", "*", "a{2,1}"])("%s is refused as invalid", (text) =>
    expect(compileQuery({ ...noQuery, text, isExpression: true }, compileExpression)).toEqual({
      kind: "refused",
      problem: "invalid",
    }),
  );
  it.each(["(a)\\1", "a(?=b)", "(?<!a)b", "a{2000}", "(?<n>a)\\k<n>"])("%s is refused as unsupported", (text) =>
    expect(compileQuery({ ...noQuery, text, isExpression: true }, compileExpression)).toEqual({
      kind: "refused",
      problem: "unsupported",
    }),
  );
});

describe("the list of matches", () => {
  const segments = ["a\naa\nx", "x\nx", "aaa\nx\na"];
  const list = new HitList(
    segments.map((text, index) => finish(findHits(segmentOf(text, [0, 3, 5][index]!), matcherOf({ text: "a" })))),
  );
  it("counts all", () => expect([list.total, list.rowTotal]).toEqual([7, 4]));
  it("finds each by its number, and wraps around", () => {
    const rows = Array.from({ length: 8 }, (_, number) => list.place(number));
    expect(rows.map((place) => place && [place.row, place.index])).toEqual([
      [0, 0],
      [1, 0],
      [1, 1],
      [5, 0],
      [5, 1],
      [5, 2],
      [7, 0],
      [0, 0],
    ]);
    expect(list.place(-1)?.row).toBe(7);
  });
  it("knows the number of each", () => {
    for (let number = 0; number < list.total; number += 1) expect(list.numberOf(list.place(number)!)).toBe(number);
  });
  it("counts before any row", () => {
    expect([0, 1, 2, 5, 6, 8].map((row) => list.before(row))).toEqual([0, 1, 3, 3, 6, 7]);
    expect([0, 1, 2, 5, 6, 8].map((row) => list.rowsBefore(row))).toEqual([0, 1, 2, 2, 3, 4]);
    expect([0, 1, 2, 3].map((index) => list.rowAt(index))).toEqual([0, 1, 5, 7]);
  });
});
