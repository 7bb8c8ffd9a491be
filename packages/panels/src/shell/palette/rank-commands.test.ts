import type { Command } from "@gatehouse/design/command-dialog";
import { describe, expect, it } from "vitest";
import { rankCommands } from "./rank-commands";

const commands = (...labels: string[]) => labels.map((label) => ({ id: label, label, onAction: () => undefined }));
const matches = (list: readonly Command[], query: string) =>
  rankCommands([{ label: "All", commands: list }], query)[0]?.commands ?? [];
const found = (query: string, ...labels: string[]) => matches(commands(...labels), query).map(({ label }) => label);

describe("what was typed finds", () => {
  it.each([
    [
      "the beginning before a word, a word before a part, a part before scattered letters",
      "li",
      ["Quality issue", "Delivery", "User licenses", "Licenses"],
      ["Licenses", "User licenses", "Quality issue", "Delivery"],
    ],
    ["a serial number by its last digits", "0942", ["GC-7F21-0307", "GC-7F21-0942"], ["GC-7F21-0942"]],
    ["a number after a sign", "#1012", ["Order 1012", "Order 1013"], ["Order 1012"]],
    ["a number after a word and a sign", "Order # 1012", ["Order 1012", "Order 1013"], ["Order 1012"]],
    ["a sign that is part of a name", "c#", ["C# board", "C board"], ["C# board"]],
    ["letters in their order, over words too", "usl", ["User licenses", "Status"], ["User licenses"]],
    ["whatever the case and the spaces around", "  DASH ", ["Dashboard", "Orders"], ["Dashboard"]],
    ["nothing where a letter is missing", "xyz", ["Dashboard", "Orders"], []],
    ["everything when nothing was typed", " ", ["Dashboard", "Orders"], ["Dashboard", "Orders"]],
    [
      "equals in the order they were in",
      "s",
      ["Support", "Sessions", "System status"],
      ["Support", "Sessions", "System status"],
    ],
  ])("%s", (_what, query, labels, expected) => {
    expect(found(query, ...labels)).toEqual(expected);
  });

  it("the beginning of a keyword, after those with the word in their label", () => {
    const list = [
      { id: "out", label: "Logout", keywords: "sign out exit", onAction: () => undefined },
      { id: "sign", label: "Sign a release", onAction: () => undefined },
    ];
    expect(matches(list, "sign").map(({ id }) => id)).toEqual(["sign", "out"]);
    expect(matches(list, "Sign out").map(({ id }) => id)).toEqual(["out"]);
    expect(matches(list, "ign").map(({ id }) => id)).toEqual(["sign"]);
  });

  it("the group with the better match first", () => {
    const groups = [
      { label: "Pages", commands: commands("Quality issue") },
      { label: "Actions", commands: commands("Dark", "Licenses") },
    ];
    const ranked = rankCommands(groups, "li").map(({ label, commands: one }) => [label, one.map(({ id }) => id)]);
    expect(ranked).toEqual([
      ["Actions", ["Licenses"]],
      ["Pages", ["Quality issue"]],
    ]);
  });

  it("no more than can be looked over", () => {
    expect(found("gc", ...Array.from({ length: 10_000 }, (_, index) => `GC-${index}`))).toHaveLength(8);
  });
});
