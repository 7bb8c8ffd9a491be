import { type Commit, type Project, shortSha } from "@gatehouse/contract/projects";
import { Identifier, Loading, Skeleton } from "@gatehouse/design";
import { styled } from "@gatehouse/design/styled";
import type { ReactNode } from "react";
import { FactStrip } from "../../../content/fact-strip";
import { Anchor, useScreenLinks } from "../../../navigation/screen-link";
import { useFormat } from "../../../portal/format";
import { useMessages } from "../../../portal/messages";
import { LastBuild } from "../last-build";
import { projectsMessages } from "../projects.messages";
import { projectPanelMessages } from "./project-panel.messages";
import { Utilization } from "./utilization";

/** The facts of a project and the state of its latest commit. */
export function ProjectOverview({ project }: { readonly project: Project }): ReactNode {
  const texts = useMessages(projectsMessages);
  const facts = useMessages(projectPanelMessages);
  const format = useFormat();
  const { latest_version: commit } = project;
  const clock = commit?.clock;
  return (
    <>
      {project.description?.trim() && <Description>{project.description}</Description>}
      <FactStrip
        facts={[
          {
            term: texts.latestCommit,
            value: commit && <LatestCommit projectGuid={project.guid} commit={commit} />,
          },
          {
            term: facts.factLatestBuild,
            value: commit && <LatestBuild projectGuid={project.guid} commit={commit} />,
          },
          { term: texts.columnBoard, value: project.product?.name },
          { term: facts.factClock, value: clock == null ? undefined : texts.megahertz(format.number(clock)) },
          {
            term: texts.commits,
            value: format.number(project.versions_count),
            note: format.showDay(project.created_on, facts.since),
          },
        ]}
      />
      <Utilization figures={commit ?? undefined} />
    </>
  );
}

/** A placeholder of the same size as the overview. */
export function ProjectOverviewSkeleton(): ReactNode {
  const texts = useMessages(projectsMessages);
  const facts = useMessages(projectPanelMessages);
  const terms = [texts.latestCommit, facts.factLatestBuild, texts.columnBoard, facts.factClock, texts.commits];
  return (
    <Loading>
      <DescriptionSkeleton as="div">
        <Skeleton width="24em" />
      </DescriptionSkeleton>
      <FactStrip facts={terms.map((term) => ({ term, value: <Skeleton width="6em" /> }))} />
      <Utilization figures="loading" />
    </Loading>
  );
}

interface OfCommitProps {
  readonly projectGuid: string;
  readonly commit: Commit;
}

function LatestCommit({ projectGuid, commit: { version_sha1: sha } }: OfCommitProps): ReactNode {
  const links = useScreenLinks();
  return (
    <Identifier {...links("commit", { projectGuid, commitSha: sha })} copyValue={sha} isCopyable>
      {shortSha(sha)}
    </Identifier>
  );
}

function LatestBuild({ projectGuid, commit }: OfCommitProps): ReactNode {
  const texts = useMessages(projectPanelMessages);
  const links = useScreenLinks();
  const { last_build: build, version_sha1: commitSha, progressive_version_number: number } = commit;
  if (build == null) return <LastBuild commit={commit} />;
  const buildNumber = String(build.build_number);
  return (
    <>
      <Anchor link={links("build", { projectGuid, commitSha, buildNumber })}>
        {texts.buildNumber(number, build.build_number)}
      </Anchor>
      <LastBuild commit={commit} />
    </>
  );
}

const Description = styled.p`
  padding: var(--gh-space-3) var(--gh-space-4);
  border-bottom: var(--gh-line) solid var(--gh-hairline);
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

/* A sentence takes two lines on a phone. */
const DescriptionSkeleton = styled(Description)`
  display: grid;
  align-items: center;
  min-height: calc(1lh + 2 * var(--gh-space-3) + var(--gh-line));
  @container gh-panel (width < 30em) { min-height: calc(2lh + 2 * var(--gh-space-3) + var(--gh-line)); }
`;
