import { memo, type ReactNode } from "react";
import { PortalPanel } from "../../../access/portal-panel";
import { useMessages } from "../../../portal/messages";
import { CommitBuilds } from "../build-list/commit-builds";
import { buildsMessages } from "../builds.messages";
import { LearnMoreLink } from "./learn-more-link";

export interface BuildsPanelProps {
  readonly projectGuid: string;
  readonly commitSha: string;
  /** The address of a page about builds. No link is shown without it. */
  readonly learnMoreHref?: string;
}

/** The builds of a commit, the newest first. */
export const BuildsPanel = memo(function BuildsPanel(props: BuildsPanelProps): ReactNode {
  return (
    <PortalPanel name="BuildsPanel" about={{ projectGuid: props.projectGuid, commitSha: props.commitSha }}>
      <Content {...props} />
    </PortalPanel>
  );
});

function Content({ projectGuid, commitSha, learnMoreHref }: BuildsPanelProps): ReactNode {
  const texts = useMessages(buildsMessages);
  return (
    <CommitBuilds
      kind="build"
      projectGuid={projectGuid}
      commitSha={commitSha}
      actions={learnMoreHref !== undefined && <LearnMoreLink href={learnMoreHref}>{texts.learnMore}</LearnMoreLink>}
    />
  );
}
