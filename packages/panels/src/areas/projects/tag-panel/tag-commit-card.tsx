import { projects, shortSha, type TagCommit } from "@gatehouse/contract/projects";
import { Identifier, Panel } from "@gatehouse/design";
import { type ReactNode, useState } from "react";
import { styled } from "styled-components";
import { useEndpoint } from "../../../data/use-endpoint";
import { Anchor, useScreenLink } from "../../../navigation/screen-link";
import { useFormat } from "../../../portal/format";
import { useMessages } from "../../../portal/messages";
import { CommitSummary } from "../commit-summary";
import { firstLine } from "../first-line";
import { projectsMessages } from "../projects.messages";
import { pollMsOf } from "../projects.polling";
import { tagsMessages } from "../tags.messages";

export interface TagCommitCardProps {
  readonly projectGuid: string;
  /** Undefined where the server does not say which it is. */
  readonly commit: TagCommit | undefined;
}

/** The commit of a tag: at once what the tag says of it, then all there is. */
export function TagCommitCard({ projectGuid, commit }: TagCommitCardProps): ReactNode {
  const texts = useMessages(tagsMessages);
  return (
    <Panel title={texts.tagCommit}>
      {commit === undefined ? (
        <p className="gh-muted">{texts.noCommit}</p>
      ) : (
        <KnownCommit projectGuid={projectGuid} commit={commit} />
      )}
    </Panel>
  );
}

function KnownCommit({ projectGuid, commit }: { readonly projectGuid: string; readonly commit: TagCommit }): ReactNode {
  const [pollMs, setPollMs] = useState(pollMsOf(undefined));
  const whole = useEndpoint(projects.getCommit, { projectGuid, commitSha: commit.version_sha1 }, { pollMs });
  const wantedPollMs = pollMsOf([whole.data]);
  if (wantedPollMs !== pollMs) setPollMs(wantedPollMs);
  if (whole.data !== undefined) return <CommitSummary commit={whole.data} />;
  return <NamedCommit projectGuid={projectGuid} commit={commit} />;
}

function NamedCommit({ projectGuid, commit }: { readonly projectGuid: string; readonly commit: TagCommit }): ReactNode {
  const texts = useMessages(projectsMessages);
  const format = useFormat();
  const { version_sha1: sha, message, created_on: createdOn } = commit;
  const link = useScreenLink("commit", { projectGuid, commitSha: sha });
  return (
    <Row>
      <div>
        <Anchor link={link} className="gh-strong">
          {firstLine(message) || shortSha(sha)}
        </Anchor>
        <p className="gh-small gh-muted">{createdOn != null && format.showTime(createdOn, texts.committedOn)}</p>
      </div>
      <Identifier {...link} copyValue={sha} isCopyable>
        {shortSha(sha)}
      </Identifier>
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--gh-space-2) var(--gh-space-6);
`;
