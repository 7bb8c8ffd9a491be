// The steps of `npm test`. As a program it runs one of them and writes `{ passed, failed, seconds, … }` to a file:
//   node tools/test-steps.mjs NAME FILE
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "./build.mjs";
import { checkPackages } from "./check-packages.mjs";
import { bin, runNode } from "./run.mjs";
import { countChecks, crashed, readReport } from "./test-reports.mjs";
import { verify } from "./verify.mjs";
import { root } from "./workspace.mjs";

// This limit only ends runs that hang. A busy machine takes several times as long as an idle one.
const limitMs = 90 * 60_000;
const report = (name) => join(root, ".build/reports", `${name}.json`);

const steps = {
  verify,
  unit: () => vitest("unit", "node"),
  stories: () => vitest("stories", "stories"),
  // Builds like `npm start` does. The packages step makes the declarations when it packs.
  build: () => build({ types: false }),
  packages: checkPackages,
  e2e: playwright,
};

async function runner(kind, name, args, env) {
  rmSync(report(name), { force: true });
  const { code } = await runNode(args, { env, limitMs });
  return readReport(kind, report(name), code);
}

// After the build step, there is nothing to build. A step that runs alone must not test an old dist.
async function buildFirst(options) {
  const failed = (await build(options)).filter(({ ok }) => !ok);
  if (failed.length > 0) throw new Error(`${failed.map(({ name }) => name).join(", ")} did not build`);
}

function vitest(name, project) {
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report(name)}`];
  return runner("vitest", name, [bin("vitest"), "run", "--project", project, ...reporters]);
}

async function playwright() {
  await buildFirst({ types: false });
  return runner("playwright", "e2e", [bin("@playwright/test", "playwright"), "test"], { FORCE_COLOR: "0" });
}

async function timed(name) {
  const started = performance.now();
  let counts;
  try {
    const result = await steps[name]();
    counts = Array.isArray(result) ? countChecks(result) : result;
  } catch (error) {
    console.error(error.stack ?? error);
    counts = crashed(error);
  }
  return { name, ...counts, seconds: (performance.now() - started) / 1000 };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const [, , name, file] = process.argv;
  writeFileSync(file, JSON.stringify(await timed(name)));
}
