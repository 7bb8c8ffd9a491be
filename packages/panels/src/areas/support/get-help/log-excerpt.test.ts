import { describe, expect, it } from "vitest";
import { logExcerpt, toolVersion } from "./log-excerpt";

describe("the end of a log", () => {
  it("has the last 200 rows, as a reader sees them", () => {
    const rows = Array.from({ length: 250 }, (_, index) => `row ${index + 1}`);
    expect(logExcerpt(`${rows.join("\n")}\n`).text).toBe(rows.slice(50).join("\n"));
    expect(logExcerpt("\u001b[31mERROR\u001b[0m: no\n10 %\r20 %\r\nend").text).toBe("ERROR: no\n20 %\nend");
    expect(logExcerpt("").text).toBe("");
  });

  it("has no secrets, also where colors divide them", () => {
    expect(logExcerpt("pass\u001b[1mword=hun\u001b[0mter2\n")).toEqual({ text: "password=[masked]", count: 1 });
  });

  it("cuts rows that are too long, and no secret in two", () => {
    const { text } = logExcerpt(`${"word ".repeat(398)}password=${"x".repeat(100)}\n${"-".repeat(50_000)}`);
    expect(text).not.toContain("xx");
    expect(text.split("\n").map(({ length }) => length)).toEqual([2_002, 2_002]);
  });
});

describe("the tool's version", () => {
  it.each([
    ["==> Read sources\n |  yosys -- Yosys Open SYnthesis Suite\n\n Yosys 0.55 (git sha1 60f126cd0)\n", "Yosys 0.55"],
    ["\u001b[1mOracleHDL v5.2.0-rc1\u001b[0m\n", "OracleHDL v5.2.0-rc1"],
    ["Compiler version 12.1, built today", "Compiler version 12.1"],
    ["token is v12.34", undefined],
    ["Target clock: 48.5 MHz\nRead sources (0.0 s)\ntook 1.5 s\n", undefined],
    ["", undefined],
  ])("is read from %j", (logs, version) => expect(toolVersion(logs)).toBe(version));
});
