import { createReadStream } from "node:fs";
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { Readable } from "node:stream";
import { unzipSync } from "fflate";
import { sourceLimits, sourcePathProblem } from "../../areas/projects";
import type { NewFile } from "../../files/files";

/** A folder in which one build runs. */
export interface Workspace {
  readonly folder: string;
  readonly sources: string;
  readonly out: string;
  remove(): Promise<void>;
}

/** Makes a fresh folder with the source files of a commit and an empty one for the results. */
export async function makeWorkspace(archive: Uint8Array): Promise<Workspace> {
  const folder = await mkdtemp(join(tmpdir(), "gatehouse-build-"));
  const [sources, out] = [join(folder, "sources"), join(folder, "out")];
  await mkdir(sources);
  await mkdir(out);
  const files = unzipSync(archive, { filter: ({ originalSize }) => originalSize <= sourceLimits.bytes });
  for (const [path, bytes] of Object.entries(files)) {
    // They were checked when they were pushed. Nothing that is stored may lead out of the folder all the same.
    if (sourcePathProblem(path) !== undefined) continue;
    await mkdir(dirname(join(sources, path)), { recursive: true });
    await writeFile(join(sources, path), bytes);
  }
  return { folder, sources, out, remove: () => rm(folder, { recursive: true, force: true }) };
}

/** What a toolchain has left in its output folder. */
export interface Results {
  /** `stats.json`, parsed; undefined if it is not there or not JSON. */
  readonly stats: unknown;
  readonly image: NewFile | undefined;
  readonly output: NewFile | undefined;
}

/** `stats.json` and `top.svg` may be this large. */
const smallBytes = 5 * 1_048_576;
const outputBytes = 1_024 * 1_048_576;

/** Reads what a toolchain has left: its figures, its picture, and the one other file, which is its output. */
export async function readResults(out: string): Promise<Results> {
  const entries = (await readdir(out, { withFileTypes: true })).filter((entry) => entry.isFile());
  const sizeOf = async (name: string) => (await stat(join(out, name))).size;
  const has = async (name: string, limit: number) =>
    entries.some((entry) => entry.name === name) && (await sizeOf(name)) <= limit;
  const other = entries.map(({ name }) => name).find((name) => name !== "stats.json" && name !== "top.svg");
  return {
    stats: (await has("stats.json", smallBytes)) ? parse(await readFile(join(out, "stats.json"), "utf8")) : undefined,
    image: (await has("top.svg", smallBytes))
      ? { name: "top.svg", type: "image/svg+xml", content: new Uint8Array(await readFile(join(out, "top.svg"))) }
      : undefined,
    output:
      other !== undefined && (await has(other, outputBytes))
        ? { name: other, type: "application/octet-stream", content: streamOf(join(out, other)) }
        : undefined,
  };
}

const streamOf = (file: string) => Readable.toWeb(createReadStream(file)) as ReadableStream<Uint8Array>;

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
