// `npm run verify`: checks that need no build and no test run. They take seconds.
import { pathToFileURL } from "node:url";
import { checkAreas } from "./check-areas.mjs";
import { checkDocs } from "./check-docs.mjs";
import { checkImports } from "./check-imports.mjs";
import { checkLint } from "./check-lint.mjs";
import { checkTypes } from "./check-types.mjs";
import { checkFormat } from "./format.mjs";

const checks = {
  format: () => checkFormat(),
  types: () => checkTypes(),
  lint: () => checkLint(),
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
