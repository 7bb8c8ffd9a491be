import { lstatSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { sourceLimits } from "../areas/projects";
import { codeOf } from "./data-folder";
import { StartupError } from "./startup-error";

/** Source files by path relative to the folder. */
export type SourceFolder = ReadonlyMap<string, Uint8Array<ArrayBuffer>>;

/**
 * Reads the files of a folder and its subfolders by path. Hidden files are skipped.
 * @throws {StartupError} for links and other files that can't be pushed, because skipping them would change the commit.
 */
export function readSourceFolder(folder: string): SourceFolder {
  const files = new Map<string, Uint8Array<ArrayBuffer>>();
  let bytes = 0;
  const read = (below: string) => {
    for (const name of readdirSync(join(folder, below)).sort()) {
      const path = below === "" ? name : `${below}/${name}`;
      if (name.startsWith(".")) continue;
      // Node decodes invalid UTF-8 in a name to this character.
      if (name.includes("\uFFFD")) throw new StartupError(`The name of ${path} is not UTF-8. Rename the file.`);
      const facts = lstatSync(join(folder, path));
      if (!facts.isDirectory() && !facts.isFile())
        throw new StartupError(
          `${path} is ${facts.isSymbolicLink() ? "a link" : "not a plain file"}. Push plain files only.`,
        );
      if (facts.isDirectory()) read(path);
      else {
        bytes += facts.size;
        if (bytes > sourceLimits.bytes) throw new StartupError("The source files are larger than 10 MB.");
        files.set(path, new Uint8Array(readFileSync(join(folder, path))));
      }
    }
  };
  try {
    read("");
  } catch (error) {
    if (error instanceof StartupError) throw error;
    throw new StartupError(`${folder} cannot be read (${codeOf(error)}).`);
  }
  return files;
}
