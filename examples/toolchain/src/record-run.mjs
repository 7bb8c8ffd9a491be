import { cp, mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { waitedMs } from "./clock.mjs";
import { home } from "./design-commits.mjs";
import { runCommand } from "./run-command.mjs";

// The compilers write only a few bytes at a time, so output within this time is one chunk.
const sameChunkMs = 20;

/** Times exclude waiting for a processor core, so that a busy machine records the same times as an idle one. */
async function timed(name, sources, out) {
  const started = performance.now();
  let lastWaitedMs = 0;
  const elapsedMs = (pid) => {
    // Keep the last value, because the system forgets a command that has ended.
    lastWaitedMs = Math.max(lastWaitedMs, waitedMs(pid));
    return Math.round(performance.now() - started - lastWaitedMs);
  };
  const chunks = [];
  const onOutput = (text, { pid }) => {
    const last = chunks.at(-1);
    const time = Math.max(elapsedMs(pid), last?.[0] ?? 0);
    if (last !== undefined && time - last[0] < sameChunkMs) last[1] += text;
    else chunks.push([time, text]);
  };
  const { status } = await runCommand(name, sources, out, onOutput, { env: { TOOLCHAIN_IS_RECORDED: "1" } });
  return { status, chunks, durationMs: chunks.at(-1)?.[0] ?? 0 };
}

/**
 * Runs a command on the files of a commit, in temporary folders.
 *
 * @param collect - gets `{ status, chunks, durationMs, out }` before the folders are removed. A chunk is `[ms, text]`,
 * with the time since the start.
 */
export async function recordRun(name, files, collect) {
  const folder = await mkdtemp(join(tmpdir(), "toolchain-"));
  const [sources, out] = [join(folder, "sources"), join(folder, "out")];
  try {
    for (const { path, source } of files) {
      await mkdir(dirname(join(sources, path)), { recursive: true });
      await cp(join(home, source), join(sources, path));
    }
    return await collect({ ...(await timed(name, sources, out)), out });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
