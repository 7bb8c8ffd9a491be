// `npm test`: everything, to the end, whatever fails on the way. The last line is `N passed, N failed`.
//   --only=verify,unit,stories,build,packages,e2e   just these steps
import { rmSync } from "node:fs";
import { join } from "node:path";
import { ensureInstalled, nodeComplaint } from "./install.mjs";
import { testSummary } from "./test-summary.mjs";
import { root } from "./workspace.mjs";

const minute = 60_000;
const report = (name) => join(root, ".build/reports", `${name}.json`);

const steps = {
  verify: { run: async () => (await import("./verify.mjs")).verify() },
  unit: { run: () => vitest("unit", "node", 20 * minute) },
  stories: { run: () => vitest("stories", "stories", 40 * minute), browser: true },
  // As `npm start` builds. The packages step packs, and so makes the declarations.
  build: { run: async () => (await import("./build.mjs")).build({ types: false }) },
  packages: { run: async () => (await import("./check-packages.mjs")).checkPackages() },
  e2e: { run: () => playwright(25 * minute), browser: true },
};

async function runner(kind, name, args, limitMs, env) {
  const { runNode } = await import("./run.mjs");
  const { readReport } = await import("./test-reports.mjs");
  rmSync(report(name), { force: true });
  const { code } = await runNode(args, { env, limitMs });
  return readReport(kind, report(name), code);
}

// Nothing to do after the build step; alone, a step must not judge an old dist.
async function buildFirst(options) {
  const { build } = await import("./build.mjs");
  const failed = (await build(options)).filter(({ ok }) => !ok);
  if (failed.length > 0) throw new Error(`${failed.map(({ name }) => name).join(", ")} did not build`);
}

async function vitest(name, project, limitMs) {
  const { bin } = await import("./run.mjs");
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report(name)}`];
  return runner("vitest", name, [bin("vitest"), "run", "--project", project, ...reporters], limitMs);
}

async function playwright(limitMs) {
  await buildFirst({ types: false });
  const { bin } = await import("./run.mjs");
  return runner("playwright", "e2e", [bin("@playwright/test", "playwright"), "test"], limitMs, { FORCE_COLOR: "0" });
}

async function timed(name) {
  const { countChecks, crashed } = await import("./test-reports.mjs");
  console.log(`\n── ${name}`);
  const started = performance.now();
  let counts;
  try {
    const result = await steps[name].run();
    counts = Array.isArray(result) ? countChecks(result) : result;
  } catch (error) {
    console.error(error.stack ?? error);
    counts = crashed(error);
  }
  return { name, ...counts, seconds: (performance.now() - started) / 1000 };
}

function stop(sentence) {
  console.error(`${sentence}\n0 passed, 1 failed`);
  process.exit(1);
}

const wanted = process.argv
  .find((argument) => argument.startsWith("--only="))
  ?.slice("--only=".length)
  .split(",");
const unknown = (wanted ?? []).filter((name) => steps[name] === undefined);
if (unknown.length > 0) stop(`There is no step ${unknown.join(", ")}: ${Object.keys(steps).join(", ")}.`);
const names = Object.keys(steps).filter((name) => wanted === undefined || wanted.includes(name));

const complaint = nodeComplaint();
if (complaint) stop(complaint);
if (!ensureInstalled()) stop("The dependencies could not be installed; npm's message above says why.");
if (names.some((name) => steps[name].browser)) {
  const { ensureChromium } = await import("./chromium.mjs");
  const chromium = ensureChromium();
  if (!chromium) stop("There is no Chromium, and none could be installed.");
  console.log(`Chromium: ${chromium}`);
}

const rows = [];
for (const name of names) rows.push(await timed(name));
for (const line of testSummary(rows)) console.log(line);
const passed = rows.some((row) => row.passed > 0) && rows.every((row) => row.failed === 0);
process.exitCode = passed ? 0 : 1;
