import { gunzipSync } from "fflate";
import type { RecordedRun } from "./recordings";

/** A run as `recorded/index.json` lists it, with the paths of compressed files. */
export interface WrittenRun {
  readonly result: string;
  readonly duration_ms: number;
  readonly log: string;
  readonly stats?: string;
  readonly image?: string;
  readonly output?: { readonly name: string; readonly file: string };
}

/** `recorded/index.json` of a toolchain's folder, as far as the demo reads it. */
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

/** The files of a run. */
export const filesOfRun = ({ log, stats, image, output }: WrittenRun): readonly string[] =>
  [log, stats, image, output?.file].filter((path) => path !== undefined);

/** Unpacks a run. @param bytesOf - the content of each of its files. */
export function unpackRun(run: WrittenRun, bytesOf: (path: string) => Uint8Array): RecordedRun {
  const unzipped = (path: string) => {
    const bytes = bytesOf(path);
    // Some web servers unpack what they send.
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
