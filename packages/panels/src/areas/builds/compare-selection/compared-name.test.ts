import { expect, it } from "vitest";
import { comparedName, readComparedName } from "./compared-name";

it.each([
  { commitSha: "9b41c72" },
  { commitSha: "9b41c72", buildNumber: "3" },
  { commitSha: "a.b" },
  { commitSha: "a.b", buildNumber: "12" },
])("an address names %j", (compared) => {
  expect(readComparedName(comparedName(compared))).toEqual(compared);
});

it("what is no number names no build", () => {
  expect(readComparedName("9b41c72.last")).toEqual({ commitSha: "9b41c72.last" });
  expect(readComparedName("9b41c72.")).toEqual({ commitSha: "9b41c72." });
});
