import { type Commit, hasSources, shortSha } from "@gatehouse/contract/projects";
import { CopyButton, Details, Identifier } from "@gatehouse/design";
import { styled } from "@gatehouse/design/styled";
import type { ReactNode } from "react";
import { Anchor, useScreenLink } from "../../../navigation/screen-link";
import { useFormat } from "../../../portal/format";
import { useMessages } from "../../../portal/messages";
import { usePortal } from "../../../portal/portal-context";
import { TagBadges } from "../tag-badges";
import { commitMessages } from "./commit.messages";

export interface CommitFactsProps {
  readonly projectGuid: string;
  readonly commit: Commit;
  /** The message below its first line. */
  readonly rest: string;
}

/** The facts of a commit. */
export function CommitFacts({ projectGuid, commit, rest }: CommitFactsProps): ReactNode {
  const texts = useMessages(commitMessages);
  const format = useFormat();
  const { notify } = usePortal();
  const project = useScreenLink("project", { projectGuid });
  const { version_sha1: sha, tags } = commit;
  return (
    <div>
      {rest !== "" && <Message>{rest}</Message>}
      <Details
        items={[
          {
            term: texts.detailCommit,
            value: (
              <Sha>
                <Identifier isPlain>{shortSha(sha)}</Identifier>
                <CopyButton value={sha} onCopied={() => notify({ tone: "info", text: texts.copied })} />
              </Sha>
            ),
          },
          {
            term: texts.detailTags,
            value:
              tags.length === 0 ? (
                <span className="gh-muted">{texts.noTags}</span>
              ) : (
                <TagBadges projectGuid={projectGuid} tags={tags} />
              ),
          },
          { term: texts.detailCommitted, value: format.showTime(commit.created_on) },
          { term: texts.detailProject, value: <Anchor link={project}>{commit.project.name}</Anchor> },
          {
            term: texts.detailSources,
            value: <span className="gh-muted">{hasSources(commit) ? texts.sourcesKept : texts.noSources}</span>,
          },
        ]}
      />
    </div>
  );
}

const Message = styled.p`
  max-height: 12em;
  overflow: auto;
  padding: var(--gh-space-3) var(--gh-space-4);
  border-bottom: var(--gh-line) solid var(--gh-hairline);
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

const Sha = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 0.3em;
  .gh-button { margin-block: -0.3em; }
`;
