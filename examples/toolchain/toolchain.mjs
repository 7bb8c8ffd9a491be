#!/usr/bin/env node
// The demo compiler:
//   node toolchain.mjs build SOURCES OUT
//   node toolchain.mjs simulate SOURCES OUT
import { ensureInstalled } from "./src/install.mjs";
import { red, writeLine } from "./src/log.mjs";

// Each loads the compilers, so it is imported only after they are installed.
const commands = {
  build: { title: "Build", load: async () => (await import("./src/build.mjs")).build },
  simulate: { title: "Simulation", load: async () => (await import("./src/simulate.mjs")).simulate },
};

const [name, sources, out] = process.argv.slice(2);
if (!Object.hasOwn(commands, name ?? "") || sources === undefined || out === undefined) {
  console.error("Usage: node toolchain.mjs build|simulate SOURCES OUT");
  process.exit(2);
}

try {
  await ensureInstalled();
  const run = await commands[name].load();
  await run(sources, out);
} catch (error) {
  // A user's mistake is shown as one sentence. Any other error is a bug, so its stack is shown.
  writeLine(red(`${commands[name].title} failed: ${error.name === "UserError" ? error.message : error.stack}`));
  process.exitCode = 1;
}
