import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import type { RecordedDesign, RecordedRun } from "../demo";
import { StartupError } from "./startup-error";

interface WrittenRun {
  readonly result: string;
  readonly duration_ms: number;
  readonly log: string;
  readonly stats?: string;
  readonly image?: string;
  readonly output?: { readonly name: string; readonly file: string };
}

interface WrittenIndex {
  readonly designs: readonly {
    readonly name: string;
    readonly description: string;
    readonly board: string;
    readonly commits: readonly {
      readonly message: string;
      readonly files: readonly { readonly path: string; readonly source: string }[];
      readonly build: WrittenRun;
      readonly simulation?: WrittenRun;
    }[];
  }[];
}

/** Reads the designs that a toolchain has recorded in `recorded/index.json` of its folder. */
export function readDesigns(folder: string): readonly RecordedDesign[] {
  const bytesOf = (path: string) => new Uint8Array(readFileSync(join(folder, path)));
  const unzipped = (path: string) => new Uint8Array(gunzipSync(bytesOf(path)));
  const textOf = (path: string) => new TextDecoder().decode(unzipped(path));
  const runOf = (run: WrittenRun): RecordedRun => ({
    isSuccess: run.result === "success",
    durationMs: run.duration_ms,
    // Each piece with the time at which it was written.
    log: (JSON.parse(textOf(run.log)) as [number, string][]).map(([, text]) => text).join(""),
    stats: run.stats && (JSON.parse(textOf(run.stats)) as unknown),
    image: run.image === undefined ? undefined : unzipped(run.image),
    output: run.output && { name: run.output.name, content: unzipped(run.output.file) },
  });
  try {
    const { designs } = JSON.parse(readFileSync(join(folder, "recorded/index.json"), "utf8")) as WrittenIndex;
    return designs.map(({ name, description, board, commits }) => ({
      name,
      description,
      board,
      commits: commits.map(({ message, files, build, simulation }) => ({
        message,
        sources: new Map(files.map(({ path, source }) => [path, bytesOf(source)])),
        build: runOf(build),
        simulation: simulation && runOf(simulation),
      })),
    }));
  } catch (error) {
    throw new StartupError(`The designs in ${folder} cannot be read (${(error as Error).message}).`);
  }
}
