import type { Build, BuildCommit } from "@gatehouse/contract/builds";

/** A build as people name it: the number of its commit and its own, such as `#42.3`. Its own alone while the commit's is unknown. */
export function buildLabel(
  { build_number: number }: Pick<Build, "build_number">,
  commit: Pick<BuildCommit, "progressive_version_number"> | undefined,
): string {
  return commit === undefined ? `#${number}` : `#${commit.progressive_version_number}.${number}`;
}
