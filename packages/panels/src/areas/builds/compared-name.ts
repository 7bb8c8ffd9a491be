/** One side of a comparison: a commit with its last build, or one of its builds. */
export interface ComparedBuild {
  readonly commitSha: string;
  /** The commit's last build if it is left out. */
  readonly buildNumber?: string;
}

/** How an address names a side of a comparison: `SHA`, or `SHA.2` for the commit's second build. */
export function comparedName({ commitSha, buildNumber }: ComparedBuild): string {
  return buildNumber === undefined ? commitSha : `${commitSha}.${buildNumber}`;
}

/** Reads what {@link comparedName} wrote. What is no number names no build. */
export function readComparedName(name: string): ComparedBuild {
  const [, commitSha, buildNumber] = /^(.*)\.(\d+)$/.exec(name) ?? [];
  return commitSha === undefined || buildNumber === undefined ? { commitSha: name } : { commitSha, buildNumber };
}
