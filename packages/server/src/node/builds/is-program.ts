import { accessSync, constants, statSync } from "node:fs";
import { delimiter, isAbsolute, join } from "node:path";

/**
 * Whether a build finds a program: by its absolute path, or in a folder of `PATH`. A build runs in a folder of its own,
 * so that a relative path leads nowhere.
 */
export function isProgram(program: string, path = ""): boolean {
  const places = program.includes("/") ? [program] : path.split(delimiter).map((folder) => join(folder, program));
  return places.some((place) => isAbsolute(place) && canRun(place));
}

function canRun(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
}
