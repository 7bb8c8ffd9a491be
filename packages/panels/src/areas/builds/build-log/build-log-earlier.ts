import { largestPageSize } from "@gatehouse/contract";
import { type Build, type BuildKind, builds, buildState, callsOf } from "@gatehouse/contract/builds";
import { type Commit, projects } from "@gatehouse/contract/projects";
import { useState } from "react";
import { useEndpoint } from "../../../data/use-endpoint";
import { useNow } from "../../../data/use-now";
import type { BuildName } from "../build-detail/use-build";
import { buildLabel } from "../build-label";
import { useBuildCommit } from "../use-build-commit";
import { isLogKept } from "./is-log-kept";

/** An earlier build. */
export interface EarlierBuild {
  readonly name: BuildName;
  /** The display name, such as `#42.2`. */
  readonly label: string;
  readonly durationMs: number | null;
}

const newest = { page_size: largestPageSize, order_by: "-created_on" } as const;

/** Search the builds of at most this many commits. After that, only each commit's last build counts. */
const mostSearched = 10;

/**
 * Finds the last successful build before this one: of the same commit, or else of an earlier commit that was built
 * before. Simulations are compared within their commit only, since commits don't name their simulations. Returns
 * undefined while loading and if there is none. With `needsLog`, builds whose log is deleted are skipped.
 */
export function useEarlierSuccess(
  kind: BuildKind,
  name: BuildName,
  { isEnabled = true, needsLog = false }: { readonly isEnabled?: boolean; readonly needsLog?: boolean } = {},
): EarlierBuild | undefined {
  const { projectGuid, commitSha, buildNumber } = name;
  const nowMs = useNow();
  const own = useEndpoint(callsOf(kind).list, { projectGuid, commitSha, query: newest }, { isEnabled });
  const isRecent = (build: Build) => !needsLog || isLogKept(build, nowMs);
  const itself = own.data?.results.find((build) => build.build_number === Number(buildNumber));
  // An earlier commit may have been built again since.
  const isLater = ({ created_on: created }: Build) => itself && Date.parse(created) > Date.parse(itself.created_on);
  const isWanted = (build: Build) => buildState(build) === "success" && isRecent(build) && !isLater(build);
  const lastOf = (builds: readonly Build[] | undefined) =>
    builds?.filter(isWanted).sort((one, other) => other.build_number - one.build_number)[0];
  const before = lastOf(own.data?.results.filter((build) => build.build_number < Number(buildNumber)));
  const isElsewhere = isEnabled && kind === "build" && own.data !== undefined && before === undefined;
  const ownCommit = useBuildCommit({ projectGuid, commitSha }, own.data?.results);
  const earlier = useEarlierCommits(projectGuid, ownCommit?.progressive_version_number, isElsewhere);

  // A commit whose last build failed may have an earlier successful build.
  const [searched, setSearched] = useState<readonly string[]>([]);
  const isSearched = ({ version_sha1: sha }: Commit) => searched.includes(sha) || searched.length >= mostSearched;
  const found = earlier.find((commit) => {
    const last = commit.last_build;
    if (last == null || !isRecent(last)) return false;
    return isWanted(last) || (last.build_number > 1 && !isSearched(commit));
  });
  const isHidden = found?.last_build != null && !isWanted(found.last_build);
  const theirs = useEndpoint(
    builds.list,
    { projectGuid, commitSha: found?.version_sha1 ?? commitSha, query: newest },
    { isEnabled: isHidden },
  );
  const success = isHidden ? lastOf(theirs.data?.results) : found?.last_build;
  if (isHidden && success == null && (theirs.data !== undefined || theirs.error !== null))
    setSearched([...searched, found.version_sha1]);

  if (before)
    return {
      name: nameOf(projectGuid, commitSha, before),
      label: buildLabel(before, ownCommit),
      durationMs: before.duration,
    };
  if (!isElsewhere || found === undefined || success == null) return undefined;
  return {
    name: nameOf(projectGuid, found.version_sha1, success),
    label: buildLabel(success, found),
    durationMs: success.duration,
  };
}

/** Commits before the given one, newest first. They come from the list page that contains the preceding commit. */
function useEarlierCommits(projectGuid: string, number: number | undefined, isEnabled: boolean): readonly Commit[] {
  const first = useEndpoint(projects.listCommits, { projectGuid, query: newest }, { isEnabled });
  const { count, next, results } = first.data ?? { count: 0, next: null, results: [] };
  // Commit numbers have no gaps, so the number tells how many commits are newer.
  const page = number === undefined || !next ? 1 : Math.floor((count - number + 1) / Math.max(1, results.length)) + 1;
  const later = useEndpoint(
    projects.listCommits,
    { projectGuid, query: { ...newest, page } },
    { isEnabled: isEnabled && page > 1 },
  );
  if (!isEnabled || number === undefined) return [];
  return (page > 1 ? (later.data?.results ?? []) : results)
    .filter((commit) => commit.progressive_version_number < number)
    .sort((one, other) => other.progressive_version_number - one.progressive_version_number);
}

const nameOf = (projectGuid: string, commitSha: string, { build_number }: Build): BuildName => ({
  projectGuid,
  commitSha,
  buildNumber: String(build_number),
});
