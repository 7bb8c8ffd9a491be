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
    expect(Math.max(...parts.map(({ length }) => length))).toBeLessThan(17_000);
    for (const part of parts.slice(1)) expect(part).toMatch(/^(## Section|words)/);
  });

  it("is cut in fenced code that is too long, which goes on as code", () => {
    const code = [
      "````vhdl",
      ...Array<string>(2_000).fill("-- comment\n\n```\nentity top is\n"),
      "````",
      "",
      "After.\n",
    ].join("\n");
    const parts = markdownParts(code);
    expect(parts.length).toBeGreaterThan(1);
    for (const part of parts.slice(0, -1)) expect(part).toMatch(/^````vhdl\n[\s\S]*\n````\n?$/);
    expect(parts.join("\n").replaceAll("\n````\n````vhdl", "")).toBe(code);
  });

  it("that is one list is cut between items, and never within one", () => {
    const list = Array.from({ length: 5_000 }, (_, at) => `- item ${at}\n  goes on`).join("\n");
    const parts = markdownParts(list);
    expect(parts.join("\n")).toBe(list);
    expect(Math.max(...parts.map(({ length }) => length))).toBeLessThan(20_000);
    for (const part of parts) expect(part).toMatch(/^- item/);
  });

  it("that is one table has its head in every part", () => {
    const rows = Array.from({ length: 5_000 }, (_, at) => `| ${at} | some words in a cell |`);
    const head = "| No. | Words |\n|---:|---|";
    const parts = markdownParts(`${head}\n${rows.join("\n")}\n`);
    expect(parts.length).toBeGreaterThan(2);
    for (const part of parts) expect(part.startsWith(`${head}\n| `)).toBe(true);
    expect(parts.map((part) => part.slice(head.length + 1)).join("\n")).toBe(`${rows.join("\n")}\n`);
  });

  it.each([
    ["one paragraph", "some words of a paragraph\n".repeat(40_000)],
    ["one line", "words ".repeat(170_000)],
    ["one word", "x".repeat(1_000_000)],
    ["one quotation", "> words\n".repeat(120_000)],
    ["a list item without end", `- item\n${"  goes on\n".repeat(100_000)}`],
    ["link definitions", Array.from({ length: 25_000 }, (_, at) => `[l${at}]: https://example.com/${at}`).join("\n")],
  ])("that is %s is in parts all the same, and as long as it was", (_, text) => {
    const parts = markdownParts(text);
    const longest = Math.max(...parts.map(({ length }) => length));
    expect(longest).toBeLessThan(60_000);
    expect(parts.join("").length).toBeLessThan(text.length * 1.1);
    expect(parts.join("").replaceAll("\n", "").length).toBeGreaterThanOrEqual(text.replaceAll("\n", "").length);
  });

  it.each([
    ["quotations", "> ".repeat(5_000), "\\> \\> "],
    ["lists in one line", "- ".repeat(5_000), "\\- \\- "],
    ["numbered lists in one line", "1. ".repeat(50), "1\\. 1\\. "],
  ])("nested too deep: %s become text", (_, text, start) =>
    expect(markdownParts(text)[0]?.startsWith(start)).toBe(true),
  );

  it("is indented no deeper than anybody writes, but for code", () => {
    const deep = `${" ".repeat(500)}- a`;
    expect(markdownParts(`- b\n${deep}`)).toEqual([`- b\n${" ".repeat(80)}- a`]);
    expect(markdownParts(`\`\`\`\n${deep}\n\`\`\``)).toEqual([`\`\`\`\n${deep}\n\`\`\``]);
  });

  it("keeps the link definitions of each part", () => {
    const text = `${long.replaceAll("more of one", "more of [Guide]")}\n[guide]: https://example.com/guide\n[other]: /x\n`;
    const parts = markdownParts(text);
    expect(parts.length).toBeGreaterThan(3);
    for (const part of parts) expect(part).toContain("[guide]: https://example.com/guide");
    for (const part of parts.slice(0, -1)) expect(part).not.toContain("[other]");
  });
});
