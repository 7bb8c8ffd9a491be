import { chmodSync, mkdtempSync, writeFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { withoutRoot } from "../../testing/without-root";
import { readResults } from "./read-results";

function outputFolder(files: Readonly<Record<string, string>>): string {
  const out = mkdtempSync(join(tmpdir(), "gatehouse-out-"));
  onTestFinished(() => rm(out, { recursive: true, force: true }));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(out, name), text);
  return out;
}

it("results that cannot be read are left out, and the log says so", async () => {
  withoutRoot();
  const out = outputFolder({ "stats.json": "{}", "top.svg": "<svg/>", "top.bin": "bits" });
  chmodSync(join(out, "stats.json"), 0);
  chmodSync(join(out, "top.bin"), 0);
  const { stats, image, output, notes } = await readResults(out);
  expect([stats, image?.name, output]).toEqual([undefined, "top.svg", undefined]);
  expect(notes).toEqual(["stats.json cannot be read and is left out.", "top.bin cannot be read and is left out."]);
});

it("an output folder that cannot be read gives no results, and the log says so", async () => {
  withoutRoot();
  const out = outputFolder({ "top.bin": "bits" });
  chmodSync(out, 0);
  const { notes } = await readResults(out);
  chmodSync(out, 0o700);
  expect(notes).toEqual(["The output folder cannot be read."]);
});

it.each([
  ["empty", "", false],
  ["a text", "top.svg", false],
  ["a page", "<html><svgs/></html>", false],
  ["an image", '<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg"/>', true],
  ["an image with a prefix", '<s:svg xmlns:s="http://www.w3.org/2000/svg"/>', true],
  ["an image in UTF-16", "<\0s\0v\0g\0>\0", true],
])("a picture that is %s is kept only if browsers can show it", async (_, text, isKept) => {
  const { image, notes } = await readResults(outputFolder({ "top.svg": text }));
  expect(image !== undefined).toBe(isKept);
  expect(notes).toEqual(isKept ? [] : ["top.svg is not an SVG image and is left out."]);
});

it("figures can start with a byte order mark", async () => {
  const text = JSON.stringify({ resources: [], clock_mhz: 48, timing_issues: [], steps: [] });
  expect(await readResults(outputFolder({ "stats.json": `\uFEFF${text}` }))).toMatchObject({
    stats: { clock_mhz: 48 },
    notes: [],
  });
});

it("figures keep the first 200 entries of each list, so that a page can show them", async () => {
  const steps = Array.from({ length: 201 }, (_, at) => ({ name: String(at), duration_ms: 1 }));
  const paths = Array.from({ length: 200 }, () => ({ from: "a", to: "b", delay_ns: 1 }));
  const text = JSON.stringify({ resources: [], clock_mhz: 48, timing_issues: [], steps, paths });
  const { stats, notes } = await readResults(outputFolder({ "stats.json": text }));
  expect([stats?.steps.length, stats?.steps.at(-1)?.name, stats?.paths?.length]).toEqual([200, "199", 200]);
  expect(notes).toEqual(["stats.json has more than 200 steps. The others are left out."]);
});

it.each([
  ["{", "stats.json is not JSON and is left out."],
  ["[]", "stats.json does not have the documented form and is left out."],
  ["null", "stats.json does not have the documented form and is left out."],
  [
    JSON.stringify({ resources: [{ name: "lut", used: "n/a", available: 9 }], timing_issues: [], steps: [] }),
    "stats.json does not have the documented form in resources.0.used and is left out.",
  ],
])("figures such as %s are left out, and the log says where they are wrong", async (text, note) => {
  expect(await readResults(outputFolder({ "stats.json": text }))).toMatchObject({ stats: undefined, notes: [note] });
});
