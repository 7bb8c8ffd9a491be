// Measures the waveform viewer with a value change dump of 100 MB in a real browser. Times the first values and
// panning.
import { createServer } from "node:http";
import { join } from "node:path";
import { largeVcd } from "@gatehouse/story-kit/samples/large-vcd.mjs";
import { build } from "esbuild";
import { chromium } from "playwright";
import { esbuildAriaLocales } from "../aria-locales.mjs";
import { chromiumLaunchOptions } from "../chromium.mjs";
import { root } from "../workspace.mjs";

const bytes = 100_000_000;
const page = `<!doctype html><html lang="en"><title>Waves</title><div id="viewer"></div><script type="module" src="/waves.js"></script></html>`;

export async function rows() {
  const { server, origin } = await serve(await script());
  const browser = await chromium.launch(chromiumLaunchOptions());
  try {
    const tab = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    await tab.goto(origin);
    await tab.waitForFunction(() => globalThis.measure !== undefined);
    const { usable, longestTask, panFrame } = await tab.evaluate(
      (address) => globalThis.measure(address),
      "/waves.vcd",
    );
    return [
      { name: "Waves of 100 MB, usable", value: usable, unit: "ms", goal: 1000 },
      { name: "Waves of 100 MB, longest task", value: longestTask, unit: "ms", goal: 50 },
      { name: "Waves of 100 MB, moved frame, 95th", value: panFrame, unit: "ms", goal: 17 },
    ];
  } finally {
    await browser.close();
    server.close();
  }
}

async function script() {
  const { outputFiles } = await build({
    entryPoints: [join(root, "tools/bench/waves/waves.page.js")],
    bundle: true,
    minify: true,
    write: false,
    format: "esm",
    platform: "browser",
    target: "es2022",
    logLevel: "silent",
    define: { "process.env.NODE_ENV": '"production"' },
    plugins: [esbuildAriaLocales()],
  });
  return outputFiles[0].contents;
}

async function serve(contents) {
  const vcd = Buffer.concat(Array.from(largeVcd(bytes), (piece) => Buffer.from(piece)));
  const server = createServer(({ url }, response) => {
    if (url === "/waves.js") response.setHeader("Content-Type", "text/javascript").end(contents);
    else if (url === "/waves.vcd") response.end(vcd);
    else response.setHeader("Content-Type", "text/html; charset=utf-8").end(page);
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { server, origin: `http://127.0.0.1:${server.address().port}` };
}
