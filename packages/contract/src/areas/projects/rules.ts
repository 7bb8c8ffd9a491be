import { withoutHiddenCharacters } from "../viewer";
import type { Commit } from "./schemas";

/** The number of characters of a sha that people see. */
export const shortShaLength = 7;

/** The start of a sha, as shown to people. */
export function shortSha(sha: string, length = shortShaLength): string {
  return sha.slice(0, length);
}

/** The most characters of each text. Texts are trimmed before they are counted. */
export const projectLimits = { name: 100, description: 500, tagName: 100, tagMessage: 500 } as const;

/** The problems of a name or another text of a project or a tag. */
export type ProjectTextError = "required" | "too-long";

/** The problem of a required name. Undefined if it is valid. A name of only hidden characters counts as missing. */
export function nameError(name: string, limit: number): ProjectTextError | undefined {
  if (withoutHiddenCharacters(name).trim() === "") return "required";
  return lengthError(name, limit);
}

/** The problem of an optional text. Undefined if it is valid. */
export function lengthError(text: string, limit: number): "too-long" | undefined {
  return [...text.trim()].length > limit ? "too-long" : undefined;
}

/** Whether the commit has source files that can be downloaded and deleted. */
export function hasSources({ scf_file }: Pick<Commit, "scf_file">): boolean {
  return typeof scf_file === "string" && scf_file !== "";
}

/** The resource figures of a commit, in display order. */
export const resourceNames = ["lut", "fd", "dsp", "ultraram", "lutram", "ram_fifo"] as const;
export type ResourceName = (typeof resourceNames)[number];
