import { describe, expect, it } from "vitest";
import { hasSources, lengthError, nameError, projectLimits, shortSha } from "./index";

describe("a project's texts", () => {
  it.each([
    ["", "required"],
    ["   ", "required"],
    ["\u200b \u202e", "required"],
    ["a", undefined],
    [` ${"a".repeat(100)} `, undefined],
    ["a".repeat(101), "too-long"],
    ["🦊".repeat(100), undefined],
  ])("the name %j is %s", (name, error) => expect(nameError(name, projectLimits.name)).toBe(error));

  it.each([
    ["", undefined],
    ["a".repeat(500), undefined],
    ["a".repeat(501), "too-long"],
  ])("the description %j is %s", (text, error) => expect(lengthError(text, projectLimits.description)).toBe(error));
});

describe("a commit", () => {
  it("is called by the first seven characters of its sha, or as many as asked for", () => {
    expect(shortSha("9b41c72d0f")).toBe("9b41c72");
    expect(shortSha("9b41c72d0f", 6)).toBe("9b41c7");
    expect(shortSha("9b")).toBe("9b");
  });

  it.each([
    ["/files/board.scf", true],
    ["", false],
    [null, false],
    [undefined, false],
  ])("with the source file %j has sources: %s", (scf_file, has) => expect(hasSources({ scf_file })).toBe(has));
});
