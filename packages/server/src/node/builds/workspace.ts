import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
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

/** Creates a temporary folder with a commit's source files and an empty folder for the results. */
export async function makeWorkspace(archive: Uint8Array): Promise<Workspace> {
  const files = unpack(archive);
  const folder = await mkdtemp(join(tmpdir(), `${prefix}${process.pid}-`));
  const [sources, out] = [join(folder, "sources"), join(folder, "out")];
  await mkdir(sources);
  await mkdir(out);
  for (const [path, bytes] of files) {
    await mkdir(dirname(join(sources, path)), { recursive: true });
    await writeFile(join(sources, path), bytes, { flag: "wx" });
  }
  return { folder, sources, out, remove: () => rm(folder, { recursive: true, force: true }) };
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
    if (!name.startsWith(prefix) || isAlive(Number.parseInt(name.slice(prefix.length), 10))) continue;
    const folder = join(tmpdir(), name);
    const facts = await stat(folder).catch(() => undefined);
    if (facts !== undefined && facts.mtimeMs < before)
      await rm(folder, { recursive: true, force: true }).catch(() => undefined);
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
