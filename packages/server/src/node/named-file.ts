import { closeSync, openSync, readFileSync, readSync, statSync } from "node:fs";
import { codeOf } from "./data-folder";
import { fileStream } from "./files/file-stream";
import { promptPassword } from "./prompt-password";
import { readSourceFolder, type SourceFolder } from "./source-folder";
import { StartupError } from "./startup-error";

/** The facts of a file that are checked before it is stored. */
export interface FileFacts {
  readonly size: number;
  /** Its first bytes, which determine the type. */
  readonly start: Uint8Array;
}

/**
 * Reads the files and the password that the command line's user gives, wherever the command runs.
 * @throws {StartupError} from each method.
 */
export interface NamedFiles {
  text(path: string): string;
  facts(path: string): FileFacts;
  sources(folder: string): SourceFolder;
  /** Streams the whole file. Read only one file at a time. */
  stream(path: string): ReadableStream<Uint8Array>;
  /** Prompts for a new password. */
  password(): Promise<string>;
}

const startBytes = 64;

/** Reads files and the password in this process. */
export const ownFiles: NamedFiles = {
  text(path) {
    try {
      return readFileSync(path, "utf8");
    } catch (error) {
      throw cannotRead(path, error);
    }
  },
  facts(path) {
    let file: number | undefined;
    try {
      const found = statSync(path);
      if (!found.isFile()) throw new StartupError(`${path} is not a file.`);
      file = openSync(path, "r");
      const start = new Uint8Array(startBytes);
      return { size: found.size, start: start.slice(0, readSync(file, start)) };
    } catch (error) {
      throw error instanceof StartupError ? error : cannotRead(path, error);
    } finally {
      if (file !== undefined) closeSync(file);
    }
  },
  sources: readSourceFolder,
  stream: fileStream,
  password: () => promptPassword(),
};

const cannotRead = (path: string, error: unknown) =>
  new StartupError(path === "" ? "A file's name is empty." : `${path} cannot be read (${codeOf(error)}).`);
