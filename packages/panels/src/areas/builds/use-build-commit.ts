import type { Build, BuildCommit } from "@gatehouse/contract/builds";
import { projects } from "@gatehouse/contract/projects";
import { useEndpoint } from "../../data/use-endpoint";

export interface CommitName {
  readonly projectGuid: string;
  readonly commitSha: string;
}

/** The commit of some builds, requested separately if the server omits it. Undefined while loading. */
export function useBuildCommit(
  { projectGuid, commitSha }: CommitName,
  builds: readonly Build[] | undefined,
): BuildCommit | undefined {
  const named = builds?.find((build) => build.project_version != null)?.project_version ?? undefined;
  const isEnabled = named === undefined && builds !== undefined && builds.length > 0;
  const asked = useEndpoint(projects.getCommit, { projectGuid, commitSha }, { isEnabled });
  return named ?? asked.data;
}
