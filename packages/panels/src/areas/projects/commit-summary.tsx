import { type Commit, shortSha } from "@gatehouse/contract/projects";
import { Identifier, Loading, Skeleton } from "@gatehouse/design";
import { styled } from "@gatehouse/design/styled";
import type { ReactNode } from "react";
import { Anchor, useScreenLinks } from "../../navigation/screen-link";
import { useFormat } from "../../portal/format";
import { useMessages } from "../../portal/messages";
import { firstLine } from "./first-line";
import { LastBuild } from "./last-build";
import { projectsMessages } from "./projects.messages";
import { TagBadges } from "./tag-badges";

export interface CommitSummaryProps {
  readonly commit: Commit;
  /** Shows the project's name, for lists that span projects. */
  readonly hasProject?: boolean;
}

/** A commit in one row: message, project and date, sha, tags and the state of its last build. */
export function CommitSummary({ commit, hasProject = false }: CommitSummaryProps): ReactNode {
  const texts = useMessages(projectsMessages);
  const format = useFormat();
  const links = useScreenLinks();
  const { project, version_sha1: sha } = commit;
  const link = links("commit", { projectGuid: project.guid, commitSha: sha });
  return (
    <CommitRow>
      <div className="gh-commit-text">
        <Anchor link={link} className="gh-strong">
          {firstLine(commit.message) || shortSha(sha)}
        </Anchor>
        <span className="gh-small gh-muted">
          {hasProject ? (
            <>
              {texts.inProject} <Anchor link={links("project", { projectGuid: project.guid })}>{project.name}</Anchor>,{" "}
              {format.showTime(commit.created_on, texts.committedInOn)}
            </>
          ) : (
            format.showTime(commit.created_on, texts.committedOn)
          )}
        </span>
      </div>
      <Identifier {...link} copyValue={sha} isCopyable>
        {shortSha(sha)}
      </Identifier>
      <TagBadges projectGuid={project.guid} tags={commit.tags} />
      <LastBuild commit={commit} />
    </CommitRow>
  );
}

/** A placeholder of the same size as the summary. */
export function CommitSummarySkeleton(): ReactNode {
  return (
    <Loading>
      <CommitRow>
        <div className="gh-commit-text">
          <Line>
            <Skeleton width="18em" />
          </Line>
          <Line className="gh-small">
            <Skeleton width="24em" />
          </Line>
        </div>
        <Line>
          <Skeleton width="6em" />
        </Line>
        <CommitExtrasSkeleton />
      </CommitRow>
    </Loading>
  );
}

/** A placeholder for a commit's tags and last build. */
export function CommitExtrasSkeleton(): ReactNode {
  return (
    <>
      <Line>
        <Skeleton width="5em" />
      </Line>
      <Line>
        <Skeleton width="6em" />
      </Line>
    </>
  );
}

const Line = styled.span`
  display: grid;
  align-items: center;
  min-height: 1lh;
  @container gh-panel (width < 30em) {
    &.gh-small { min-height: 2lh; }
  }
`;

/** The row of a commit, with its message as `gh-commit-text`. */
export const CommitRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--gh-space-2) var(--gh-space-6);
  .gh-commit-text { display: grid; gap: 0.15em; flex: 1 1 22em; min-width: 0; overflow-wrap: anywhere; }
  .gh-small a { text-decoration: underline; text-underline-offset: 0.2em; text-decoration-thickness: 1px; }
`;
