import { describe, expect, it } from "vitest";
import { checkSourceFiles, contentSha1, sourceLimits, sourcePathProblem } from "./source-files";

const bytes = (text: string) => new TextEncoder().encode(text);
const filesOf = (...paths: readonly string[]) => new Map(paths.map((path) => [path, bytes(path)]));

describe("the path of a source file", () => {
  it.each(["top.v", "src/top.v", "src/a b/ünï.v", "a".repeat(255), "..v", ".hidden", "console.v"])(
    "%j can be stored",
    (path) => expect(sourcePathProblem(path)).toBeUndefined(),
  );

  it.each([
    "",
    "/etc/passwd",
    "../up.v",
    "src/../../up.v",
    "src/./top.v",
    "src//top.v",
    "src/",
    "C:\\top.v",
    "a\\b.v",
    "nul\0.v",
    "line\nbreak.v",
    "\u202Etxt.v",
    "\uD800.v",
    "CON",
    "src/aux.v",
    "dot.",
    "space ",
    "__proto__",
    "a".repeat(256),
    `${"a/".repeat(500)}top.v`,
  ])("%j cannot", (path) => expect(sourcePathProblem(path)).toBeTypeOf("string"));
});

describe("the source files of a commit", () => {
  it.each([
    ["none", []],
    ["twins that differ in case", ["Top.v", "top.v"]],
    ["twins of one letter in two encodings", ["\u00e9.v", "e\u0301.v"]],
    ["a file that is a folder too", ["src", "src/top.v"]],
    ["more than a thousand", Array.from({ length: sourceLimits.files + 1 }, (_, at) => `${at}.v`)],
  ])("cannot be %s", (_, paths) => expect(() => checkSourceFiles(filesOf(...paths))).toThrow());

  it("can be at most 10 MB", () => {
    const half = new Uint8Array(sourceLimits.bytes / 2);
    const files = new Map([
      ["a", half],
      ["b", half],
    ]);
    expect(() => checkSourceFiles(files)).not.toThrow();
    expect(() => checkSourceFiles(new Map([...files, ["c", bytes("1")]]))).toThrow();
  });

  it("have a sha1 of their own, whatever order they come in", async () => {
    const sha1 = await contentSha1(filesOf("a", "b"));
    expect(sha1).toMatch(/^[0-9a-f]{40}$/);
    expect(await contentSha1(filesOf("b", "a"))).toBe(sha1);
    const others = [filesOf("a"), new Map([["a", bytes("ab")]]), new Map([["ab", bytes("a")]])];
    const all = new Set([sha1, ...(await Promise.all(others.map(contentSha1)))]);
    expect(all.size).toBe(4);
  });
});
