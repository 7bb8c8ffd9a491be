import { describe, expect, it } from "vitest";
import { hasSameData } from "./use-kept";

const href = () => "";

describe("settings are the same", () => {
  it.each<[unknown, unknown]>([
    ["a", "a"],
    [
      { theme: "dark", tokens: { "--gh-accent": "red" } },
      { tokens: { "--gh-accent": "red" }, theme: "dark" },
    ],
    [{ a: ["releases.view"] }, { a: ["releases.view"] }],
    [{ href }, { href }],
    [Number.NaN, Number.NaN],
    [Object.create(null), {}],
  ])("%o and %o", (one, other) => expect(hasSameData(one, other)).toBe(true));
});

const endless: Record<string, unknown> = {};
endless["self"] = endless;
const endlessToo: Record<string, unknown> = {};
endlessToo["self"] = endlessToo;
const unreadable = () => ({
  get theme(): string {
    throw new Error("not now");
  },
});

describe("settings differ", () => {
  it.each<[string, unknown, unknown]>([
    ["another text", { theme: "dark" }, { theme: "light" }],
    ["one more", {}, { theme: undefined }],
    ["one for another", { nonce: undefined }, { theme: undefined }],
    ["nothing and an object", null, {}],
    ["a list and an object", [], {}],
    ["another order in a list", { a: ["b", "c"] }, { a: ["c", "b"] }],
    ["functions of the same text", { href: () => "" }, { href: () => "" }],
    ["objects of a class", new Date(0), new Date(0)],
    ["objects that hold themselves", endless, endlessToo],
    ["objects that cannot be read", unreadable(), unreadable()],
  ])("%s", (_, one, other) => expect(hasSameData(one, other)).toBe(false));
});
