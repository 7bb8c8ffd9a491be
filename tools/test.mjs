// `npm test`: everything, to the end, whatever fails on the way. The last line is `N passed, N failed`.
//   --long                                          each story in full, with every case
//   --only=verify,unit,stories,build,packages,e2e   just these steps
import { existsSync, mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { ensureInstalled, nodeComplaint } from "./install.mjs";
import { testSummary } from "./test-summary.mjs";
import { readJson, root } from "./workspace.mjs";

// Two at a time: a step often waits for a process, a browser or a timer, and the other one uses the processor meanwhile.
// The second queue's steps share the build output, so they run one after the other. Both queues take about as long.
const queues = [
  ["unit", "stories"],
  ["verify", "build", "packages", "e2e"],
];
const order = queues.flat();
const inBrowser = ["stories", "e2e"];
const results = join(root, ".build/reports");

/** Runs a step in a process of its own. When another queue runs too, the step's name starts each line. */
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

async function runQueue(names, isAlone) {
  const rows = [];
  for (const name of names) rows.push(await run(name, isAlone));
  return rows;
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
const chosen = queues
  .map((queue) => queue.filter((name) => wanted === undefined || wanted.includes(name)))
  .filter((queue) => queue.length > 0);

const complaint = nodeComplaint();
if (complaint) stop(complaint);
if (!ensureInstalled()) stop("The dependencies could not be installed; npm's message above says why.");
if (chosen.flat().some((name) => inBrowser.includes(name))) {
  const { ensureChromium } = await import("./chromium.mjs");
  const chromium = ensureChromium();
  if (!chromium) stop("There is no Chromium, and none could be installed.");
  console.log(`Chromium: ${chromium}`);
}

// Read by `depth` in stories and tests.
if (isLong) process.env.GATEHOUSE_LONG = "1";
mkdirSync(results, { recursive: true });
const rows = (await Promise.all(chosen.map((queue) => runQueue(queue, chosen.length === 1)))).flat();
for (const line of testSummary(rows, { isLong, seconds: (performance.now() - started) / 1000 })) console.log(line);
const passed = rows.some((row) => row.passed > 0) && rows.every((row) => row.failed === 0);
process.exitCode = passed ? 0 : 1;
