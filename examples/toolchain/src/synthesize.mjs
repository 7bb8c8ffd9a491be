import { runYosys } from "@yowasp/yosys";
import { runTool } from "./run-tool.mjs";
import { UserError } from "./user-error.mjs";

const parse = (bytes) => JSON.parse(Buffer.from(bytes).toString("utf8"));

async function runScript(design, commands) {
  const { verilog, board } = design;
  const read = verilog.map((name) => `read_verilog -sv -I. ${name}`);
  const hierarchy = `hierarchy -check ${board.top === undefined ? "-auto-top" : `-top ${board.top}`}`;
  const script = [...read, hierarchy, ...commands].join("; ");
  const { files, error } = await runTool(runYosys, ["-p", script], design.tree);
  if (error !== undefined) throw new UserError(error);
  return files;
}

/**
 * Compiles for the iCE40. Returns the mapped netlist as JSON text, and the netlist for the schematic, from before
 * mapping, as an object.
 */
export async function synthesize(design) {
  const files = await runScript(design, [
    "design -save sources",
    "proc; opt_clean; memory -nomap; wreduce; opt_clean; write_json _schematic.json",
    "design -load sources",
    "synth_ice40 -dsp -spram -json _mapped.json",
  ]);
  return { mapped: files["_mapped.json"], schematic: parse(files["_schematic.json"]) };
}

/** Compiles to the word-level netlist that the simulator runs, with all modules in one. */
export async function elaborate(design) {
  const files = await runScript(design, [
    "proc; flatten -noscopeinfo; opt_clean; memory -nomap; wreduce -memx; opt -full; opt_clean; write_json _elaborated.json",
  ]);
  return parse(files["_elaborated.json"]);
}

/** The module of a netlist that no other one uses, as `[name, module]`. */
export function topModule(netlist) {
  const isTop = ([, { attributes }]) => Number.parseInt(attributes?.top ?? "0", 2) === 1;
  const top = Object.entries(netlist.modules).find(isTop);
  if (top === undefined) throw new UserError("The design has no top module.");
  return top;
}
