// A thread that renders a netlist as SVG text. It has a larger stack than the main thread.
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { parentPort, workerData } from "node:worker_threads";
import netlistsvg from "netlistsvg";

const { resolve } = createRequire(import.meta.url);

const skin = await readFile(resolve("netlistsvg/lib/default.svg"), "utf8");
parentPort.postMessage(await netlistsvg.render(skin, workerData));
