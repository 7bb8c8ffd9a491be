import { describe, expect, it } from "vitest";
import { VcdReader, type WaveFile } from "../vcd/wave-file";
import { addSignals, firstItems, type WaveItems } from "./wave-items";

function fileOf(header: string): WaveFile {
  const bytes = new TextEncoder().encode(`${header} $enddefinitions $end`);
  const reader = new VcdReader();
  for (const steps = reader.read(bytes, bytes.length, true); !steps.next().done;);
  return reader.file(bytes, bytes.length);
}
const variables = (names: string) => [...names].map((name) => `$var wire 1 ${name} ${name} $end`).join(" ");
const scoped = (scope: string, names: string) => `$scope module ${scope} $end ${variables(names)} $upscope $end`;
const namesOf = (items: WaveItems) =>
  items.map((item) => (item.kind === "group" ? `group ${item.name}` : item.signal.name)).join(", ");

describe("the rows of a file", () => {
  it("have groups for scopes, after the signals outside of all", () =>
    expect(namesOf(firstItems(fileOf(`${scoped("top", "ab")} ${variables("cd")}`)))).toBe("c, d, group top, a, b"));

  it.each([
    ["nothing", "", "a"],
    ["other signals outside of scopes", variables("bc"), "b, c, a"],
    ["groups", scoped("top", "bc"), "a, group top, b, c"],
    ["both", `${variables("b")} ${scoped("top", "c")}`, "b, a, group top, c"],
  ])("take a signal outside of all scopes without a group of its own, next to %s", (_, header, names) => {
    const file = fileOf(`${variables("a")} ${header}`);
    const [added, ...others] = file.signals;
    const items = addSignals([], file, others);
    expect(namesOf(addSignals(items, file, [added!]))).toBe(names);
  });
});
