import { beforeAll, expect, it } from "vitest";
import { ensureInstalled } from "./install.mjs";

// The first run installs the compilers, and netlistsvg with them.
beforeAll(() => ensureInstalled());

/** A module whose output alternates between the single bits of two buses. */
function wideModule(width) {
  const bits = (from) => Array.from({ length: width }, (_, at) => from + at);
  const [a, b] = [bits(2), bits(2 + width)];
  const mixed = a.flatMap((bit, at) => [bit, b[at]]);
  const cell = {
    type: "sink",
    port_directions: { in: "input" },
    connections: { in: mixed },
  };
  return {
    modules: {
      wide: {
        attributes: { top: "00000000000000000000000000000001" },
        ports: { a: { direction: "input", bits: a }, b: { direction: "input", bits: b } },
        cells: { sink: cell },
      },
    },
  };
}

it("draws a module with wide buses, which takes more stack than the main thread has", async () => {
  const { drawSchematic } = await import("./schematic.mjs");
  expect(await drawSchematic(wideModule(100))).toContain("sink");
});
