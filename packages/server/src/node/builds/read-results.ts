import { lstat, open, opendir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { BuildStats } from "@gatehouse/contract/builds";
import * as z from "zod/mini";
import { sourcePathProblem } from "../../areas/projects";
import type { NewFile } from "../../files/files";
import { sayIn } from "../../texts/refusal";
import { fileStream } from "../files/file-stream";

/** The content of a toolchain's output folder. */
export interface Results {
  readonly stats: BuildStats | undefined;
  readonly image: NewFile | undefined;
  readonly output: NewFile | undefined;
  /** Lines about what was ignored, and why. */
  readonly notes: readonly string[];
}

const mebibyte = 1_048_576;
/** Size limits of `stats.json` and `top.svg`, of the output, and the most files to list. */
const limits = { small: 5 * mebibyte, output: 1_024 * mebibyte, files: 1_000 };
/** The lists of `stats.json`, and how a note names them. */
const lists = [
  ["resources", "resources"],
  ["timing_issues", "timing issues"],
  ["steps", "steps"],
  ["paths", "paths"],
] as const;

/**
 * Reads a toolchain's results: its figures, its picture, and one other file as its output. Links and folders are
 * ignored.
 */
export async function readResults(out: string): Promise<Results> {
  const notes: string[] = [];
  const hasFile = async (name: string, limit: number) => {
    const facts = await lstat(join(out, name)).catch(() => undefined);
    if (facts === undefined || !facts.isFile()) return false;
    const isRead = facts.size <= limit && (await isReadable(join(out, name)));
    const problem = facts.size > limit ? `is larger than ${limit / mebibyte} MB` : "cannot be read";
    if (!isRead) notes.push(`${name} ${problem} and is left out.`);
    return isRead;
  };
  const nothing = { stats: undefined, image: undefined, output: undefined };
  // The command may have replaced the folder with a link.
  if (!(await lstat(out).catch(() => undefined))?.isDirectory())
    return { ...nothing, notes: ["The output folder is gone."] };
  if (!(await isReadable(out))) return { ...nothing, notes: ["The output folder cannot be read."] };
  const stats = (await hasFile("stats.json", limits.small))
    ? readStats(await readFile(join(out, "stats.json"), "utf8"), notes)
    : undefined;
  const picture = (await hasFile("top.svg", limits.small)) ? await readFile(join(out, "top.svg")) : undefined;
  const isShown = picture !== undefined && isSvg(picture);
  if (picture !== undefined && !isShown) notes.push("top.svg is not an SVG image and is left out.");
  const image = isShown ? { name: "top.svg", type: "image/svg+xml", content: new Uint8Array(picture) } : undefined;
  const [name, ...others] = await listOutputs(out, notes);
  if (others.length > 0) notes.push(`${name} is kept as the output. Other files are left out: ${others.length}.`);
  const output =
    name !== undefined && (await hasFile(name, limits.output))
      ? { name, type: "application/octet-stream", content: fileStream(join(out, name)) }
      : undefined;
  return { stats, image, output, notes };
}

/** Whether a file or folder can be opened. The command may have changed its permissions. */
async function isReadable(path: string): Promise<boolean> {
  try {
    await (await open(path)).close();
    return true;
  } catch {
    return false;
  }
}

/** The names of all other files, sorted. */
async function listOutputs(out: string, notes: string[]): Promise<readonly string[]> {
  const names: string[] = [];
  const irregular: string[] = [];
  let count = 0;
  for await (const entry of await opendir(out)) {
    count += 1;
    if (count > limits.files) {
      notes.push(
        `The output folder has more than ${limits.files.toLocaleString("en-US")} files. The output is left out.`,
      );
      return [];
    }
    if (!entry.isFile()) irregular.push(JSON.stringify(entry.name.slice(0, 100)));
    if (!entry.isFile() || entry.name === "stats.json" || entry.name === "top.svg") continue;
    const bad = sourcePathProblem(entry.name);
    const inWords = bad && sayIn("en", (t) => t.projects.pathProblems[bad]);
    const problem = entry.name.includes("\uFFFD") ? "is not UTF-8" : inWords;
    if (problem === undefined) names.push(entry.name);
    else notes.push(`The output ${JSON.stringify(entry.name.slice(0, 100))} ${problem} and is left out.`);
  }
  const [first, ...others] = irregular.sort();
  if (first !== undefined)
    notes.push(
      others.length === 0
        ? `${first} is not a plain file and is left out.`
        : `${first} and ${others.length} more are not plain files and are left out.`,
    );
  return names.sort();
}

/** Whether a file has the root element of a picture, in any encoding. Browsers show nothing without it. */
const isSvg = (bytes: Buffer): boolean => /<(?:[\w.-]+:)?svg[\s/>]/.test(bytes.toString("latin1").replaceAll("\0", ""));

function readStats(text: string, notes: string[]): BuildStats | undefined {
  try {
    // JSON.parse refuses a byte order mark, which some systems put before each text.
    const json = text.replace(/^\uFEFF/, "");
    // Replace characters that the database can't store. Otherwise one text would cost all figures.
    const value: unknown = JSON.parse(json, (_, part: unknown) =>
      typeof part === "string" ? part.replace(/\0|\p{Surrogate}/gu, "\uFFFD") : part,
    );
    const stats = z.parse(BuildStats, value);
    for (const [key, name] of lists) {
      const kept = stats[key]?.length ?? 0;
      if (((value as BuildStats)[key]?.length ?? 0) > kept)
        notes.push(`stats.json has more than ${kept} ${name}. The others are left out.`);
    }
    return stats;
  } catch (error) {
    const place = error instanceof z.core.$ZodError ? error.issues[0]?.path : undefined;
    const problem = place === undefined ? "is not JSON" : "does not have the documented form";
    notes.push(`stats.json ${problem}${place?.length ? ` in ${place.join(".")}` : ""} and is left out.`);
    return undefined;
  }
}
