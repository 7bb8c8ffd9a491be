import { tmpdir } from "node:os";
import { describe, expect, it, vi } from "vitest";
import { isRunning } from "../../testing/is-running";
import { type CommandOptions, residentBytes, runCommand } from "./run-command";

const run = (script: string, more: Partial<CommandOptions> = {}) =>
  runCommand({
    command: [process.execPath, "-e", script],
    cwd: tmpdir(),
    onOutput: () => Promise.resolve(),
    signal: new AbortController().signal,
    timeoutMs: 60_000,
    memoryBytes: 2 ** 31,
    ...more,
  });

describe("a command", () => {
  it("succeeds or fails by its status, and fails if it does not exist", async () => {
    expect(await run("")).toBe("done");
    expect(await run("process.exit(3)")).toBe("failed");
    expect(await run("", { command: ["/does/not/exist"] })).toBe("failed");
  });

  it("is ended when its output cannot be kept, and the reason is thrown", async () => {
    const onOutput = () => Promise.reject(new Error("full"));
    await expect(run("console.log(1); setInterval(() => 1, 1_000)", { onOutput })).rejects.toThrow("full");
  });

  it("has the resident memory that its status says, whatever the size of a page", () => {
    expect(residentBytes("Name:\tVmRSS: 7 kB\nVmPeak:\t  900000 kB\nVmRSS:\t  123456 kB\nThreads:\t1\n")).toBe(
      126_418_944,
    );
    expect(residentBytes("Name:\tgone\nState:\tZ (zombie)\n")).toBe(0);
  });

  it("takes along what it has started", async () => {
    let text = "";
    const child = "require('child_process').spawn('sleep', ['600'], { stdio: 'inherit' })";
    const end = await run(`console.log(${child}.pid); process.exit(0)`, {
      onOutput: (bytes) => Promise.resolve(void (text += new TextDecoder().decode(bytes))),
    });
    expect(end).toBe("done");
    await vi.waitFor(() => expect(isRunning(Number(text))).toBe(false));
  });

  it.each([
    ["keeps its environment, and is ended", "process.env"],
    ["hides, and is not waited for", "{}"],
  ])("ends beside a process that leaves its group, which %s", async (_, env) => {
    let text = "";
    const options = `{ stdio: 'inherit', detached: true, env: ${env} }`;
    const child = `require('child_process').spawn(process.execPath, ['-e', 'setInterval(() => 1, 1000)'], ${options})`;
    const end = await run(`console.log(${child}.pid); process.exit(0)`, {
      onOutput: (bytes) => Promise.resolve(void (text += new TextDecoder().decode(bytes))),
    });
    expect(end).toBe("done");
    if (env === "{}") process.kill(Number(text), "SIGKILL");
    await vi.waitFor(() => expect(isRunning(Number(text))).toBe(false));
  });
});
