import { describe, expect, it } from "vitest";
import { rankCommands } from "./rank-commands";

const commands = (...labels: string[]) => labels.map((label) => ({ id: label, label, onAction: () => undefined }));
const found = (query: string, ...labels: string[]) =>
  rankCommands(commands(...labels), query).map(({ label }) => label);

describe("what was typed finds", () => {
  it.each([
    [
      "the beginning before a word, a word before a part, a part before scattered letters",
      "li",
      ["Quality issue", "Delivery", "User licenses", "Licenses"],
      ["Licenses", "User licenses", "Quality issue", "Delivery"],
    ],
    ["a serial number by its last digits", "0942", ["GC-7F21-0307", "GC-7F21-0942"], ["GC-7F21-0942"]],
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

  it("no more than can be looked over", () => {
    expect(found("gc", ...Array.from({ length: 10_000 }, (_, index) => `GC-${index}`))).toHaveLength(8);
  });
});
