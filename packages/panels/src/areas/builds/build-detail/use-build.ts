import { type Build, type BuildCommit, type BuildKind, callsOf } from "@gatehouse/contract/builds";
import { useEffect } from "react";
import { type EndpointResult, useEndpoint } from "../../../data/use-endpoint";
import { useFound } from "../../../data/use-found";
import { screenTarget } from "../../../navigation/screens";
import { usePortal } from "../../../portal/portal-context";
import { type CommitName, useBuildCommit } from "../use-build-commit";
import { useBuildPolling } from "../use-build-polling";

/** A build or simulation as an address names it. */
export interface BuildName extends CommitName {
  readonly buildNumber: string;
}

/** Called with a build when it is loaded and each time it changes, with its commit once that is loaded. */
export type OnBuild = (build: Build, commit: BuildCommit | undefined) => void;

export interface FoundBuild {
  readonly query: EndpointResult<Build>;
  readonly commit: BuildCommit | undefined;
}

/** One build or simulation, polled often while it runs. An unknown one leads back to its commit. */
export function useBuild(kind: BuildKind, name: BuildName, onBuild: OnBuild | undefined): FoundBuild {
  const { host } = usePortal();
  const [pollMs, heard] = useBuildPolling();
  const { projectGuid, commitSha, buildNumber } = name;
  const query = useEndpoint(callsOf(kind).get, { projectGuid, commitSha, buildNumber }, { pollMs });
  const { data } = query;
  const builds = data && [data];
  heard(builds);
  const commit = useBuildCommit(name, builds);
  useFound(query, screenTarget("commit", { projectGuid, commitSha }));
  useEffect(() => {
    if (data !== undefined) host.callHost("A panel's callback", () => onBuild?.(data, commit));
  }, [data, commit, onBuild, host]);
  return { query, commit };
}
