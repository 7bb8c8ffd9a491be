import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { gunzipSync } from "node:zlib";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { home, readDesignCommits } from "./src/design-commits.mjs";
import { ensureInstalled } from "./src/install.mjs";
import { runCommand } from "./src/run-command.mjs";

// The first run installs the compilers.
beforeAll(() => ensureInstalled());

const folders = [];
afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true })));

/** A folder with `sources/`, which holds the files, and room for `out/`. */
function folderWith(files) {
  const folder = mkdtempSync(join(tmpdir(), "toolchain-"));
  folders.push(folder);
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, "sources", path)), { recursive: true });
    writeFileSync(join(folder, "sources", path), content);
  }
  return folder;
}

async function run(name, folder, onOutput) {
  const out = join(folder, "out");
  // The compilers run only briefly here, so V8's slower, optimizing compilation of their WebAssembly doesn't pay off.
  const flags = ["--liftoff-only"];
  const result = await runCommand(name, join(folder, "sources"), out, onOutput, { flags });
  return { ...result, log: stripVTControlCharacters(result.log), out, stats: () => readJson(join(out, "stats.json")) };
}

const readJson = (path) => JSON.parse(readFileSync(path, "utf8"));

async function filesOf(design, number) {
  const { commits } = await readDesignCommits(design);
  const { files } = commits[number - 1];
  return Object.fromEntries(files.map(({ path, source }) => [path, readFileSync(join(home, source))]));
}

function recordedStats(design, number) {
  const { designs } = readJson(join(home, "recorded/index.json"));
  const { stats } = designs.find(({ folder }) => folder === design).commits[number - 1].build;
  return JSON.parse(gunzipSync(readFileSync(join(home, stats))));
}

const withoutTimes = ({ steps, ...figures }) => ({ ...figures, steps: steps.map(({ name }) => name) });

describe("build", () => {
  it("rebuilds a demo design with the figures that were recorded", async () => {
    const { status, log, out, stats } = await run("build", folderWith(await filesOf("blinker", 4)));
    expect(log).toMatch(/^==> Synthesize$[^]*^<== Synthesize \(\d+\.\d s\)$/m);
    expect(log).toMatch(/\rPlacing, round \d+\r[^]*\rRouted (\d+) of \1 connections\rInfo: Routing complete\.\n/);
    // A step's line after a `\r` would not be found.
    expect(log).not.toMatch(/\r[<=]==? /);
    expect(status).toBe(0);
    expect(withoutTimes(stats())).toEqual(withoutTimes(recordedStats("blinker", 4)));
    expect(readFileSync(join(out, "bitstream.bin")).length).toBeGreaterThan(0);
    expect(readFileSync(join(out, "top.svg"), "utf8")).toContain(">prescaler</text>");
  });

  it("fails when the target clock is missed, and says which paths are too slow", async () => {
    const files = { ...(await filesOf("blinker", 1)), "board.scf": "clock_mhz 100" };
    const { status, log, out, stats } = await run("build", folderWith(files));
    expect(status).toBe(1);
    expect(log).toMatch(/^<== Place and route failed \(/m);
    expect(log).toMatch(/^Build failed: ERROR: Max frequency for clock .* \(FAIL at 100\.00 MHz\)$/m);
    expect(existsSync(join(out, "bitstream.bin"))).toBe(false);
    const { clock_mhz, timing_issues, paths } = stats();
    expect(clock_mhz).toBeLessThan(100);
    expect(timing_issues.reduce((sum, { count }) => sum + count, 0)).toBeGreaterThan(0);
    expect(paths).toHaveLength(10);
    expect(paths[0].slack_ns).toBeLessThan(0);
  });

  it("fails with the compiler's message on a syntax error", async () => {
    const { status, log, stats } = await run("build", folderWith(await filesOf("blinker", 2)));
    expect(status).toBe(1);
    expect(log).toMatch(/^<== Synthesize failed \(/m);
    expect(log).toContain("Build failed: blinker.v:11: ERROR: syntax error");
    expect(withoutTimes(stats())).toEqual({
      resources: [],
      clock_mhz: null,
      timing_issues: [],
      steps: ["Read sources", "Synthesize"],
    });
  });

  it.each([
    ["a path that leaves the sources", '`include "../secret.vh"'],
    ["an absolute path", (folder) => `\`include "${folder}/secret.vh"`],
    ["a symbolic link", '`include "link.vh"'],
  ])("reads no file outside the sources through %s", async (_title, include) => {
    const folder = folderWith({});
    mkdirSync(join(folder, "sources"));
    writeFileSync(join(folder, "secret.vh"), "module the_secret; endmodule\n");
    symlinkSync(join(folder, "secret.vh"), join(folder, "sources/link.vh"));
    const text = typeof include === "string" ? include : include(folder);
    writeFileSync(join(folder, "sources/top.v"), `${text}\nmodule top; endmodule\n`);
    const { status, log } = await run("build", folder);
    expect(status).toBe(1);
    expect(log).toContain("Ignored link.vh: it is a symbolic link.");
    expect(log).toMatch(/Build failed: .*ERROR: .*secret|Build failed: .*ERROR: .*link/);
    expect(log).not.toContain("the_secret");
  });

  it("draws hostile names as text", async () => {
    const name = String.raw`\x"><script>alert(1)</script>`;
    const source = `module top(input ${name} , output y); assign y = !${name} ; endmodule`;
    const { out } = await run("build", folderWith({ "top.v": source }), (text, command) => {
      if (text.includes("<== Draw schematic")) command.kill("SIGTERM");
    });
    const svg = readFileSync(join(out, "top.svg"), "utf8");
    expect(svg).toContain(">x&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;<");
    expect(svg).not.toContain("<script");
  });

  it("ends at once when it is stopped", async () => {
    const { signal } = await run("build", folderWith(await filesOf("blinker", 1)), (text, command) => {
      if (text.includes("Synthesize")) command.kill("SIGTERM");
    });
    expect(signal).toBe("SIGTERM");
  });
});

describe("simulate", () => {
  it("passes each check, and writes the waves of ports and registers", async () => {
    const { status, log, out } = await run("simulate", folderWith(await filesOf("blinker", 4)));
    expect(log).toContain("[     833.3 ns] ok led is 0 (The first tick comes after 10 cycles)");
    expect(log).toContain("Simulation succeeded: 7 checks passed");
    expect(status).toBe(0);
    const waves = readFileSync(join(out, "waves.vcd"), "utf8");
    expect(waves).toMatch(/^\$timescale 1ps \$end\n\$scope module blinker \$end\n/);
    expect(waves).toMatch(/^\$var wire 4 \S+ led \$end$/m);
    expect(waves).toMatch(/^\$var reg 24 \S+ divide\.count \$end$/m);
  });

  it("fails when a check does, and still writes the waves", async () => {
    const { status, log, out } = await run("simulate", folderWith(await filesOf("uart", 1)));
    expect(log).toContain("FAILED tx is 0, expected 1 (Bit 0 of 0x35)");
    expect(log).toContain("Simulation failed: 4 of 16 checks failed.");
    expect(status).toBe(1);
    expect(existsSync(join(out, "waves.vcd"))).toBe(true);
  });

  it("says that a design without a test bench has nothing to simulate", async () => {
    const { status, log } = await run("simulate", folderWith(await filesOf("blinker", 1)));
    expect(log).toContain("Simulation failed: There is no testbench.json in the sources");
    expect(status).toBe(1);
  });
});
