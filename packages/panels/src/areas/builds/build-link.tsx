import type { Build, BuildCommit, BuildKind } from "@gatehouse/contract/builds";
import type { ReactNode } from "react";
import { Anchor, type ScreenLinks } from "../../navigation/screen-link";
import { buildLabel } from "./build-label";
import type { CommitName } from "./use-build-commit";

export interface BuildLinkProps extends CommitName {
  readonly kind: BuildKind;
  readonly build: Build;
  readonly commit: BuildCommit | undefined;
  readonly links: ScreenLinks;
}

/** The link to a build or a simulation, named by the numbers of its commit and its own. */
export function BuildLink({ kind, projectGuid, commitSha, build, commit, links }: BuildLinkProps): ReactNode {
  const params = { projectGuid, commitSha, buildNumber: String(build.build_number) };
  return <Anchor link={links(kind, params)}>{buildLabel(build, build.project_version ?? commit)}</Anchor>;
}
