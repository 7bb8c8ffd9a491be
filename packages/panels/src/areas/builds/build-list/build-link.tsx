import type { Build, BuildCommit, BuildKind } from "@gatehouse/contract/builds";
import type { ReactNode } from "react";
import { Anchor, type ScreenLinks } from "../../../navigation/screen-link";
import { buildLabel } from "../build-label";
import type { CommitName } from "../use-build-commit";

export interface BuildLinkProps extends CommitName {
  readonly kind: BuildKind;
  readonly build: Build;
  readonly commit: BuildCommit | undefined;
  readonly links: ScreenLinks;
}

/** Links to a build or simulation. The text is its display name, such as `#42.3`. */
export function BuildLink({ kind, projectGuid, commitSha, build, commit, links }: BuildLinkProps): ReactNode {
  const params = { projectGuid, commitSha, buildNumber: String(build.build_number) };
  return <Anchor link={links(kind, params)}>{buildLabel(build, build.project_version ?? commit)}</Anchor>;
}
