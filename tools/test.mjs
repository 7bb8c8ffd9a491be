// `npm test`: everything, to the end, whatever fails on the way. The last line is `N passed, N failed`.
//   --long                                          each story in full, with every case
//   --only=unit,build,e2e,stories,packages,verify   just these steps
import { existsSync, mkdirSync, rmSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { ensureInstalled, nodeComplaint } from "./install.mjs";
import { testSummary } from "./test-summary.mjs";
import { readJson, root } from "./workspace.mjs";

// Several at a time: a step often waits for a process, a browser or a timer, and the others use the processor meanwhile.
// In the order in which they begin; the longest are first, so that all end at about the same time.
const order = ["unit", "build", "e2e", "stories", "packages", "verify"];
/** Steps that need the result of another, or that would change it under another. */
const after = { e2e: ["build"], packages: ["build", "e2e"] };
// Each step has a few processes of its own. On two processors, three steps keep each other's browsers waiting: 42 minutes, not 25.
const atOnce = availableParallelism() >= 4 ? 3 : 2;
const inBrowser = ["stories", "e2e"];
const results = join(root, ".build/reports");

/** Runs a step in a process of its own. Beside another step, each of its lines begins with its name. */
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

/** Runs the steps, several at a time, each as soon as those it comes after have ended. */
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

// What `depth` in stories and tests looks at.
if (isLong) process.env.GATEHOUSE_LONG = "1";
mkdirSync(results, { recursive: true });
const rows = await runAll(chosen);
for (const line of testSummary(rows, { isLong, seconds: (performance.now() - started) / 1000 })) console.log(line);
const passed = rows.some((row) => row.passed > 0) && rows.every((row) => row.failed === 0);
process.exitCode = passed ? 0 : 1;
