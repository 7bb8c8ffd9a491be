import { type Build, type BuildCommit, type BuildKind, callsOf } from "@gatehouse/contract/builds";
import { useEffect } from "react";
import { type EndpointResult, useEndpoint } from "../../../data/use-endpoint";
import { useFound } from "../../../data/use-found";
import { screenTarget } from "../../../navigation/screens";
import { useMessages } from "../../../portal/messages";
import { usePortal } from "../../../portal/portal-context";
import { buildLabel } from "../build-label";
import { buildsMessages } from "../builds.messages";
import { type CommitName, useBuildCommit } from "../use-build-commit";
import { useBuildPolling } from "../use-build-polling";

/** The path parameters that identify a build or simulation. */
export interface BuildName extends CommitName {
  readonly buildNumber: string;
}

/** Called with a build when it loads and each time it changes. `commit` is undefined until it loads. */
export type OnBuild = (build: Build, commit: BuildCommit | undefined) => void;

export interface FoundBuild {
  readonly query: EndpointResult<Build>;
  readonly commit: BuildCommit | undefined;
}

/**
 * Reads one build or simulation, polling more often while it runs. Navigates to the commit if the build doesn't exist.
 */
export function useBuild(kind: BuildKind, name: BuildName, onBuild: OnBuild | undefined): FoundBuild {
  const texts = useMessages(buildsMessages);
  const { host } = usePortal();
  const [pollMs, heard] = useBuildPolling();
  const { projectGuid, commitSha, buildNumber } = name;
  const query = useEndpoint(callsOf(kind).get, { projectGuid, commitSha, buildNumber }, { pollMs });
  const { data } = query;
  const builds = data && [data];
  heard(builds);
  const commit = useBuildCommit(name, builds);
  const known = commit ?? data?.project_version ?? undefined;
  useFound(query, {
    at: screenTarget(kind, { projectGuid, commitSha, buildNumber }),
    parent: screenTarget("commit", { projectGuid, commitSha }),
    gone: data && texts.removedElsewhere(texts.numbered[kind](buildLabel(data, known))),
  });
  useEffect(() => {
    if (data !== undefined) host.callHost("A panel's callback", () => onBuild?.(data, commit));
  }, [data, commit, onBuild, host]);
  return { query, commit };
}
