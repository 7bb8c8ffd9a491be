import { createRequire } from "node:module";
import { yosys2digitaljs } from "yosys2digitaljs/core";
import { toBits } from "./bits.mjs";
import { UserError } from "./user-error.mjs";

// Both have ES modules that Node cannot load.
const require = createRequire(import.meta.url);
const { HeadlessCircuit } = require("digitaljs");
const { Vector3vl } = require("3vl");

const mostRounds = 10_000;

/** The registers of the design, by the net that each one drives. */
function registersOf(index) {
  return Object.entries(index.wires)
    .filter(([, wire]) => wire.getSourceElement()?.get("type") === "Dff")
    .map(([name, wire]) => ({ name, kind: "reg", width: wire.get("bits"), read: () => wire.get("signal").toBin() }));
}

function convert(netlist) {
  try {
    return yosys2digitaljs(netlist, { propagation: 1 });
  } catch (error) {
    // The simulator supports fewer kinds of cells than Yosys creates.
    throw new UserError(`The simulator can't run this design: ${error.message}`);
  }
}

/**
 * Creates a circuit that simulates an elaborated netlist.
 *
 * @returns `set(port, value)`, `settle()`, and `signals`: inputs, outputs and registers as `{ name, kind, width, read
 * }`, where `read` returns the bits.
 */
export function createCircuit(netlist) {
  const circuit = new HeadlessCircuit(convert(netlist));
  const index = circuit.getLabelIndex();
  const ports = (cells) =>
    Object.entries(cells).map(([name, cell]) => ({
      name,
      kind: "wire",
      width: cell.get("bits"),
      read: () => (cell.isInput ? cell.get("outputSignals").out : cell.getOutput()).toBin(),
    }));
  const outside = [...ports(index.inputs), ...ports(index.outputs)];
  const isInside = ({ name }) => !outside.some((port) => port.name === name);

  function set(port, value) {
    const input = index.inputs[port];
    if (input === undefined) throw new UserError(`The design has no input ${port}.`);
    const width = input.get("bits");
    const bits = toBits(value, width);
    if (bits === undefined) throw new UserError(`${value} does not fit into the ${width} bits of ${port}.`);
    input.setInput(Vector3vl.fromBin(bits, width));
  }

  function settle() {
    for (let round = 0; circuit.hasPendingEvents; round++) {
      if (round > mostRounds) throw new UserError("The design does not settle: it has a combinational loop.");
      circuit.updateGatesNext();
    }
  }

  return { set, settle, signals: [...outside, ...registersOf(index).filter(isInside)] };
}
