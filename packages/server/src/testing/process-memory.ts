import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { promisify } from "node:util";

const run = promisify(execFile);

/** A process's current memory in bytes. 0 once it has ended. */
export async function memoryOf(pid: number): Promise<number> {
  // Starting `ps` twenty times a second would take a tenth of the machine, and slow down what is measured.
  if (process.platform === "linux") {
    const status = await readFile(`/proc/${pid}/status`, "utf8").catch(() => "");
    return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) * 1_024;
  }
  const { stdout } = await run("ps", ["-o", "rss=", "-p", String(pid)]).catch(() => ({ stdout: "0" }));
  return Number(stdout) * 1_024;
}

/** Samples a process's memory until `stop`, which returns the maximum. */
export function watchMemory(pid: number): { stop(): Promise<number> } {
  let most = 0;
  const look = async () => (most = Math.max(most, await memoryOf(pid)));
  const watch = setInterval(() => void look(), 50);
  return {
    async stop() {
      clearInterval(watch);
      await look();
      return most;
    },
  };
}
