// A toolchain for tests. It runs the steps in the sources' plan.json.
import { existsSync, readFileSync, rmSync, symlinkSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const [command, sources, out] = process.argv.slice(2);
const plan = JSON.parse(readFileSync(join(sources, "plan.json"), "utf8"));
const write = (text) => new Promise((resolve) => process.stdout.write(text, resolve));
if (plan.ignoresTerm) process.on("SIGTERM", () => undefined);
for (const step of plan.steps ?? []) {
  if (step.say !== undefined) await write(`${step.say}\n`);
  if (step.pid) await write(`${process.pid}\n`);
  if (step.repeat !== undefined) await write(Array.from({ length: step.repeat }, (_, at) => `row ${at}\n`).join(""));
  if (step.complain !== undefined) process.stderr.write(`${step.complain}\n`);
  if (step.fill !== undefined) globalThis.kept = new Uint8Array(step.fill).fill(1);
  if (step.file !== undefined) writeFileSync(join(out, step.file), step.text);
  if (step.environment) await write(`${command} ${Object.keys(process.env).sort().join(" ")}\n`);
  // One row of this many megabytes, without a newline.
  for (let at = 0; at < (step.giant ?? 0); at += 1) await write("0123456789abcdef".repeat(65_536));
  if (step.hex !== undefined) await write(Buffer.from(step.hex, "hex"));
  for (let at = 0; at < (step.files ?? 0); at += 1) writeFileSync(join(out, `${at}.bin`), "");
  if (step.sparse !== undefined) {
    writeFileSync(join(out, step.sparse), "");
    truncateSync(join(out, step.sparse), step.size);
  }
  if (step.link !== undefined) symlinkSync(step.to, join(out, step.link));
  if (step.replaceOut !== undefined) {
    rmSync(out, { recursive: true });
    symlinkSync(step.replaceOut, out);
  }
  if (step.until !== undefined) while (!existsSync(step.until)) await new Promise((resolve) => setTimeout(resolve, 20));
  if (step.read !== undefined) await write(readFileSync(join(sources, step.read), "utf8"));
  if (step.crash) process.kill(process.pid, "SIGSEGV");
  if (step.wait) await new Promise((resolve) => setTimeout(resolve, 60_000));
}
process.exitCode = plan.exit ?? 0;
