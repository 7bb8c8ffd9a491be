import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { setImmediate, setTimeout as delay } from "node:timers/promises";

/** How a command ended. `crashed` means by a signal that is not ours. */
export type CommandEnd = "done" | "failed" | "crashed" | "stopped" | "too-long" | "too-much-memory";

export interface CommandOptions {
  /** The program and its arguments. */
  readonly command: readonly string[];
  readonly cwd: string;
  /** Receives stdout and stderr as they come. Further output waits until the promise settles. */
  readonly onOutput: (bytes: Uint8Array<ArrayBuffer>) => Promise<void>;
  /** Abort it to stop the command. */
  readonly signal: AbortSignal;
  readonly timeoutMs: number;
  /** Limit for all processes of the command together. */
  readonly memoryBytes: number;
}

/** How long a process group may take to end before it is killed. */
const patienceMs = 5_000;
const memoryCheckMs = 500;

/**
 * Starts the command with stdout and stderr in one pipe, which keeps their order. A guard runs beside it: when this
 * process dies for any reason, the guard's input ends, and it kills the whole group.
 */
const guarded = '(trap "" TERM; read -r _ <&3; kill -KILL 0) 2>/dev/null & exec "$0" "$@" 2>&1 3<&-';

/** An environment variable that marks a command's processes. A process can leave its group, but it keeps the mark. */
const markName = "GATEHOUSE_RUN";

/**
 * Runs a command in its own process group, without stdin and without the server's secrets in its environment. When it
 * settles, no process of the command is left, even one that left the group, as far as /proc shows. The same holds if
 * `onOutput` fails.
 */
export async function runCommand(options: CommandOptions): Promise<CommandEnd> {
  const { command, cwd, onOutput, signal, timeoutMs, memoryBytes } = options;
  const [program = "", ...args] = command;
  const mark = `${markName}=${randomUUID()}`;
  const child = spawn("/bin/sh", ["-c", guarded, program, ...args], {
    cwd,
    detached: true,
    stdio: ["ignore", "pipe", "ignore", "pipe"],
    env: {
      PATH: process.env.PATH,
      HOME: cwd,
      TMPDIR: cwd,
      LANG: "C.UTF-8",
      [markName]: mark.slice(markName.length + 1),
    },
  });
  const { pid } = child;
  // Even if the child has ended, /proc keeps it until its exit is handled.
  const run = pid === undefined ? undefined : { group: pid, mark, startedAt: processStat(pid).startedAt };
  const [, output, , guard] = child.stdio;
  guard?.on("error", () => undefined);
  let end: CommandEnd | undefined;
  let killer: NodeJS.Timeout | undefined;
  const kill = (name: NodeJS.Signals) => {
    try {
      if (pid !== undefined) process.kill(-pid, name);
    } catch {
      // The group has ended.
    }
  };
  const stop = (why: CommandEnd) => {
    if (end !== undefined) return;
    end = why;
    kill("SIGTERM");
    killer = setTimeout(() => kill("SIGKILL"), patienceMs);
  };
  const onAbort = () => stop("stopped");
  signal.addEventListener("abort", onAbort);
  if (signal.aborted) onAbort();
  const limit = setTimeout(() => stop("too-long"), timeoutMs);
  const watch = setInterval(() => {
    if (run !== undefined)
      void memoryOf(run).then((bytes) => {
        if (bytes > memoryBytes) stop("too-much-memory");
      });
  }, memoryCheckMs);
  try {
    const exited = new Promise<CommandEnd>((resolve) => {
      child.once("error", () => resolve("failed"));
      child.once("exit", (status) => resolve(status === null ? "crashed" : status === 0 ? "done" : "failed"));
    });
    let waitsSince: number | undefined = performance.now();
    const read = (async () => {
      for await (const bytes of output ?? []) {
        waitsSince = undefined;
        await onOutput(new Uint8Array(bytes as Buffer));
        waitsSince = performance.now();
      }
    })();
    // If the output can't be processed, stop the command.
    read.catch(() => stop("failed"));
    const ownEnd = await exited;
    // A child that is still running would keep the pipe open.
    kill("SIGKILL");
    if (run !== undefined) await killAll(run);
    await Promise.race([read, isSilent(() => waitsSince)]);
    return end ?? ownEnd;
  } finally {
    signal.removeEventListener("abort", onAbort);
    clearTimeout(limit);
    clearTimeout(killer);
    clearInterval(watch);
    kill("SIGKILL");
    if (run !== undefined) await killAll(run);
    guard?.destroy();
    output?.destroy();
  }
}

/** Resolves when a pipe has been silent for a while. A process that can't be found could keep it open forever. */
async function isSilent(waitsSince: () => number | undefined): Promise<void> {
  const start = performance.now();
  const isOver = () => {
    const since = waitsSince();
    return since !== undefined && performance.now() - Math.max(start, since) > patienceMs;
  };
  while (!isOver()) await delay(memoryCheckMs, undefined, { ref: false });
}

async function killAll(run: Run): Promise<void> {
  for (const pid of await processesOf(run))
    try {
      process.kill(pid, "SIGKILL");
    } catch {
      // The process has ended.
    }
}

/** A command's processes: those of its group, and those with its mark in their environment. */
interface Run {
  readonly group: number;
  readonly mark: string;
  /** When its first process started, in clock ticks. No other one of its processes is older. */
  readonly startedAt: number;
}

/** The most processes that are read before the server does other work. */
const processesAtOnce = 50;

/** The ids of a run's processes. Empty without /proc. */
async function processesOf({ group, mark, startedAt }: Run): Promise<readonly number[]> {
  const pids = (await readdir("/proc").catch(() => [])).filter((name) => /^\d+$/.test(name));
  const own: number[] = [];
  for (const [at, pid] of pids.entries()) {
    if (at % processesAtOnce === processesAtOnce - 1) await setImmediate();
    const stat = processStat(pid);
    if (stat.startedAt < startedAt) continue;
    if (stat.group === group || (await isMarked(pid, mark))) own.push(Number(pid));
  }
  return own;
}

/** Reads asynchronously, because an environment can't be read while its process changes its memory. */
async function isMarked(pid: string, mark: string): Promise<boolean> {
  const environment = await readFile(`/proc/${pid}/environ`, "latin1").catch(() => "");
  return environment.split("\0").includes(mark);
}

/** The group of a process, and when it started in clock ticks. NaN for an ended process. */
function processStat(pid: string | number): { readonly group: number; readonly startedAt: number } {
  const stat = ofProcess(pid, "stat");
  // The program's name in parentheses can contain spaces.
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return { group: Number(fields[2]), startedAt: Number(fields[19]) };
}

/**
 * A file of a process in /proc. Empty for an ended process. To read one asynchronously would take several times the
 * processor time.
 */
function ofProcess(pid: string | number, file: "stat" | "status"): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, "utf8");
  } catch {
    return "";
  }
}

/** The resident memory from a process's `status`, which is in kilobytes for any page size. 0 for an ended process. */
export const residentBytes = (status: string): number => Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) * 1_024;

/** The resident memory of a command's processes in bytes. 0 without /proc. */
async function memoryOf(run: Run): Promise<number> {
  return (await processesOf(run)).reduce((sum, pid) => sum + residentBytes(ofProcess(pid, "status")), 0);
}
