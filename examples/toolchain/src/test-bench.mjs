import { UserError } from "./user-error.mjs";

/** The name of the test bench in a design's sources. */
export const testBenchFile = "testbench.json";

const mostCycles = 100_000;

function fail(message) {
  throw new UserError(`${testBenchFile}: ${message}`);
}

function parseJson(text) {
  try {
    return JSON.parse(text);
  } catch (error) {
    return fail(error.message);
  }
}

const isCount = (value) => Number.isInteger(value) && value >= 0;
const isValue = (value) => Number.isSafeInteger(value) || /^0x[\da-f]+$|^0b[01x]+$/i.test(value);

/** One entry for each cycle and port: a list of values is one value a cycle, from `cycle` on. */
function unfold(entries, key) {
  if (!Array.isArray(entries)) return fail(`"${key}" must be a list`);
  const byCycle = new Map();
  for (const entry of entries) {
    const { cycle, name, [key === "inputs" ? "set" : "expect"]: ports } = entry ?? {};
    if (!isCount(cycle)) fail(`each entry of "${key}" needs a "cycle", counted from 0`);
    if (typeof (ports ?? undefined) !== "object") fail(`cycle ${cycle} of "${key}" names no port`);
    for (const [port, values] of Object.entries(ports))
      for (const [at, value] of [values].flat().entries()) {
        if (!isValue(value)) fail(`${JSON.stringify(value)} of ${port} is neither an integer, "0x…" nor "0b…"`);
        byCycle.set(cycle + at, [...(byCycle.get(cycle + at) ?? []), { port, value, name }]);
      }
  }
  return byCycle;
}

/**
 * Reads the text of a `testbench.json`. See the README for its format.
 *
 * @returns `inputs` and `checks` as maps of a cycle to a list of `{ port, value, name }`.
 */
export function readTestBench(text) {
  if (text === undefined)
    throw new UserError(`There is no ${testBenchFile} in the sources, so there is nothing to simulate.`);
  const { clock, cycles, period_ns: periodNs = 100, inputs = [], checks = [] } = parseJson(text) ?? {};
  if (clock !== undefined && typeof clock !== "string") fail('"clock" must be the name of an input');
  if (!isCount(cycles) || cycles === 0 || cycles > mostCycles) fail(`"cycles" must be between 1 and ${mostCycles}`);
  if (!(periodNs >= 0.002 && periodNs <= 1e9)) fail('"period_ns" must be between 0.002 and 1000000000');
  const bench = { clock, cycles, periodNs, inputs: unfold(inputs, "inputs"), checks: unfold(checks, "checks") };
  const last = Math.max(...bench.checks.keys());
  if (last >= cycles) fail(`a check is in cycle ${last}, but the last cycle is ${cycles - 1}`);
  return bench;
}
