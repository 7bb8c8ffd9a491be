// `npm start`: from a fresh clone to the running portal. Uses only Node's own modules until the dependencies are
// installed.
//   PORT (4180), GATEHOUSE_DATA (.data), DATABASE_URL (unset: PGlite in GATEHOUSE_DATA)
//   further arguments go to the server
import { spawn } from "node:child_process";
import { join } from "node:path";
import { ensureInstalled, nodeComplaint } from "./install.mjs";
import { portComplaint } from "./port.mjs";
import { nodeOptions, portalSettings } from "./portal-settings.mjs";
import { root } from "./workspace.mjs";

function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}

const port = process.env.PORT ?? "4180";
// A worker has no port. Building takes a minute, so look first.
const isServer = process.env.GATEHOUSE_ROLE !== "worker";
const complaint =
  nodeComplaint() ?? (isServer && (await portComplaint(port, process.env.GATEHOUSE_ADDRESS || "127.0.0.1")));
if (complaint) stop(complaint);
if (!ensureInstalled()) stop("The dependencies could not be installed. npm's message above says why.");

const { build } = await import("./build.mjs");
const failed = (await build({ types: false, without: ["internal-tool"] })).filter(({ ok }) => !ok);
if (failed.length > 0)
  stop(`The build of ${failed.map(({ name }) => name).join(", ")} failed. The message above says why.`);

const program = join(root, "packages/server/dist/main.js");
const server = spawn(process.execPath, [...nodeOptions, program, ...process.argv.slice(2)], {
  stdio: "inherit",
  env: {
    ...portalSettings(),
    PORT: port,
    GATEHOUSE_TOOLCHAIN:
      process.env.GATEHOUSE_TOOLCHAIN ??
      JSON.stringify([process.execPath, join(root, "examples/toolchain/toolchain.mjs")]),
    GATEHOUSE_DEMO_DESIGNS: process.env.GATEHOUSE_DEMO_DESIGNS ?? join(root, "examples/toolchain"),
    GATEHOUSE_HOST_DIR: join(root, "examples/host/dist"),
  },
});
// A terminal's Ctrl-C reaches the server directly. A supervisor's signal reaches only this process.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => server.kill(signal));
server.on("error", () => stop("The server could not be started."));
server.on("exit", (code, signal) => process.exit(code ?? (signal === "SIGINT" || signal === "SIGTERM" ? 0 : 1)));
