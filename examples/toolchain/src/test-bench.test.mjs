import { expect, it } from "vitest";
import { matches, showBits, toBits } from "./bits.mjs";
import { readTestBench } from "./test-bench.mjs";

const bench = (fields) => JSON.stringify({ clock: "clk", cycles: 10, ...fields });

it("a list of values is one value a cycle", () => {
  const { inputs } = readTestBench(bench({ inputs: [{ cycle: 3, set: { rst: [1, 0] } }] }));
  expect([...inputs]).toEqual([
    [3, [{ port: "rst", value: 1, name: undefined }]],
    [4, [{ port: "rst", value: 0, name: undefined }]],
  ]);
});

it.each([
  ["{", "testbench.json: "],
  ["null", 'testbench.json: "cycles" must be between'],
  [bench({ cycles: 1e9 }), 'testbench.json: "cycles" must be between'],
  [bench({ inputs: [{ set: { rst: 1 } }] }), 'testbench.json: each entry of "inputs" needs a "cycle"'],
  [bench({ inputs: [null] }), 'testbench.json: each entry of "inputs" needs a "cycle"'],
  [bench({ inputs: [{ cycle: 0, set: { rst: "high" } }] }), 'testbench.json: "high" of rst is neither'],
  [bench({ checks: [{ cycle: 9, expect: { led: [1, 2] } }] }), "testbench.json: a check is in cycle 10, but the last"],
])("refuses %s", (text, message) => {
  expect(() => readTestBench(text)).toThrow(message);
});

it.each([
  [5, 4, "0101"],
  [-1, 4, "1111"],
  ["0xA", 4, "1010"],
  ["0b1x", 4, "001x"],
  [16, 4, undefined],
  [-9, 4, undefined],
])("%s in %s bits is %s", (value, width, bits) => {
  expect(toBits(value, width)).toBe(bits);
});

it("an expected x accepts any bit, and an unknown bit matches only that", () => {
  expect(matches("1010", "1x10")).toBe(true);
  expect(matches("1x10", "1010")).toBe(false);
  expect([showBits("1010"), showBits("1x10")]).toEqual(["10", "0b1x10"]);
});
