import { gunzipSync } from "fflate";
import type { RecordedRun } from "./recordings";

/** A run in `recorded/index.json`, with the paths of its compressed files. */
export interface WrittenRun {
  readonly result: string;
  readonly duration_ms: number;
  readonly log: string;
  readonly stats?: string;
  readonly image?: string;
  readonly output?: { readonly name: string; readonly file: string };
}

/** The fields of a toolchain's `recorded/index.json` that the demo reads. */
export interface WrittenIndex {
  readonly designs: readonly {
    readonly folder: string;
    readonly commits: readonly {
      readonly files: readonly { readonly path: string; readonly source: string }[];
      readonly build: WrittenRun;
      readonly simulation?: WrittenRun;
    }[];
  }[];
}

/** The paths of a run's files. */
export const filesOfRun = ({ log, stats, image, output }: WrittenRun): readonly string[] =>
  [log, stats, image, output?.file].filter((path) => path !== undefined);

/**
 * Unpacks a run.
 * @param bytesOf - Returns the content of a file.
 */
export function unpackRun(run: WrittenRun, bytesOf: (path: string) => Uint8Array): RecordedRun {
  const unzipped = (path: string) => {
    const bytes = bytesOf(path);
    // Some web servers decompress the files that they send.
    return bytes[0] === 0x1f && bytes[1] === 0x8b ? gunzipSync(bytes) : bytes;
  };
  const parsed = (path: string) => JSON.parse(new TextDecoder().decode(unzipped(path))) as unknown;
  return {
    isSuccess: run.result === "success",
    durationMs: run.duration_ms,
    log: parsed(run.log) as RecordedRun["log"],
    stats: run.stats === undefined ? undefined : parsed(run.stats),
    image: run.image === undefined ? undefined : unzipped(run.image),
    output: run.output && { name: run.output.name, content: unzipped(run.output.file) },
  };
}
