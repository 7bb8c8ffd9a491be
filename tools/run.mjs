// Runs a program of this repository and returns how it ended.
import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { root } from "./workspace.mjs";

/** The path of a package's program. Node runs it directly, so that signals and exit codes aren't lost on the way. */
export function bin(packageName, name = packageName) {
  const folder = join(root, "node_modules", packageName);
  const { bin: bins } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  return join(folder, typeof bins === "string" ? bins : bins[name]);
}

// While programs run, a signal to this process ends them too. Each program leads its own process group, which includes
// the browsers and servers that it starts.
const running = new Set();

function signalGroup(child, signal) {
  try {
    process.kill(-child.pid, signal);
  } catch {
    // It ended by itself in the meantime.
  }
}

// Interrupt the program first, like Ctrl-C, because only Playwright knows the process groups of its servers.
function endGroup(child) {
  signalGroup(child, "SIGINT");
  setTimeout(() => signalGroup(child, "SIGKILL"), 5_000).unref();
}

function endAll() {
  const children = [...running];
  for (const child of children) endGroup(child);
  void Promise.all(children.map((child) => new Promise((done) => child.on("close", done)))).then(() =>
    process.exit(130),
  );
}

/** Shows a program's lines, each with a prefix. */
function showLines(stream, prefix) {
  stream.setEncoding("utf8");
  createInterface({ input: stream }).on("line", (line) => console.log(prefix + line));
}

/**
 * Returns `{ code, output, seconds }`. `quiet` collects the program's output instead of showing it. `prefix` is shown
 * before each line. A program that takes longer than `limitMs` is ended and counts as failed.
 */
function run(command, args, { env = {}, quiet = false, prefix, limitMs, cwd = root } = {}) {
  const started = performance.now();
  const isPiped = quiet || prefix !== undefined;
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ["ignore", isPiped ? "pipe" : "inherit", isPiped ? "pipe" : "inherit"],
      detached: true,
    });
    if (running.size === 0) process.on("SIGINT", endAll).on("SIGTERM", endAll);
    running.add(child);
    let output = "";
    for (const stream of isPiped ? [child.stdout, child.stderr] : [])
      if (quiet) stream.on("data", (chunk) => (output += chunk));
      else showLines(stream, prefix);
    const timer =
      limitMs &&
      setTimeout(() => {
        output += `\nended: it took more than ${Math.round(limitMs / 1000)} s`;
        if (!quiet) console.error(output.trim());
        endGroup(child);
      }, limitMs);
    const finish = (code) => {
      clearTimeout(timer);
      running.delete(child);
      if (running.size === 0) process.off("SIGINT", endAll).off("SIGTERM", endAll);
      resolve({ code, output, seconds: (performance.now() - started) / 1000 });
    };
    child.on("error", (error) => {
      output += error.message;
      finish(127);
    });
    child.on("close", (code) => finish(code ?? 1));
  });
}

export const runNode = (args, options) => run(process.execPath, args, options);

/**
 * Runs a program that checks something.
 * @returns no text, or one with all that it printed if it fails.
 */
export async function runCheck(args, options) {
  const { code, output } = await runNode(args, { quiet: true, ...options });
  return code === 0 ? [] : [output.trim() || `ended with status ${code}`];
}
