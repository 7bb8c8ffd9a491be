import { expect, it } from "vitest";
import * as z from "zod/mini";
import { declaredEndpoints } from "../testing/declared-endpoints";
import { endpointId } from "./endpoint";
import { number } from "./fields";
import { listOf } from "./list";
import { type Shape, shapeOf } from "./shape";

/** The paths to the numbers that may not come as text. */
function numbersOnly(shape: Shape, path: string): readonly string[] {
  if (shape.kind === "list") return numbersOnly(shape.item, `${path}[]`);
  if (shape.kind === "record")
    return Object.entries(shape.fields).flatMap(([name, field]) => numbersOnly(field, `${path}.${name}`));
  return shape.kind === "number" && shape.isTakenAsText !== true && shape.values === undefined ? [path] : [];
}

it("each number of each response may come as text", () => {
  const found = declaredEndpoints.flatMap((call) => numbersOnly(shapeOf(call.response), endpointId(call)));
  expect(found).toEqual([]);
});

it("a number is read from its digits", () => {
  expect(number.parse("18")).toBe(18);
  expect(number.parse(18)).toBe(18);
  // It would lose digits.
  for (const wrong of ["", "eighteen", "1e3", true, {}, "1234567890123456"])
    expect(number.safeParse(wrong).success).toBe(false);
});

it("a list's count may come as text", () => {
  expect(z.parse(listOf(number), { count: "12", next: "?page=2", results: ["1"] })).toMatchObject({
    count: 12,
    results: [1],
  });
});
