// `npm run verify`: checks that need no build and no test run. They take seconds.
import { pathToFileURL } from "node:url";
import { checkAreas } from "./check-areas.mjs";
import { checkDocs } from "./check-docs.mjs";
import { checkImports } from "./check-imports.mjs";
import { checkTypes } from "./check-types.mjs";
import { bin, runNode } from "./run.mjs";

// This limit only ends checks that hang. Without its cache, lint takes ten minutes on a busy machine.
const limitMs = 3_600_000;

async function program(args) {
  const { code, output } = await runNode(args, { quiet: true, limitMs });
  return code === 0 ? [] : [output.trim() || `ended with status ${code}`];
}

const checks = {
  format: () => program([bin("prettier"), "--check", ".", "--cache", "--log-level", "warn"]),
  types: () => checkTypes(),
  lint: () =>
    program([
      bin("eslint"),
      ".",
      "--cache",
      "--cache-location",
      "node_modules/.cache/eslint/",
      "--cache-strategy",
      "content",
      "--max-warnings",
      "0",
    ]),
  imports: () => checkImports(),
  areas: () => checkAreas(),
  docs: () => checkDocs(),
};

async function timed(name) {
  const started = performance.now();
  let problems;
  try {
    problems = await checks[name]();
  } catch (error) {
    problems = [error.stack];
  }
  const seconds = (performance.now() - started) / 1000;
  for (const problem of problems) console.log(problem);
  console.log(`${problems.length === 0 ? "ok    " : "FAILED"} ${name.padEnd(8)} ${seconds.toFixed(1)} s`);
  return { name, ok: problems.length === 0, seconds };
}

/** Runs every check to its end and returns one `{ name, ok, seconds }` for each. */
export const verify = () => Promise.all(Object.keys(checks).map(timed));

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href)
  process.exitCode = (await verify()).every(({ ok }) => ok) ? 0 : 1;
