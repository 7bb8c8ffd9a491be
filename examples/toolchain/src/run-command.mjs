import { spawn } from "node:child_process";
import { join } from "node:path";
import { home } from "./design-commits.mjs";

/**
 * Runs `toolchain.mjs` as a server does.
 *
 * @param onOutput - Gets each piece of output as it comes, and the process.
 * @param env - Added to the environment.
 * @param flags - Node's own.
 * @returns `{ status, signal, log }`.
 */
export function runCommand(name, sources, out, onOutput = () => {}, { env = {}, flags = [] } = {}) {
  const command = spawn(process.execPath, [...flags, join(home, "toolchain.mjs"), name, sources, out], {
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...process.env, ...env },
  });
  let log = "";
  command.stdout.setEncoding("utf8");
  command.stdout.on("data", (text) => {
    log += text;
    onOutput(text, command);
  });
  return new Promise((resolve, reject) => {
    command.on("error", reject);
    command.on("close", (status, signal) => resolve({ status, signal, log }));
  });
}
