import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createCircuit } from "./circuit.mjs";
import { green, writeLine } from "./log.mjs";
import { readDesign } from "./read-design.mjs";
import { runTestBench } from "./run-test-bench.mjs";
import { createSteps } from "./steps.mjs";
import { elaborate, topModule } from "./synthesize.mjs";
import { readTestBench, testBenchFile } from "./test-bench.mjs";
import { UserError } from "./user-error.mjs";
import { createVcd } from "./vcd.mjs";

const counted = (number) => `${number} ${number === 1 ? "check" : "checks"}`;

function run(bench, circuit, vcd) {
  const { passed, failed } = runTestBench(bench, circuit, (timePs) =>
    vcd.change(
      timePs,
      circuit.signals.map(({ read }) => read()),
    ),
  );
  const failure = failed === 0 ? undefined : new UserError(`${failed} of ${counted(passed + failed)} failed.`);
  return { passed, failure };
}

/**
 * Runs the test bench of the design in the folder `sources`, and writes `waves.vcd` to the folder `out`. It also does
 * so if a check fails, because that is when the waves are needed most.
 */
export async function simulate(sources, out) {
  await mkdir(out, { recursive: true });
  const { step } = createSteps();
  const { design, bench } = await step("Read sources", async () => {
    const read = await readDesign(sources);
    return { design: read, bench: readTestBench(read.text(testBenchFile)) };
  });
  const { circuit, vcd } = await step("Elaborate", async () => {
    const netlist = await elaborate(design);
    const elaborated = createCircuit(netlist);
    return { circuit: elaborated, vcd: createVcd(topModule(netlist)[0], elaborated.signals) };
  });
  const { passed, failure } = await step("Simulate", () => run(bench, circuit, vcd));
  await step("Write waves", () => writeFile(join(out, "waves.vcd"), vcd.text()));
  if (failure !== undefined) throw failure;
  writeLine(green(`Simulation succeeded: ${counted(passed)} passed`));
}
