import { PortalError } from "@gatehouse/contract";

/** The source files of a commit: contents by path, relative and with slashes. */
export type SourceFiles = ReadonlyMap<string, Uint8Array<ArrayBuffer>>;

/** Limits of a commit's sources. */
export const sourceLimits = { files: 1_000, bytes: 10 * 1_048_576, pathBytes: 1_000, nameBytes: 255 } as const;

// Windows reads these as devices, and the characters as something else.
const device = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;
const unsafe = /[<>:"|?*\\\p{Cc}\p{Bidi_Control}]/u;

/** The problem of a source file's path; undefined if it can be written below any folder on any system. */
export function sourcePathProblem(path: string): string | undefined {
  const bytes = (text: string) => new TextEncoder().encode(text).length;
  if (path === "" || path.startsWith("/")) return "is not relative";
  if (bytes(path) > sourceLimits.pathBytes) return "is too long";
  if (unsafe.test(path) || /\p{Surrogate}/u.test(path)) return "has characters that not every system allows";
  for (const name of path.split("/")) {
    if (name === "" || name === "." || name === "..") return "leads elsewhere";
    if (bytes(name) > sourceLimits.nameBytes) return "is too long";
    if (device.test(name) || /[. ]$/.test(name)) return "has a name that not every system allows";
  }
  return undefined;
}

/** @throws {PortalError} `invalid`, with the files that cannot be stored and why, or `too-large`. */
export function checkSourceFiles(files: SourceFiles): void {
  const refuse = (text: string) => new PortalError("invalid", { status: 400, fields: { sources: [text] } });
  if (files.size === 0) throw refuse("There are no source files.");
  if (files.size > sourceLimits.files) throw refuse(`There are more than ${sourceLimits.files} source files.`);
  const size = [...files.values()].reduce((sum, { length }) => sum + length, 0);
  if (size > sourceLimits.bytes)
    throw new PortalError("too-large", { status: 413, detail: "The source files are larger than 10 MB." });
  const taken = new Map<string, string>();
  for (const path of files.keys()) {
    const problem = sourcePathProblem(path);
    if (problem !== undefined) throw refuse(`The path ${JSON.stringify(path.slice(0, 100))} ${problem}.`);
    const twin = taken.get(path.normalize("NFC").toLowerCase());
    if (twin !== undefined) throw refuse(`${twin} and ${path} differ only in case.`);
    taken.set(path.normalize("NFC").toLowerCase(), path);
  }
  for (const path of taken.keys()) {
    const parents = path
      .split("/")
      .slice(0, -1)
      .map((_, at, names) => names.slice(0, at + 1).join("/"));
    const clash = parents.find((parent) => taken.has(parent));
    if (clash !== undefined) throw refuse(`${clash} is a file and a folder.`);
  }
}

/** The sha1 of a commit's content: of all paths, sizes and bytes in the order of the paths. */
export async function contentSha1(files: SourceFiles): Promise<string> {
  const parts: BlobPart[] = [];
  for (const path of [...files.keys()].sort()) {
    const bytes = files.get(path) ?? new Uint8Array();
    parts.push(`${path}\0${bytes.length}\0`, bytes);
  }
  const digest = await crypto.subtle.digest("SHA-1", await new Blob(parts).arrayBuffer());
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
