import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { designNames, home, readDesignCommits } from "./src/design-commits.mjs";

const { designs } = JSON.parse(readFileSync(join(home, "recorded/index.json"), "utf8"));
const commits = designs.flatMap((design) => design.commits);
const unpack = (path) => JSON.parse(gunzipSync(readFileSync(join(home, path))));
const storedPaths = ({ build, simulation }) =>
  [build.log, build.stats, build.image, build.output?.file, simulation?.log, simulation?.output?.file].filter(Boolean);

it("has the results of every commit as it is now (node record.mjs records them)", async () => {
  for (const folder of await designNames()) {
    const { commits: current } = await readDesignCommits(folder);
    const recorded = designs.find((design) => design.folder === folder)?.commits ?? [];
    expect(recorded.map(({ sha1 }) => sha1)).toEqual(current.map(({ sha1 }) => sha1));
  }
});

it("keeps every file that it names, in at most 3 MB", () => {
  const paths = commits.flatMap(storedPaths);
  expect(paths.filter((path) => !existsSync(join(home, path)))).toEqual([]);
  const bytes = paths.reduce((sum, path) => sum + statSync(join(home, path)).size, 0);
  expect(bytes).toBeLessThan(3 * 1024 * 1024);
});

it("covers what can go wrong: a syntax error, a missed clock, a failing check, no test bench", () => {
  const lastLines = commits.map(({ build }) => unpack(build.log).at(-1)[1]);
  expect(lastLines.some((text) => text.includes("syntax error"))).toBe(true);
  expect(lastLines.some((text) => /Max frequency .* \(FAIL at/.test(text))).toBe(true);
  expect(commits.some(({ simulation }) => simulation?.result === "failure")).toBe(true);
  expect(commits.some(({ hasTestBench }) => !hasTestBench)).toBe(true);
});

it("finds the same slowest path as the router in every design", () => {
  const timed = commits.map(({ build }) => unpack(build.stats)).filter(({ paths }) => paths?.length > 0);
  expect(timed.length).toBeGreaterThan(10);
  for (const { clock_mhz, paths } of timed) expect(1000 / paths[0].delay_ns).toBeCloseTo(clock_mhz, 1);
});
