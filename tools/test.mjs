// `npm test`: runs all steps, even if some fail. The last line is `N passed, N failed`.
//   --long                                          runs every case of each story
//   --only=stories,build,e2e,unit,packages,verify   runs only these steps
import { existsSync, mkdirSync, rmSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { ensureInstalled, nodeComplaint } from "./install.mjs";
import { testSummary } from "./test-summary.mjs";
import { readJson, root } from "./workspace.mjs";

// Several steps run at once: while one waits for a process, a browser or a timer, others use the processor. They start
// in this order, the longest ones early, so that all end at about the same time.
const order = ["stories", "build", "e2e", "unit", "packages", "verify"];
/** Steps that need another step's result, or would change it while the other step uses it. */
const after = { e2e: ["build"], packages: ["build", "e2e"] };
// Each step has several processes. On two processors, three steps would slow down each other's browsers: 42 minutes
// instead of 25.
const atOnce = availableParallelism() >= 4 ? 3 : 2;
const inBrowser = ["stories", "e2e"];
const results = join(root, ".build/reports");

/** Runs a step in a separate process. If other steps run too, each output line begins with the step's name. */
async function run(name, isAlone) {
  const { crashed } = await import("./test-reports.mjs");
  const { runNode } = await import("./run.mjs");
  const file = join(results, `${name}.result.json`);
  rmSync(file, { force: true });
  console.log(`\n── ${name}`);
  const { code, seconds } = await runNode(["tools/test-steps.mjs", name, file], {
    prefix: isAlone ? undefined : `${name.padEnd(8)} │ `,
  });
  return existsSync(file) ? readJson(file) : { name, ...crashed(`ended with status ${code}`), seconds };
}

/** Runs the steps, several at a time. Each starts once the steps that it depends on have ended. */
async function runAll(names) {
  const waiting = [...names];
  const ended = new Map();
  const isReady = (name) => (after[name] ?? []).every((earlier) => !names.includes(earlier) || ended.has(earlier));
  const running = new Map();
  while (ended.size < names.length) {
    for (const name of waiting.filter(isReady).slice(0, atOnce - running.size)) {
      waiting.splice(waiting.indexOf(name), 1);
      running.set(
        name,
        run(name, names.length === 1).then((row) => [name, row]),
      );
    }
    const [name, row] = await Promise.race(running.values());
    running.delete(name);
    ended.set(name, row);
  }
  return names.map((name) => ended.get(name));
}

function stop(sentence) {
  console.error(`${sentence}\n0 passed, 1 failed`);
  process.exit(1);
}

const started = performance.now();
const isLong = process.argv.includes("--long");
const wanted = process.argv
  .find((argument) => argument.startsWith("--only="))
  ?.slice("--only=".length)
  .split(",");
const unknown = (wanted ?? []).filter((name) => !order.includes(name));
if (unknown.length > 0) stop(`There is no step ${unknown.join(", ")}: ${order.join(", ")}.`);
const chosen = order.filter((name) => wanted === undefined || wanted.includes(name));

const complaint = nodeComplaint();
if (complaint) stop(complaint);
if (!ensureInstalled()) stop("The dependencies could not be installed. npm's message above says why.");
if (chosen.some((name) => inBrowser.includes(name))) {
  const { ensureChromium } = await import("./chromium.mjs");
  const chromium = ensureChromium();
  if (!chromium) stop("There is no Chromium, and none could be installed.");
  console.log(`Chromium: ${chromium}`);
}

// `depth` in stories and tests reads this variable.
if (isLong) process.env.GATEHOUSE_LONG = "1";
mkdirSync(results, { recursive: true });
const rows = await runAll(chosen);
for (const line of testSummary(rows, { isLong, seconds: (performance.now() - started) / 1000 })) console.log(line);
const passed = rows.some((row) => row.passed > 0) && rows.every((row) => row.failed === 0);
process.exitCode = passed ? 0 : 1;
