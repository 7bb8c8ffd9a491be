import { expect, it } from "vitest";
import { worstPaths } from "./worst-paths.mjs";

const cell = (name, statements) => `(INSTANCE ${name})\n${statements.join("\n")}\n`;
const wire = (from, to, ps) => `(INTERCONNECT ${from} ${to} (${ps}:${ps}:${ps}) (${ps}:${ps}:${ps}))\n`;
const arc = (from, to, ps) => `(IOPATH ${from} ${to} (${ps}:${ps}:${ps}) (${ps}:${ps}:${ps}))`;
const setup = (pin, ps, edge = "posedge") => `(SETUPHOLD (posedge ${pin}) (${edge} CLK) (${ps}:${ps}:${ps}) (0:0:0))`;

/** A register, a LUT and a second register of the same clock. */
function path({ logicPs = 1000, netPs = 500, edge = "posedge", skewPs = 0, captureClock = "clk/O" } = {}) {
  return [
    cell("", []),
    wire("clk/O", "start/CLK", 900),
    wire(captureClock, "end/CLK", 900 - skewPs),
    wire("start/O", String.raw`lut\$1/I0`, netPs),
    wire(String.raw`lut\$1/O`, "end/I0", netPs),
    cell("start", [arc("CLK", "O", 1400), setup("I0", 100)]),
    cell(String.raw`lut\$1`, [arc("I0", "O", logicPs)]),
    cell("end", [arc("CLK", "O", 1400), setup("I0", 100, edge)]),
  ].join("");
}

const counts = (sdf, clockMhz) =>
  Object.fromEntries(worstPaths(sdf, { clockMhz, netNames: new Map() }).issues.map(({ name, count }) => [name, count]));

it("names the cells, nets and delays of a path", () => {
  const netNames = new Map([["lut$1/O", "sum[0]"]]);
  expect(worstPaths(path(), { clockMhz: 100, netNames }).paths).toEqual([
    {
      from: "start",
      to: "end",
      delay_ns: 3.5,
      slack_ns: 6.5,
      logic_ns: 2.5,
      routing_ns: 1,
      hops: [
        { kind: "clk-to-q", cell: "start", delay_ns: 1.4 },
        { kind: "net", cell: "start", net: "start.O", delay_ns: 0.5 },
        { kind: "logic", cell: "lut$1", delay_ns: 1 },
        { kind: "net", cell: "lut$1", net: "sum[0]", delay_ns: 0.5 },
        { kind: "setup", cell: "end", delay_ns: 0.1 },
      ],
    },
  ]);
});

it("a failing path is a lut issue when its logic takes longer than its routing, else a net issue", () => {
  expect(counts(path(), 285)).toEqual({ lut: 0, net: 0 });
  expect(counts(path(), 286)).toEqual({ lut: 1, net: 0 });
  expect(counts(path({ netPs: 1250 }), 250)).toEqual({ lut: 0, net: 1 });
});

it("a path between opposite edges has half a period", () => {
  expect(counts(path({ edge: "negedge" }), 150)).toEqual({ lut: 1, net: 0 });
});

it("a clock that reaches the end earlier leaves less time, and that is routing", () => {
  const [{ routing_ns, delay_ns, hops }] = worstPaths(path({ skewPs: 900 }), {
    clockMhz: 100,
    netNames: new Map(),
  }).paths;
  expect({ routing_ns, delay_ns, first: hops[0] }).toEqual({
    routing_ns: 1.9,
    delay_ns: 4.4,
    first: { kind: "clk-skew", cell: "end", delay_ns: 0.9 },
  });
});

it("paths between two clocks are no issues of either", () => {
  expect(counts(path({ captureClock: "other/O" }), 1000)).toEqual({ lut: 0, net: 0 });
});

it("a combinational loop does not keep the others from being found", () => {
  const loop =
    wire("a/O", "b/I", 1) + wire("b/O", "a/I", 1) + cell("a", [arc("I", "O", 1)]) + cell("b", [arc("I", "O", 1)]);
  expect(counts(path() + loop, 300)).toEqual({ lut: 1, net: 0 });
});
