import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type RecordedDesign, unpackRun, type WrittenIndex, type WrittenRun } from "../demo";
import { StartupError } from "./startup-error";

/** Reads recorded designs from `recorded/index.json` in a toolchain's folder. */
export function readDesigns(folder: string): readonly RecordedDesign[] {
  const bytesOf = (path: string) => new Uint8Array(readFileSync(join(folder, path)));
  const runOf = (run: WrittenRun) => unpackRun(run, bytesOf);
  try {
    const { designs } = JSON.parse(readFileSync(join(folder, "recorded/index.json"), "utf8")) as WrittenIndex;
    return designs.map(({ folder: name, commits }) => ({
      folder: name,
      commits: commits.map(({ files, build, simulation }) => ({
        sources: new Map(files.map(({ path, source }) => [path, bytesOf(source)])),
        build: runOf(build),
        simulation: simulation && runOf(simulation),
      })),
    }));
  } catch (error) {
    throw new StartupError(`The designs in ${folder} cannot be read (${(error as Error).message}).`);
  }
}
