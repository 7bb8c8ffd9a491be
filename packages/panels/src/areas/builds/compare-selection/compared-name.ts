/** One side of a comparison: a commit's last build, or one specific build of it. */
export interface ComparedBuild {
  readonly commitSha: string;
  /** The commit's last build if it is left out. */
  readonly buildNumber?: string;
}

/** The name of a side in the address of a comparison: `SHA`, or `SHA.2` for the commit's second build. */
export function comparedName({ commitSha, buildNumber }: ComparedBuild): string {
  return buildNumber === undefined ? commitSha : `${commitSha}.${buildNumber}`;
}

/** Parses a name written by {@link comparedName}. A suffix that is not a number is part of the commit's name. */
export function readComparedName(name: string): ComparedBuild {
  const [, commitSha, buildNumber] = /^(.*)\.(\d+)$/.exec(name) ?? [];
  return commitSha === undefined || buildNumber === undefined ? { commitSha: name } : { commitSha, buildNumber };
}
