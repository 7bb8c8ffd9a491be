import { Refusal } from "../../texts/refusal";
import type { Refusals, Say } from "../../texts/refusals.messages";

/** The source files of a commit: contents by relative path with slashes. */
export type SourceFiles = ReadonlyMap<string, Uint8Array<ArrayBuffer>>;

/** Limits of a commit's sources. */
export const sourceLimits = { files: 1_000, bytes: 10 * 1_048_576, pathBytes: 1_000, nameBytes: 255 } as const;

// Windows treats these names as devices, and gives these characters a special meaning.
const device = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;
const unsafe = /[<>:"|?*\\\p{Cc}\p{Bidi_Control}]/u;

type PathProblem = keyof Refusals["projects"]["pathProblems"];

/** The problem with a source file's path. Undefined if any operating system can write it. */
export function sourcePathProblem(path: string): PathProblem | undefined {
  const bytes = (text: string) => new TextEncoder().encode(text).length;
  if (path === "" || path.startsWith("/")) return "notRelative";
  if (bytes(path) > sourceLimits.pathBytes) return "tooLong";
  if (unsafe.test(path) || /\p{Surrogate}/u.test(path)) return "badCharacters";
  // The archive's reader and writer keep files in an object, which can't have this key.
  if (path === "__proto__") return "badName";
  for (const name of path.split("/")) {
    if (name === "" || name === "." || name === "..") return "leadsElsewhere";
    if (bytes(name) > sourceLimits.nameBytes) return "tooLong";
    if (device.test(name) || /[. ]$/.test(name)) return "badName";
  }
  return undefined;
}

const refuse = (text: Say) => new Refusal("invalid", { status: 400, fields: { sources: [text] } });

/**
 * Reads the files of a form. Their names are paths.
 * @throws {PortalError} `invalid` if two have the same name, or one has none.
 */
export async function readSourceFiles(values: readonly (File | string)[]): Promise<SourceFiles> {
  const files = new Map<string, Uint8Array<ArrayBuffer>>();
  for (const file of values) {
    if (typeof file === "string") throw refuse((t) => t.projects.sourceWithoutName);
    if (files.has(file.name)) throw refuse((t) => t.projects.sentTwice(JSON.stringify(file.name.slice(0, 100))));
    files.set(file.name, new Uint8Array(await file.arrayBuffer()));
  }
  return files;
}

/** @throws {PortalError} `invalid` that lists the files with their problems, or `too-large`. */
export function checkSourceFiles(files: SourceFiles): void {
  if (files.size === 0) throw refuse((t) => t.projects.noSources);
  if (files.size > sourceLimits.files) throw refuse((t) => t.projects.tooManySources(sourceLimits.files));
  const size = [...files.values()].reduce((sum, { length }) => sum + length, 0);
  if (size > sourceLimits.bytes)
    throw new Refusal("too-large", { status: 413, detail: (t) => t.projects.sourcesTooLarge });
  const taken = new Map<string, string>();
  for (const path of files.keys()) {
    const problem = sourcePathProblem(path);
    if (problem !== undefined)
      throw refuse((t) => t.projects.badPath(JSON.stringify(path.slice(0, 100)), t.projects.pathProblems[problem]));
    const twin = taken.get(path.normalize("NFC").toLowerCase());
    if (twin !== undefined) throw refuse((t) => t.projects.onlyCaseDiffers(twin, path));
    taken.set(path.normalize("NFC").toLowerCase(), path);
  }
  for (const path of taken.keys()) {
    const parents = path
      .split("/")
      .slice(0, -1)
      .map((_, at, names) => names.slice(0, at + 1).join("/"));
    const clash = parents.find((parent) => taken.has(parent));
    if (clash !== undefined) throw refuse((t) => t.projects.fileAndFolder(clash));
  }
}

/** The SHA-1 of a commit's content: all paths, sizes and bytes, sorted by path. */
export async function contentSha1(files: SourceFiles): Promise<string> {
  const parts: BlobPart[] = [];
  for (const path of [...files.keys()].sort()) {
    const bytes = files.get(path) ?? new Uint8Array();
    parts.push(`${path}\0${bytes.length}\0`, bytes);
  }
  const digest = await crypto.subtle.digest("SHA-1", await new Blob(parts).arrayBuffer());
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
