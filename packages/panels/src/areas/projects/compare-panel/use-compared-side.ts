import { type Build, builds, type BuildStats } from "@gatehouse/contract/builds";
import { type Commit, projects } from "@gatehouse/contract/projects";
import { joinQueries } from "../../../data/join-queries";
import { type EndpointResult, useEndpoint } from "../../../data/use-endpoint";
import { useFound } from "../../../data/use-found";
import { type ScreenTarget, screenTarget } from "../../../navigation/screens";
import { readComparedName } from "../../builds";

/** The loaded data of one side of a comparison. */
export interface ComparedSide {
  readonly commit: Commit;
  /** The compared build. Undefined if the commit has none. */
  readonly build: Build | undefined;
  readonly stats: BuildStats | undefined;
  /** Whether the name gives a build number, not only a commit. */
  readonly isOneBuild: boolean;
}

const pollMs = 30_000;

/** The requests for one side of a comparison. The commit is separate because it is shown even without figures. */
export interface ReadSide {
  readonly commit: EndpointResult<Commit>;
  readonly build: Build | undefined;
  readonly whole: EndpointResult<ComparedSide>;
}

/**
 * Reads a commit with the figures of the build that `name` gives, by default its last one. Redirects to the project or
 * the commit if the commit or build doesn't exist.
 * @param at - the page of the comparison
 */
export function useComparedSide(projectGuid: string, name: string, at: ScreenTarget): ReadSide {
  const { commitSha, buildNumber: chosen } = readComparedName(name);
  const commit = useEndpoint(projects.getCommit, { projectGuid, commitSha }, { pollMs });
  const last = commit.data?.last_build ?? undefined;
  const buildNumber = chosen ?? (last === undefined ? undefined : String(last.build_number));
  const named = { projectGuid, commitSha, buildNumber: buildNumber ?? "" };
  const build = useEndpoint(builds.get, named, { isEnabled: chosen !== undefined });
  const stats = useEndpoint(builds.stats, named, { isEnabled: buildNumber !== undefined, pollMs });
  useFound(commit, { at, parent: screenTarget("project", { projectGuid }) });
  useFound(build, { at, parent: screenTarget("commit", { projectGuid, commitSha }) });
  const { data, error, refetch } = joinQueries({
    commit,
    ...(chosen === undefined ? {} : { build }),
    ...(buildNumber === undefined ? {} : { stats }),
  });
  const compared = chosen === undefined ? last : build.data;
  return {
    commit,
    build: compared,
    whole: {
      data: data && { commit: data.commit, build: compared, stats: data.stats, isOneBuild: chosen !== undefined },
      error,
      refetch,
    },
  };
}
