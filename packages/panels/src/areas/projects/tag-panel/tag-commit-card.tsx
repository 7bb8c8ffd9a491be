import { projects, shortSha, type TagCommit } from "@gatehouse/contract/projects";
import { Identifier, Panel } from "@gatehouse/design";
import { type ReactNode, useState } from "react";
import { useEndpoint } from "../../../data/use-endpoint";
import { Anchor, useScreenLink } from "../../../navigation/screen-link";
import { useFormat } from "../../../portal/format";
import { useMessages } from "../../../portal/messages";
import { CommitExtrasSkeleton, CommitRow, CommitSummary, CommitSummarySkeleton } from "../commit-summary";
import { firstLine } from "../first-line";
import { projectsMessages } from "../projects.messages";
import { pollMsOf } from "../projects.polling";
import { tagsMessages } from "../tags.messages";

export interface TagCommitCardProps {
  readonly projectGuid: string;
  /** Undefined while it loads. Null if the server doesn't name the commit. */
  readonly commit: TagCommit | null | undefined;
}

/** The commit of a tag. Shows the facts that the tag contains, then the whole commit once it loads. */
export function TagCommitCard({ projectGuid, commit }: TagCommitCardProps): ReactNode {
  const texts = useMessages(tagsMessages);
  return (
    <Panel title={texts.tagCommit}>
      {commit === undefined ? (
        <CommitSummarySkeleton />
      ) : commit === null ? (
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
  return (
    <NamedCommit projectGuid={projectGuid} commit={commit}>
      {whole.error === null && <CommitExtrasSkeleton />}
    </NamedCommit>
  );
}

interface NamedCommitProps {
  readonly projectGuid: string;
  readonly commit: TagCommit;
  readonly children: ReactNode;
}

function NamedCommit({ projectGuid, commit, children }: NamedCommitProps): ReactNode {
  const texts = useMessages(projectsMessages);
  const format = useFormat();
  const { version_sha1: sha, message, created_on: createdOn } = commit;
  const link = useScreenLink("commit", { projectGuid, commitSha: sha });
  return (
    <CommitRow>
      <div className="gh-commit-text">
        <Anchor link={link} className="gh-strong">
          {firstLine(message) || shortSha(sha)}
        </Anchor>
        <span className="gh-small gh-muted">{createdOn != null && format.showTime(createdOn, texts.committedOn)}</span>
      </div>
      <Identifier {...link} copyValue={sha} isCopyable>
        {shortSha(sha)}
      </Identifier>
      {children}
    </CommitRow>
  );
}
