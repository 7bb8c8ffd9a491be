// A toolchain for tests: it does what the sources' plan.json says, step by step.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const [command, sources, out] = process.argv.slice(2);
const plan = JSON.parse(readFileSync(join(sources, "plan.json"), "utf8"));
const write = (text) => new Promise((resolve) => process.stdout.write(text, resolve));
if (plan.ignoresTerm) process.on("SIGTERM", () => undefined);
for (const step of plan.steps ?? []) {
  if (step.say !== undefined) await write(`${step.say}\n`);
  if (step.repeat !== undefined) await write(Array.from({ length: step.repeat }, (_, at) => `row ${at}\n`).join(""));
  if (step.complain !== undefined) process.stderr.write(`${step.complain}\n`);
  if (step.fill !== undefined) globalThis.kept = new Uint8Array(step.fill).fill(1);
  if (step.file !== undefined) writeFileSync(join(out, step.file), step.text);
  if (step.environment) await write(`${command} ${Object.keys(process.env).sort().join(" ")}\n`);
  if (step.wait) await new Promise((resolve) => setTimeout(resolve, 60_000));
}
process.exitCode = plan.exit ?? 0;
