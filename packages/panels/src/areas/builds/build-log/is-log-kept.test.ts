import { expect, it } from "vitest";
import { isLogKept } from "./is-log-kept";

const nowMs = Date.parse("2026-11-26T12:00:00Z");

it.each([
  ["2026-10-27T12:00:00Z", true],
  ["2026-10-27T11:59:59Z", false],
  ["never", true],
])("the log of a build of %s is kept: %s", (createdOn, expected) =>
  expect(isLogKept({ created_on: createdOn }, nowMs)).toBe(expected),
);
