import { describe, expect, it } from "vitest";
import { markdownParts } from "./markdown-parts";

const section = (at: number) => `## Section ${at}\n\n- one\n\n  more of one\n\n- two\n\n${"words ".repeat(200)}\n\n`;
const long = Array.from({ length: 100 }, (_, at) => section(at)).join("");

describe("a Markdown text", () => {
  it("that is short is one part", () => expect(markdownParts("# Hi")).toEqual(["# Hi"]));

  it("that is long is cut at its blocks, and nothing is lost", () => {
    const parts = markdownParts(long);
    expect(parts.length).toBeGreaterThan(3);
    expect(parts.join("\n")).toBe(long);
    expect(Math.max(...parts.map(({ length }) => length))).toBeLessThan(30_000);
    for (const part of parts.slice(1)) expect(part).toMatch(/^(## Section|words)/);
  });

  it("is never cut in fenced code, however long", () => {
    const code = [
      "````vhdl",
      ...Array<string>(2_000).fill("-- comment\n\n```\nentity top is\n"),
      "````",
      "",
      "After.\n",
    ].join("\n");
    const [first, ...rest] = markdownParts(code);
    expect(first).toContain("\n````\n");
    expect(rest.join("\n")).toBe("After.\n");
  });

  it("keeps its link definitions in every part", () => {
    const parts = markdownParts(`${long}\n[guide]: https://example.com/guide\n`);
    for (const part of parts) expect(part).toContain("[guide]: https://example.com/guide");
  });
});
