import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readdir, rm, rmdir, stat, statfs, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { unzipSync } from "fflate";
import { sourceLimits, sourcePathProblem } from "../../areas/projects";
import { InternalError } from "../../core/internal-error";
import { codeOf } from "../data-folder";

/** A folder in which one build runs. */
export interface Workspace {
  readonly folder: string;
  readonly sources: string;
  readonly out: string;
  remove(): Promise<void>;
}

/** The worker's process id follows. */
const prefix = "gatehouse-build-";
/** The folders of this process's builds. In a container, an earlier worker often had the same process id. */
const inUse = new Set<string>();

const mebibyte = 1_048_576;
/** Of the toolchain's results, the room for only the smallest. */
const leastRoom = 64 * mebibyte;

/**
 * Fails if no build can run on this machine, because the temporary folder is full or cannot be written.
 * @param needed - The free space that a build needs at least, in bytes.
 */
export async function checkRoom(needed = leastRoom): Promise<void> {
  const folder = tmpdir();
  let problem: string | undefined;
  try {
    const { bavail, blocks, bsize } = await statfs(folder);
    // Some file systems don't report their size.
    if (blocks > 0 && bavail * bsize < needed)
      problem = `has ${Math.floor((bavail * bsize) / mebibyte)} MB left, and a build needs ${needed / mebibyte}`;
    else await rmdir(await mkdtemp(join(folder, `${prefix}${process.pid}-`)));
  } catch (error) {
    problem = `cannot be used: ${codeOf(error)}`;
  }
  if (problem !== undefined) throw new InternalError(`This worker takes no builds. The folder ${folder} ${problem}`);
}

/** Creates a temporary folder with a commit's source files and an empty folder for the results. */
export async function makeWorkspace(archive: Uint8Array): Promise<Workspace> {
  const files = unpack(archive);
  const folder = await mkdtemp(join(tmpdir(), `${prefix}${process.pid}-`));
  inUse.add(folder);
  const remove = async () => {
    inUse.delete(folder);
    await removeFolder(folder);
  };
  const [sources, out] = [join(folder, "sources"), join(folder, "out")];
  try {
    await mkdir(sources);
    await mkdir(out);
    for (const [path, bytes] of files) {
      await mkdir(dirname(join(sources, path)), { recursive: true });
      await writeFile(join(sources, path), bytes, { flag: "wx" });
    }
  } catch (error) {
    await remove();
    throw error;
  }
  return { folder, sources, out, remove };
}

/** Removes a folder, even if a command left read-only folders in it, as package managers do, or endlessly deep ones. */
async function removeFolder(folder: string): Promise<void> {
  // Both stop Node's own rm.
  await rm(folder, { recursive: true, force: true }).catch(() =>
    promisify(execFile)("/bin/sh", ["-c", 'chmod -R u+rwX "$0"; rm -rf "$0"', folder]),
  );
}

/**
 * Unpacks the source files of an archive. They were checked when they were pushed. Check them again, so that no stored
 * archive can write outside the folder or fill the memory.
 */
export function unpack(archive: Uint8Array): ReadonlyMap<string, Uint8Array> {
  let [count, bytes] = [0, 0];
  const files = unzipSync(archive, {
    filter: ({ name, originalSize }) => {
      if (sourcePathProblem(name) !== undefined) return false;
      count += 1;
      bytes += originalSize;
      if (count > sourceLimits.files || bytes > sourceLimits.bytes)
        throw new InternalError("An archive of source files is larger than a commit can be");
      return true;
    },
  });
  return new Map(Object.entries(files));
}

/**
 * Removes the folders of killed workers.
 * @param before - In milliseconds. Builds of older folders can't still be running.
 */
export async function removeOldWorkspaces(before: number): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    if (!name.startsWith(prefix)) continue;
    const folder = join(tmpdir(), name);
    const pid = Number.parseInt(name.slice(prefix.length), 10);
    if (pid === process.pid ? inUse.has(folder) : isAlive(pid)) continue;
    const facts = await stat(folder).catch(() => undefined);
    if (facts !== undefined && facts.mtimeMs < before) await removeFolder(folder).catch(() => undefined);
  }
}

/** A folder's worker may still be running, with a longer time limit than this one. */
function isAlive(pid: number): boolean {
  if (!(pid > 0)) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === "EPERM";
  }
}
