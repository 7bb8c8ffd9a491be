import { withoutHiddenCharacters } from "../viewer";
import type { Commit } from "./schemas";

/** Characters of a sha that people see. */
export const shortShaLength = 7;

/** The start of a sha, as people see it. */
export function shortSha(sha: string, length = shortShaLength): string {
  return sha.slice(0, length);
}

/** The most characters of each text. Texts are trimmed before they are counted. */
export const projectLimits = { name: 100, description: 500, tagName: 100, tagMessage: 500 } as const;

/** Problems of a name or a text of a project or a tag. */
export type ProjectTextError = "required" | "too-long";

/** The problem of a required name. Undefined if it is valid. A name of only hidden characters counts as missing. */
export function nameError(name: string, limit: number): ProjectTextError | undefined {
  if (withoutHiddenCharacters(name).trim() === "") return "required";
  return lengthError(name, limit);
}

/** The problem of a text that can be empty, or undefined. */
export function lengthError(text: string, limit: number): "too-long" | undefined {
  return [...text.trim()].length > limit ? "too-long" : undefined;
}

/** Whether there are source files that can be downloaded and deleted. */
export function hasSources({ scf_file }: Pick<Commit, "scf_file">): boolean {
  return typeof scf_file === "string" && scf_file !== "";
}

/** The resource figures of a commit, in the order they are shown in. */
export const resourceNames = ["lut", "fd", "dsp", "ultraram", "lutram", "ram_fifo"] as const;
export type ResourceName = (typeof resourceNames)[number];
