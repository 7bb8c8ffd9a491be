// A thread that renders the netlist that it is given as SVG text, with a larger stack than the main thread has.
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { parentPort, workerData } from "node:worker_threads";
import netlistsvg from "netlistsvg";

const { resolve } = createRequire(import.meta.url);

const skin = await readFile(resolve("netlistsvg/lib/default.svg"), "utf8");
parentPort.postMessage(await netlistsvg.render(skin, workerData));
