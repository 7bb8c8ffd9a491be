import { matches, showBits, toBits } from "./bits.mjs";
import { green, red, writeLine, writeProgress } from "./log.mjs";
import { UserError } from "./user-error.mjs";

const updates = 20;

/** The signal and the expected bits of each check. A mistake in the test bench ends the run before its first cycle. */
function prepareChecks(checks, signals) {
  const byName = new Map(signals.map((signal) => [signal.name, signal]));
  return new Map(
    [...checks].map(([cycle, list]) => [
      cycle,
      list.map(({ port, value, name }) => {
        const signal = byName.get(port);
        if (signal === undefined) throw new UserError(`The design has no output or register ${port} to check.`);
        const expected = toBits(value, signal.width);
        if (expected === undefined)
          throw new UserError(`${value} does not fit into the ${signal.width} bits of ${port}.`);
        return { signal, expected, name };
      }),
    ]),
  );
}

function check({ signal, expected, name }, time) {
  const bits = signal.read();
  const isRight = matches(bits, expected);
  const result = isRight ? `is ${showBits(bits)}` : `is ${showBits(bits)}, expected ${showBits(expected)}`;
  const text = `${signal.name} ${result}${name === undefined ? "" : ` (${name})`}`;
  writeLine(`[${time} ns] ${isRight ? green("ok") : red("FAILED")} ${text}`);
  return isRight;
}

/**
 * Runs a circuit through all cycles of a test bench, with a log line for each check.
 *
 * In cycle n, inputs change and the clock falls at n periods. The clock rises half a period later, and checks look at
 * the end of the cycle.
 *
 * @param onChange - Is called at each edge with the time in picoseconds.
 * @returns `{ passed, failed }`.
 */
export function runTestBench(bench, circuit, onChange) {
  const { clock, cycles, periodNs, inputs } = bench;
  const checks = prepareChecks(bench.checks, circuit.signals);
  const count = { passed: 0, failed: 0 };
  const periodPs = Math.round(periodNs * 1000);
  const every = Math.max(1, Math.floor(cycles / updates));

  function settleAt(timePs) {
    circuit.settle();
    onChange(timePs);
  }

  for (let cycle = 0; cycle < cycles; cycle++) {
    if (clock !== undefined) circuit.set(clock, 0);
    for (const { port, value } of inputs.get(cycle) ?? []) circuit.set(port, value);
    settleAt(cycle * periodPs);
    if (clock !== undefined) circuit.set(clock, 1);
    settleAt(cycle * periodPs + Math.floor(periodPs / 2));
    const time = (((cycle + 1) * periodPs) / 1000).toFixed(1).padStart(10);
    for (const one of checks.get(cycle) ?? []) count[check(one, time) ? "passed" : "failed"]++;
    if ((cycle + 1) % every === 0) writeProgress(`Simulated ${cycle + 1} of ${cycles} cycles`);
  }
  writeLine(`Simulated ${cycles} cycles`);
  return count;
}
