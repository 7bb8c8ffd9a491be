import type { Build, BuildCommit } from "@gatehouse/contract/builds";

/**
 * The display name of a build: its commit's number and its own, such as `#42.3`. Only its own while the commit is
 * unknown.
 */
export function buildLabel(
  { build_number: number }: Pick<Build, "build_number">,
  commit: Pick<BuildCommit, "progressive_version_number"> | undefined,
): string {
  return commit === undefined ? `#${number}` : `#${commit.progressive_version_number}.${number}`;
}
