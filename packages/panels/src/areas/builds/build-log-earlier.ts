import { type Build, type BuildKind, buildState, callsOf } from "@gatehouse/contract/builds";
import { projects } from "@gatehouse/contract/projects";
import { useEndpoint } from "../../data/use-endpoint";
import { useNow } from "../../data/use-now";
import type { BuildName } from "./build-detail/use-build";
import { buildLabel } from "./build-label";
import { isLogKept } from "./is-log-kept";
import { useBuildCommit } from "./use-build-commit";

/** An earlier build. */
export interface EarlierBuild {
  readonly name: BuildName;
  /** As people name it, such as `#42.2`. */
  readonly label: string;
  readonly durationMs: number | null;
}

/**
 * The last build before this one that succeeded: of the same commit, else the last one of an earlier commit. A simulation is
 * compared with those of its commit only, since commits don't name their simulations. Undefined while it is not known, and if
 * there is none. If its log is needed, builds without a log are left out.
 */
export function useEarlierSuccess(
  kind: BuildKind,
  name: BuildName,
  { isEnabled = true, needsLog = false }: { readonly isEnabled?: boolean; readonly needsLog?: boolean } = {},
): EarlierBuild | undefined {
  const { projectGuid, commitSha, buildNumber } = name;
  const nowMs = useNow();
  const newest = { page_size: 100, order_by: "-created_on" } as const;
  const own = useEndpoint(callsOf(kind).list, { projectGuid, commitSha, query: newest }, { isEnabled });
  const isWanted = (build: Build) => buildState(build) === "success" && (!needsLog || isLogKept(build, nowMs));
  const before = own.data?.results
    .filter((build) => isWanted(build) && build.build_number < Number(buildNumber))
    .sort((one, other) => other.build_number - one.build_number)[0];
  const isElsewhere = isEnabled && kind === "build" && own.data !== undefined && before === undefined;
  const listed = useEndpoint(projects.listCommits, { projectGuid, query: newest }, { isEnabled: isElsewhere });
  const ownCommit = useBuildCommit({ projectGuid, commitSha }, own.data?.results);
  if (before)
    return {
      name: nameOf(projectGuid, commitSha, before),
      label: buildLabel(before, ownCommit),
      durationMs: before.duration,
    };
  const commits = listed.data?.results ?? [];
  const commit = commits.find(({ version_sha1 }) => version_sha1 === commitSha);
  const found = commits
    .filter((other) => commit && other.progressive_version_number < commit.progressive_version_number)
    .sort((one, other) => other.progressive_version_number - one.progressive_version_number)
    .find(({ last_build }) => last_build != null && isWanted(last_build));
  if (!isElsewhere || found?.last_build == null) return undefined;
  return {
    name: nameOf(projectGuid, found.version_sha1, found.last_build),
    label: buildLabel(found.last_build, found),
    durationMs: found.last_build.duration,
  };
}

const nameOf = (projectGuid: string, commitSha: string, { build_number }: Build): BuildName => ({
  projectGuid,
  commitSha,
  buildNumber: String(build_number),
});
