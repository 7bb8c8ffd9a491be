import { type Build, buildState } from "@gatehouse/contract/builds";
import { type Commit, shortSha } from "@gatehouse/contract/projects";
import { Button, Identifier, Loading, Panel, Skeleton, SwapIcon } from "@gatehouse/design";
import { styled } from "@gatehouse/design/styled";
import type { ReactNode } from "react";
import { joinQueries } from "../../../data/join-queries";
import { Remote } from "../../../data/remote";
import { Anchor, type LinkProps, useScreenLinks } from "../../../navigation/screen-link";
import { useFormat } from "../../../portal/format";
import { useMessages } from "../../../portal/messages";
import { buildLabel, buildsMessages, BuildStateLabel, durationText } from "../../builds";
import { commitMessages } from "../commit-panel/commit.messages";
import { firstLine } from "../first-line";
import { TagBadges } from "../tag-badges";
import { compareMessages } from "./compare.messages";
import type { ReadSide } from "./use-compared-side";

export interface ComparedSidesProps {
  readonly projectGuid: string;
  /** Whether builds were chosen, and not only commits. */
  readonly areBuilds: boolean;
  readonly before: ReadSide;
  readonly after: ReadSide;
  /** Links to the same comparison with the sides swapped. */
  readonly swapLink: LinkProps;
  /** Buttons in the panel's header. */
  readonly actions: ReactNode;
}

/** The two compared sides: before on the left, after on the right. */
export function ComparedSides({
  projectGuid,
  areBuilds,
  before,
  after,
  swapLink,
  actions,
}: ComparedSidesProps): ReactNode {
  const texts = useMessages(compareMessages);
  const { failedCommit } = useMessages(commitMessages);
  const commits = joinQueries({ before: before.commit, after: after.commit });
  const sides = (left: ReactNode, right: ReactNode) => (
    <Sides>
      <Side title={texts.before}>{left}</Side>
      <div className="gh-sides-swap">
        <Button variant="quiet" iconOnly icon={<SwapIcon />} aria-label={texts.swap} {...swapLink} />
      </div>
      <Side title={texts.after}>{right}</Side>
    </Sides>
  );
  return (
    <Panel title={areBuilds ? texts.comparedBuilds : texts.compared} isFlush actions={actions}>
      <Remote of={commits} failure={failedCommit} skeleton={sides(<SideSkeleton />, <SideSkeleton />)}>
        {(known) =>
          sides(
            <SideFacts projectGuid={projectGuid} commit={known.before} build={before.build} />,
            <SideFacts projectGuid={projectGuid} commit={known.after} build={after.build} />,
          )
        }
      </Remote>
    </Panel>
  );
}

function Side({ title, children }: { readonly title: string; readonly children: ReactNode }): ReactNode {
  return (
    <div className="gh-side">
      <span className="gh-small gh-muted">{title}</span>
      {children}
    </div>
  );
}

function SideSkeleton(): ReactNode {
  return (
    <Loading>
      {["9em", "18em", "14em"].map((width) => (
        <Line key={width}>
          <Skeleton width={width} />
        </Line>
      ))}
    </Loading>
  );
}

interface SideFactsProps {
  readonly projectGuid: string;
  readonly commit: Commit;
  readonly build: Build | undefined;
}

function SideFacts({ projectGuid, commit, build }: SideFactsProps): ReactNode {
  const texts = useMessages(compareMessages);
  const durations = useMessages(buildsMessages);
  const format = useFormat();
  const links = useScreenLinks();
  const { version_sha1: commitSha, message } = commit;
  const link = links("commit", { projectGuid, commitSha });
  const buildNumber = String(build?.build_number);
  return (
    <>
      <span className="gh-side-names">
        <Identifier {...link} copyValue={commitSha} isCopyable>
          {shortSha(commitSha)}
        </Identifier>
        <TagBadges projectGuid={projectGuid} tags={commit.tags} />
      </span>
      <Anchor link={link} className="gh-strong">
        {firstLine(message) || shortSha(commitSha)}
      </Anchor>
      <span className="gh-small gh-muted">
        {format.showTime(commit.created_on, (date) => `${date}.`)}{" "}
        {build === undefined ? (
          texts.noBuild
        ) : (
          <Anchor link={links("build", { projectGuid, commitSha, buildNumber })}>
            {build.duration === null
              ? texts.build(buildLabel(build, commit))
              : texts.builtIn(buildLabel(build, commit), durationText(build.duration, durations, format))}
          </Anchor>
        )}{" "}
        {build !== undefined && buildState(build) !== "success" && <BuildStateLabel build={build} />}
      </span>
    </>
  );
}

const Line = styled.span`
  display: grid;
  align-items: center;
  min-height: 1.6em;
`;

const Sides = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr);
  .gh-side { display: grid; grid-template-columns: minmax(0, 1fr); justify-items: start; gap: 0.4em; align-content: start; min-width: 0; padding: var(--gh-space-4); overflow-wrap: anywhere; }
  .gh-side-names { display: flex; flex-wrap: wrap; align-items: center; gap: 0.3em 0.7em; min-height: 1.714em; }
  .gh-small a { text-decoration: underline; text-underline-offset: 0.2em; text-decoration-thickness: 1px; }
  .gh-sides-swap { display: grid; place-items: center; padding-inline: var(--gh-space-2); border-inline: var(--gh-line) solid var(--gh-hairline); }
  @container gh-panel (width < 40em) {
    grid-template-columns: minmax(0, 1fr);
    .gh-sides-swap { padding: var(--gh-space-1); border-inline: 0; border-block: var(--gh-line) solid var(--gh-hairline); }
  }
`;
