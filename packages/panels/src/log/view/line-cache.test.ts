import { expect, it } from "vitest";
import { compileQuery } from "../search/compile-query";
import { noQuery } from "../search/log-query";
import { segmentOf } from "../store/segment";
import { LineCache } from "./line-cache";

const matcherOf = (text: string) => {
  const compiled = compileQuery({ ...noQuery, text }, undefined);
  return compiled.kind === "ready" ? compiled.matcher : undefined;
};

it("keeps what a line is drawn from, until its own matches change", () => {
  const segments = [segmentOf("one error\nnothing", 0)];
  const cache = new LineCache();
  const [first, second] = cache.lines(segments, [0, 1]).values();
  expect([...cache.lines(segments, [0, 1]).values()][0]).toBe(first);
  const matcher = matcherOf("error");
  const found = cache.matches(first!, matcher);
  expect(found).toEqual([[4, 9]]);
  expect(cache.matches(first!, matcher)).toBe(found);
  expect(cache.matches(first!, matcherOf("one"))).toEqual([[0, 3]]);
  expect(cache.matches(second!, matcher)).toBeUndefined();
  expect(cache.matches(first!, undefined)).toBeUndefined();
});
