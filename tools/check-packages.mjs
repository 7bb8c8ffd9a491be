// Checks the published packages: types resolve, the API matches its reports, budgets hold, nothing is unused.
//   --update   builds, and accepts the current API as the reviewed one
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "./build.mjs";
import { checkApi, updateApi } from "./packages/api-report.mjs";
import { checkConsumerBundle, checkConsumerTypes, installTarballs } from "./packages/consumer.mjs";
import { checkNoEval, checkProductNeutral } from "./packages/forbidden-text.mjs";
import { checkOneCopy } from "./packages/one-copy.mjs";
import { leaveStartState } from "./packages/start-state.mjs";
import { checkContent } from "./packages/tarball-content.mjs";
import { checkPublint, checkTypes, packAll } from "./packages/tarballs.mjs";
import { bin, runCheck } from "./run.mjs";
import { printSizes, sizes } from "./sizes.mjs";
import { root, workspacePackages } from "./workspace.mjs";

const checkUnused = () =>
  runCheck([bin("knip"), "--config", "tools/knip.json", "--no-progress"], { limitMs: 1_200_000 });

async function listChecks() {
  const packages = workspacePackages();
  // Packing must produce complete packages from any state of dist.
  await leaveStartState(packages);
  const tarballs = await packAll(packages);
  const consumer = installTarballs(packages, tarballs);
  const inPages = packages.filter(({ folder }) => folder !== "server");
  return [
    ...packages.flatMap((pack) => [
      [`tarball is whole ${pack.folder}`, () => checkContent(pack, tarballs[pack.folder], consumer.installed(pack))],
      [`publint ${pack.folder}`, () => checkPublint(pack, tarballs[pack.folder])],
      [`types resolve ${pack.folder}`, () => checkTypes(tarballs[pack.folder])],
      [`bundles when installed ${pack.folder}`, () => checkConsumerBundle(consumer, pack)],
      [`product-neutral ${pack.folder}`, () => checkProductNeutral(pack)],
    ]),
    ["product-neutral host", () => checkProductNeutral({ path: join(root, "examples/host") })],
    ...["bundler", "nodenext"].map((resolution) => [
      `types when installed, ${resolution}`,
      () => checkConsumerTypes(consumer, packages, resolution),
    ]),
    ...inPages.map((pack) => [`no eval ${pack.folder}`, () => checkNoEval(pack)]),
    ...inPages
      .filter(({ folder }) => folder !== "elements")
      .map((pack) => [`one copy of each module ${pack.folder}`, () => checkOneCopy(pack)]),
    ["the API is the reviewed one", () => checkApi()],
    ["nothing unused", checkUnused],
  ];
}

async function outcome(name, check) {
  let problems;
  try {
    problems = await check();
  } catch (error) {
    problems = [error.stack ?? String(error)];
  }
  for (const problem of problems) console.log(problem);
  console.log(`${problems.length === 0 ? "ok    " : "FAILED"} ${name}`);
  return { name, ok: problems.length === 0 };
}

/** Builds and packs every package. Returns one `{ name, ok }` for each check. */
export async function checkPackages() {
  const results = [];
  for (const [name, check] of await listChecks()) results.push(await outcome(name, check));
  const budgets = await sizes();
  printSizes(budgets);
  return [...results, ...budgets.map(({ name, ok }) => ({ name, ok }))];
}

async function update() {
  const failed = (await build({ only: workspacePackages().map(({ folder }) => folder) })).filter(({ ok }) => !ok);
  if (failed.length > 0) throw new Error(`${failed.map(({ name }) => name).join(", ")} did not build`);
  updateApi();
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  if (process.argv.includes("--update")) await update();
  else process.exitCode = (await checkPackages()).every(({ ok }) => ok) ? 0 : 1;
}
