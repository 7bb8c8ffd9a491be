import { createServer } from "node:http";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";
import { chromium } from "playwright";
import { esbuildAriaLocales } from "../aria-locales.mjs";
import { chromiumLaunchOptions } from "../chromium.mjs";
import { root } from "../workspace.mjs";
import { logPieces, needle } from "./log-viewers/log-lines.mjs";
const folder = join(root, "tools/bench/log-viewers");
const minify = process.argv.includes("--min");
const { outputFiles } = await build({ entryPoints: [join(folder, "gatehouse.page.js")], bundle: true, minify, splitting: true, write: false, format: "esm", platform: "browser", target: "es2022", outdir: folder, logLevel: "silent", define: { "process.env.NODE_ENV": '"production"' }, plugins: [esbuildAriaLocales()] });
const scripts = new Map(outputFiles.map(({ path, contents }) => [path.slice(folder.length), contents]));
const log = Buffer.concat(Array.from(logPieces(1_000_000), (p) => Buffer.from(p)));
const server = createServer(({ url }, response) => {
  const script = scripts.get(url);
  if (script) response.setHeader("Content-Type", "text/javascript").end(script);
  else if (url === "/log.txt") response.setHeader("Content-Type", "text/plain; charset=utf-8").end(log);
  else response.setHeader("Content-Type", "text/html; charset=utf-8").end(`<!doctype html><html lang="en"><title>x</title><div id="viewer" style="height: 600px"></div><script type="module" src="/gatehouse.page.js"></script></html>`);
});
await new Promise((r) => server.listen(0, "127.0.0.1", r));
const browser = await chromium.launch(chromiumLaunchOptions());
const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
await page.goto(`http://127.0.0.1:${server.address().port}/gatehouse`);
await page.waitForFunction(() => globalThis.measure !== undefined);
const cdp = await page.context().newCDPSession(page);
await cdp.send("Profiler.enable");
await cdp.send("Profiler.setSamplingInterval", { interval: 500 });
const profileOpen = process.argv.includes("--open"); const trace = process.argv.includes("--trace");
if (trace) await browser.startTracing(page, { path: "/tmp/prof/trace.json", categories: ["devtools.timeline", "blink.user_timing", "v8", "toplevel", "disabled-by-default-devtools.timeline", "disabled-by-default-v8.gc"] });
if (profileOpen) await cdp.send("Profiler.start");
const r = await page.evaluate(({ needle }) => globalThis.measure({ address: "/log.txt", rows: 1_000_000, needle, frequent: "fan-out limit", frequentCount: 1000, mostMs: 60000 }), { needle });
console.log(r); if (trace) await browser.stopTracing();
if (profileOpen) writeFileSync("/tmp/prof/open.cpuprofile", JSON.stringify((await cdp.send("Profiler.stop")).profile));
else {
await cdp.send("Profiler.start");
const times = await page.evaluate(async (needle) => {
  const box = document.querySelector("#viewer");
  const field = box.querySelector("input[type=search]");
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const set = (t) => { Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value").set.call(field, t); field.dispatchEvent(new Event("input", { bubbles: true })); };
  const times = [];
  for (let i = 0; i < 12; i++) {
    set(""); 
    box.querySelector(".gh-log-lines").scrollTop = 1e9 ;
    for (let j = 0; j < 30; j++) await frame();
    const t = performance.now();
    set(needle);
    while (!box.querySelector("mark[data-current]")) await frame();
    times.push(Math.round(performance.now() - t));
    for (let j = 0; j < 30; j++) await frame();
  }
  return times;
}, needle);
console.log("search", times.join(" "));
writeFileSync("/tmp/prof/search.cpuprofile", JSON.stringify((await cdp.send("Profiler.stop")).profile));
}
await browser.close(); server.close();
