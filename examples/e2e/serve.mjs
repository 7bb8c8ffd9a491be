// Starts the portal that the tests share, on a new demo. A copy of the demo remains for portals of single tests.
//   GATEHOUSE_DATA, GATEHOUSE_DEMO_COPY: two folders that don't exist
import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync } from "node:fs";
import { fileURLToPath } from "node:url";

const program = new URL("../../packages/server/dist/main.js", import.meta.url);
const { GATEHOUSE_DATA: data, GATEHOUSE_DEMO_COPY: copy, ...environment } = process.env;

// A running server's files can't be copied, so one server fills the database and stops.
const first = spawn(process.execPath, ["--liftoff-only", fileURLToPath(program), "--demo"], {
  env: { ...environment, GATEHOUSE_DATA: copy, PORT: "0" },
  stdio: ["ignore", "pipe", "inherit"],
});
const ended = once(first, "exit");
await Promise.race([once(first.stdout, "data"), ended]);
first.kill();
const [code] = await ended;
if (code !== 0) throw new Error(`The server that fills the demo ended with ${code}.`);
cpSync(copy, data, { recursive: true });

// The portal warns of variables that it doesn't know.
delete process.env.GATEHOUSE_DEMO_COPY;
process.argv.push("--demo");
await import(program);
