import { type Build, buildState, type BuildStats, isBuildRunning, isBuildStopped } from "@gatehouse/contract/builds";
import { lazyModule, Panel, SkeletonLines } from "@gatehouse/design";
import { styled } from "@gatehouse/design/styled";
import type { ReactNode } from "react";
import type { EndpointResult } from "../../../data/use-endpoint";
import { useFetchedModule } from "../../../data/use-fetched-module";
import { useMessages } from "../../../portal/messages";
import { buildFiguresMessages } from "./build-figures.messages";
import { buildSteps } from "./build-steps";
import type { EarlierFigures } from "./earlier-figures";
import { StepLane } from "./step-lane";

export interface StepsCardProps {
  /** `UtilizationCard` shows the error if this request fails. */
  readonly stats: EndpointResult<BuildStats>;
  readonly build: EndpointResult<Build>;
  readonly earlier: EarlierFigures | undefined;
}

const failedFacts = lazyModule(() => import("./failed-facts").then((module) => module.FailedFacts));

/** The steps of a build. For a failed build, shows first what failed, when, and by how much. */
export function StepsCard({ stats: { data, error }, build: query, earlier }: StepsCardProps): ReactNode {
  const texts = useMessages(buildFiguresMessages);
  const build = query.data;
  const hasFailed = build !== undefined && buildState(build) === "failed" && !isBuildStopped(build);
  // The figures below cover most of this. If the code can't be fetched, leave the facts out.
  const { data: FailedFacts, error: notLoaded } = useFetchedModule(failedFacts, hasFailed);
  if (data === undefined && error !== null) return null;
  const isLoading = build === undefined && query.error === null;
  if (data === undefined || isLoading || (hasFailed && !FailedFacts && notLoaded === null))
    return (
      <Panel title={texts.steps} isFlush>
        <Place data-loading="">
          <SkeletonLines widths={["30%", "100%", "20%"]} />
        </Place>
      </Panel>
    );
  const steps = buildSteps(data.steps, build);
  return (
    <Panel title={texts.steps} isFlush>
      {hasFailed && FailedFacts && <FailedFacts build={build} stats={data} steps={steps} earlier={earlier} />}
      <Place>
        {steps.length > 0 ? (
          <StepLane steps={steps} />
        ) : (
          <p className="gh-muted">{build !== undefined && isBuildRunning(build) ? texts.stepsLater : texts.noSteps}</p>
        )}
      </Place>
    </Panel>
  );
}

/* As tall as the lane, which has a row for each of six steps in a narrow panel, so that the log below doesn't move. */
const Place = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: center;
  min-height: calc(4.4em + 2 * var(--gh-space-4));
  padding: var(--gh-space-4);
  @container gh-panel (width < 40em) {
    &[data-loading] { min-height: calc(12.15em + 2 * var(--gh-space-4)); }
  }
`;
