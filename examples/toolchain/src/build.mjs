import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { green, writeLine, yellow } from "./log.mjs";
import { pack, placeAndRoute } from "./place-and-route.mjs";
import { readDesign } from "./read-design.mjs";
import { countResources } from "./resources.mjs";
import { drawSchematic } from "./schematic.mjs";
import { createSteps } from "./steps.mjs";
import { synthesize } from "./synthesize.mjs";
import { worstPaths } from "./timing/worst-paths.mjs";

const causes = { lut: "logic", net: "routing" };

async function draw(schematic, file) {
  try {
    await writeFile(file, await drawSchematic(schematic));
  } catch (error) {
    // The bitstream matters more than its picture.
    writeLine(yellow(`Warning: the schematic could not be drawn: ${error.message}`));
  }
}

function analyzeTiming({ report, delays }, clockMhz) {
  const names = report.detailed_net_timings.map(({ driver, port, net }) => [`${driver}/${port}`, net]);
  const { paths, issues } = worstPaths(delays, { clockMhz, netNames: new Map(names) });
  const achieved = Object.values(report.fmax).map((clock) => clock.achieved);
  const slowest = achieved.length === 0 ? null : Math.round(Math.min(...achieved) * 100) / 100;
  writeLine(slowest === null ? "The design has no clock." : `Fastest clock: ${slowest} MHz, target ${clockMhz} MHz`);
  for (const { name, count } of issues.filter((issue) => issue.count > 0))
    writeLine(yellow(`Warning: ${causes[name]} takes too long on ${count} ${count === 1 ? "path" : "paths"}`));
  return { clock_mhz: slowest, timing_issues: issues, paths };
}

/**
 * Builds the design in the folder `sources` for the UP5K. Writes `stats.json`, `top.svg` and `bitstream.bin` to the
 * folder `out`. A failed build writes the files that it completed, but never a bitstream.
 */
export async function build(sources, out) {
  await mkdir(out, { recursive: true });
  const { step, finished } = createSteps();
  let figures = { resources: [], clock_mhz: null, timing_issues: [] };
  try {
    const design = await step("Read sources", () => readDesign(sources));
    const { mapped, schematic } = await step("Synthesize", () => synthesize(design));
    await step("Draw schematic", () => draw(schematic, join(out, "top.svg")));
    const result = await step("Place and route", () => placeAndRoute(design, mapped));
    await step("Analyze timing", () => {
      const netlist = JSON.parse(Buffer.from(mapped).toString("utf8"));
      const resources = countResources(netlist, result.report.utilization);
      figures = { resources, ...analyzeTiming(result, design.board.clockMhz) };
    });
    if (result.failure !== undefined) throw result.failure;
    const bitstream = await step("Pack bitstream", () => pack(result.routed));
    await writeFile(join(out, "bitstream.bin"), bitstream);
    writeLine(green(`Build succeeded: bitstream.bin, ${bitstream.length} bytes`));
  } finally {
    const { resources, clock_mhz, timing_issues, paths } = figures;
    await writeFile(
      join(out, "stats.json"),
      JSON.stringify({ resources, clock_mhz, timing_issues, steps: finished, paths }),
    );
  }
}
