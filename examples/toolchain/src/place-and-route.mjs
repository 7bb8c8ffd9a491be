import { runIcepack, runNextpnrIce40 } from "@yowasp/nextpnr-ice40";
import { writeProgress } from "./log.mjs";
import { runTool } from "./run-tool.mjs";
import { UserError } from "./user-error.mjs";

/** Shows the rounds of nextpnr's placer and router as progress. Each one would otherwise be a line or a table's row. */
function progressReader() {
  let connections = 0;
  return (line) => {
    connections = Number(/^Info: Routing (\d+) arcs\.$/.exec(line)?.[1] ?? connections);
    const round = /^Info: +at iteration #(\d+)\b/.exec(line)?.[1];
    const remaining = /^Info: +\d+ \|.*\| +(\d+)\|[^|]*\|$/.exec(line)?.[1];
    if (round !== undefined) writeProgress(`Placing, round ${round}`);
    else if (remaining !== undefined) writeProgress(`Routed ${connections - remaining} of ${connections} connections`);
    // The heads of the router's table.
    else return /^Info: +(?:\| +\(re-\)routed arcs|IterCnt) /.test(line);
    return true;
  };
}

/**
 * Places and routes a mapped netlist on the UP5K.
 *
 * @returns The bitstream as text, the report and the delays (SDF). `failure` is set when the design fits but misses its
 * target clock.
 */
export async function placeAndRoute({ board }, mapped) {
  const constraints = board.pins.map(({ port, pin }) => `set_io ${port} ${pin}\n`).join("");
  const outputs = ["--asc", "routed.asc", "--report", "report.json", "--detailed-timing-report", "--sdf", "delays.sdf"];
  const { files, error } = await runTool(
    runNextpnrIce40,
    // A fixed seed: the same sources always give the same figures.
    ["--up5k", "--package", "sg48", "--seed", "1", "--freq", String(board.clockMhz)].concat(
      ["--json", "mapped.json", "--pcf", "pins.pcf", "--pcf-allow-unconstrained"],
      outputs,
    ),
    { "mapped.json": mapped, "pins.pcf": constraints },
    progressReader(),
  );
  if (files["report.json"] === undefined) throw new UserError(error);
  const text = (name) => Buffer.from(files[name]).toString("utf8");
  return {
    routed: files["routed.asc"],
    report: JSON.parse(text("report.json")),
    delays: text("delays.sdf"),
    failure: error === undefined ? undefined : new UserError(error),
  };
}

/** Packs a routed design into the bytes that the board loads. */
export async function pack(routed) {
  const { files, error } = await runTool(runIcepack, ["routed.asc", "bitstream.bin"], { "routed.asc": routed });
  if (error !== undefined) throw new UserError(error);
  return files["bitstream.bin"];
}
