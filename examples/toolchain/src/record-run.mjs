import { cp, mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { home } from "./design-commits.mjs";
import { runCommand } from "./run-command.mjs";

// The compilers write a few bytes at a time.
const sameChunkMs = 20;

async function timed(name, sources, out) {
  const started = performance.now();
  const elapsedMs = () => Math.round(performance.now() - started);
  const chunks = [];
  const { status } = await runCommand(name, sources, out, (text) => {
    const last = chunks.at(-1);
    if (last !== undefined && elapsedMs() - last[0] < sameChunkMs) last[1] += text;
    else chunks.push([elapsedMs(), text]);
  });
  return { status, chunks, durationMs: elapsedMs() };
}

/**
 * Runs a command on the files of a commit, in temporary folders.
 *
 * @param collect - Gets `{ status, chunks, durationMs, out }` before the folders are removed. A chunk is `[ms, text]`, with
 * the time since the start.
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
