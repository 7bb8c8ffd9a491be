import { type Commit, projects, shortSha } from "@gatehouse/contract/projects";
import { memo, type ReactNode, useState } from "react";
import { PortalPanel } from "../../../access/portal-panel";
import { useEndpoint } from "../../../data/use-endpoint";
import { useFound } from "../../../data/use-found";
import { screenTarget } from "../../../navigation/screens";
import { useMessages } from "../../../portal/messages";
import { pollMsOf } from "../projects.polling";
import { CommitDetailsCard } from "./commit-details-card";
import { commitMessages } from "./commit.messages";

export interface CommitPanelProps {
  readonly projectGuid: string;
  readonly commitSha: string;
  /** Called with the commit once it is loaded, so that a page can show its name. */
  readonly onCommit?: (commit: Commit) => void;
}

/** The details of a commit. Redirects to the project if the commit doesn't exist. */
export const CommitPanel = memo(function CommitPanel(props: CommitPanelProps): ReactNode {
  return (
    <PortalPanel name="CommitPanel" about={{ projectGuid: props.projectGuid, commitSha: props.commitSha }}>
      <Content key={`${props.projectGuid}/${props.commitSha}`} {...props} />
    </PortalPanel>
  );
});

function Content({ projectGuid, commitSha, onCommit }: CommitPanelProps): ReactNode {
  const texts = useMessages(commitMessages);
  // A finished build adds a picture to its commit, so poll faster while one runs.
  const [pollMs, setPollMs] = useState(() => pollMsOf(undefined));
  const commit = useEndpoint(projects.getCommit, { projectGuid, commitSha }, { pollMs });
  const nextMs = pollMsOf(commit.data && [commit.data]);
  if (nextMs !== pollMs) setPollMs(nextMs);
  useFound(commit, {
    at: screenTarget("commit", { projectGuid, commitSha }),
    parent: screenTarget("project", { projectGuid }),
    onFound: onCommit,
    gone: commit.data && texts.gone(texts.numbered(shortSha(commitSha))),
  });
  return <CommitDetailsCard projectGuid={projectGuid} commitSha={commitSha} commit={commit} />;
}
