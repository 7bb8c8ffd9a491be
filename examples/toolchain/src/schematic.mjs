import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { topModule } from "./synthesize.mjs";

// Above this size, layout takes minutes and the result is unreadable.
const mostCells = 150;

/** The type without its parameters. Yosys puts these into the name: `$paramod\NAME\…` or `$paramod$HASH\NAME`. */
const plainType = (type) => /^\$paramod(?:\$[\da-f]+)?\\([^\\]+)/.exec(type)?.[1] ?? type;

const withPlainTypes = ({ ports, cells }) => ({
  ports,
  cells: Object.fromEntries(
    Object.entries(cells).map(([name, cell]) => [name, { ...cell, type: plainType(cell.type) }]),
  ),
});

/** The module as one box with its ports. */
function asBox(name, { ports }) {
  const connections = Object.fromEntries(Object.entries(ports).map(([port, { bits }]) => [port, bits]));
  const directions = Object.entries(ports).map(([port, { direction }]) => [
    port,
    direction === "output" ? "output" : "input",
  ]);
  const cell = { type: name, port_directions: Object.fromEntries(directions), connections };
  return { ports, cells: { [name]: cell } };
}

const entities = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '\\"': "&quot;" };

/**
 * The netlist with names that are safe in XML. Verilog allows any character in a name, and netlistsvg writes names as
 * they are. An escaped backslash is matched too, so that a quote after it still ends its string.
 */
function withSafeNames(netlist) {
  return JSON.parse(JSON.stringify(netlist).replace(/\\\\|\\"|[&<>]/g, (found) => entities[found] ?? found));
}

// netlistsvg walks through a module's bits by recursion, which gets deep in modules with wide buses.
const stackSizeMb = 64;

/** Draws the top module of a netlist as SVG text. A module of more than 150 cells is drawn as a box with its ports. */
export async function drawSchematic(netlist) {
  const [name, module] = topModule(netlist);
  const drawn = Object.keys(module.cells).length > mostCells ? asBox(name, module) : withPlainTypes(module);
  const worker = new Worker(new URL("render-schematic.mjs", import.meta.url), {
    workerData: withSafeNames({ modules: { [name]: drawn } }),
    resourceLimits: { stackSizeMb },
  });
  const [svg] = await once(worker, "message");
  // The lines are black, so the drawing needs a white background on dark pages.
  return svg.replace("svg {", "svg {\n    background:#fff;");
}
