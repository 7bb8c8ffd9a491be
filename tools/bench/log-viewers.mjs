// Compares our log viewer with others, and with reading alone, in one run: a log of 1,000,000 colored lines in a real
// browser. Compare the ratios, since the times depend on the machine. The first run installs the other viewers in
// tools/bench/log-viewers.
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { build } from "esbuild";
import { chromium } from "playwright";
import { esbuildAriaLocales } from "../aria-locales.mjs";
import { chromiumLaunchOptions } from "../chromium.mjs";
import { isInstalled } from "../install.mjs";
import { root } from "../workspace.mjs";
import { frequent, frequentCount, logPieces, needle } from "./log-viewers/log-lines.mjs";

const folder = join(root, "tools/bench/log-viewers");
const lines = 1_000_000;
const mostMs = 60_000;
const ours = "gatehouse";
/** Reading and indexing alone, then two viewers. */
const others = ["fetch-and-index", "react-logviewer", "xterm"];

const figures = [
  { key: "firstRow", name: "first row", unit: "ms", goal: 300 },
  { key: "whole", name: "whole", unit: "ms", goal: 900 },
  { key: "firstMatch", name: "first match", unit: "ms", goal: 60 },
  { key: "count", name: "exact count", unit: "ms", goal: 300 },
  { key: "longestTask", name: "longest task", unit: "ms", goal: 50 },
  { key: "scrollFrame", name: "scroll frame, 95th", unit: "ms", goal: 17 },
  { key: "memory", name: "renderer memory", unit: "MB", goal: 260 },
];

export async function rows() {
  install();
  const pages = await bundles();
  const { server, origin } = await serve(pages);
  try {
    const own = await measure(origin, ours);
    const measured = [];
    for (const name of others) measured.push([name, await measure(origin, name)]);
    return figures.flatMap(({ key, name, unit, goal }) => [
      {
        name: `Log, ${name}`,
        value: own[key] ?? Number.NaN,
        unit,
        goal,
        ...(own[key] === undefined && { note: own.problem ?? "not measured" }),
      },
      ...measured.map(([other, its]) => ({
        name: `  ${other}`,
        value: its[key] ?? Number.NaN,
        unit,
        note: its[key] === undefined ? (its.problem ?? "not offered") : `${(its[key] / own[key]).toFixed(1)} × ours`,
      })),
    ]);
  } finally {
    server.close();
  }
}

function install() {
  if (isInstalled(folder)) return;
  console.log("Installing the other log viewers once (npm ci) …");
  const args = ["ci", "--prefer-offline", "--ignore-scripts", "--no-audit", "--no-fund"];
  const { status } = spawnSync("npm", args, { cwd: folder, stdio: ["ignore", "inherit", "inherit"] });
  if (status !== 0) throw new Error("The other log viewers could not be installed.");
}

async function bundles() {
  const { outputFiles } = await build({
    entryPoints: [ours, ...others].map((name) => join(folder, `${name}.page.js`)),
    bundle: true,
    minify: true,
    splitting: true,
    write: false,
    format: "esm",
    platform: "browser",
    target: "es2022",
    outdir: folder,
    logLevel: "silent",
    define: { "process.env.NODE_ENV": '"production"' },
    plugins: [esbuildAriaLocales()],
    // One React for all of them.
    alias: { react: join(root, "node_modules/react"), "react-dom": join(root, "node_modules/react-dom") },
  });
  return new Map(outputFiles.map(({ path, contents }) => [path.slice(folder.length), contents]));
}

/** A page for each viewer, and the log, from memory. */
async function serve(scripts) {
  const log = Buffer.concat(Array.from(logPieces(lines), (piece) => Buffer.from(piece)));
  const css = readFileSync(join(folder, "node_modules/@xterm/xterm/css/xterm.css"));
  const server = createServer(({ url }, response) => {
    const script = scripts.get(url);
    if (script) response.setHeader("Content-Type", "text/javascript").end(script);
    else if (url === "/log.txt") response.setHeader("Content-Type", "text/plain; charset=utf-8").end(log);
    else if (url === "/xterm.css") response.setHeader("Content-Type", "text/css").end(css);
    else response.setHeader("Content-Type", "text/html; charset=utf-8").end(pageOf(url.slice(1)));
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { server, origin: `http://127.0.0.1:${server.address().port}` };
}

const pageOf = (name) =>
  `<!doctype html><html lang="en"><title>${name}</title><link rel="stylesheet" href="/xterm.css">` +
  `<div id="viewer" style="height: 600px"></div><script type="module" src="/${name}.page.js"></script></html>`;

/** The figures of one viewer, in its own browser. */
async function measure(origin, name) {
  const browser = await chromium.launch(chromiumLaunchOptions());
  const tooLong = setTimeout(() => void browser.close(), 3 * mostMs);
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    page.on("crash", () => void browser.close());
    await page.goto(`${origin}/${name}`);
    await page.waitForFunction(() => globalThis.measure !== undefined);
    const what = { address: "/log.txt", rows: lines, needle, frequent, frequentCount: frequentCount(lines), mostMs };
    const found = await page.evaluate((input) => globalThis.measure(input), what);
    return { ...found, memory: await rendererMegabytes(browser, page) };
  } catch (error) {
    return { problem: `did not finish: ${error.message.split("\n")[0]}` };
  } finally {
    clearTimeout(tooLong);
    await browser.close();
  }
}

/** The resident memory of the page's renderer after a garbage collection. Undefined if the system doesn't report it. */
async function rendererMegabytes(browser, page) {
  const session = await page.context().newCDPSession(page);
  await session.send("HeapProfiler.collectGarbage");
  const { processInfo } = await (await browser.newBrowserCDPSession()).send("SystemInfo.getProcessInfo");
  const sizes = processInfo
    .filter(({ type }) => type === "renderer")
    .flatMap(({ id }) => {
      try {
        return [Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${id}/status`, "utf8"))?.[1]) / 1000];
      } catch {
        return [];
      }
    });
  return sizes.length === 0 ? undefined : Math.max(...sizes);
}
