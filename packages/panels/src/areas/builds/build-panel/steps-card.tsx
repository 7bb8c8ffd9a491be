import { type Build, buildState, type BuildStats, isBuildRunning, isBuildStopped } from "@gatehouse/contract/builds";
import { lazyModule, Panel, SkeletonLines } from "@gatehouse/design";
import { styled } from "@gatehouse/design/styled";
import type { ReactNode } from "react";
import type { EndpointResult } from "../../../data/use-endpoint";
import { useFetchedModule } from "../../../data/use-fetched-module";
import { useMessages } from "../../../portal/messages";
import { buildFiguresMessages } from "../build-figures.messages";
import { buildSteps } from "./build-steps";
import type { EarlierFigures } from "./earlier-figures";
import { StepLane } from "./step-lane";

export interface StepsCardProps {
  /** Its failure is said with the utilization. */
  readonly stats: EndpointResult<BuildStats>;
  readonly build: Build | undefined;
  readonly earlier: EarlierFigures | undefined;
}

const failedFacts = lazyModule(() => import("./failed-facts").then((module) => module.FailedFacts));

/** The steps of a build; of one that failed, first what failed, when, and by how much. */
export function StepsCard({ stats: { data, error }, build, earlier }: StepsCardProps): ReactNode {
  const texts = useMessages(buildFiguresMessages);
  const hasFailed = build !== undefined && buildState(build) === "failed" && !isBuildStopped(build);
  // The figures below say most of it: where it cannot be fetched, the card goes without it.
  const { data: FailedFacts } = useFetchedModule(failedFacts, hasFailed);
  if (data === undefined && error !== null) return null;
  const steps = data === undefined ? [] : buildSteps(data.steps, build);
  return (
    <Panel title={texts.steps} isFlush>
      {hasFailed && (
        <FactsPlace>
          {FailedFacts && data && <FailedFacts build={build} stats={data} steps={steps} earlier={earlier} />}
        </FactsPlace>
      )}
      <Place>
        {data === undefined ? (
          <SkeletonLines widths={["30%", "100%", "20%"]} />
        ) : steps.length > 0 ? (
          <StepLane steps={steps} />
        ) : (
          <p className="gh-muted">{build !== undefined && isBuildRunning(build) ? texts.stepsLater : texts.noSteps}</p>
        )}
      </Place>
    </Panel>
  );
}

/* As high as the lane, so that the log below stays where it is. */
const Place = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: center;
  min-height: calc(4.4em + 2 * var(--gh-space-4));
  padding: var(--gh-space-4);
`;

/* As high as the facts of one line, which load later. */
const FactsPlace = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  min-height: calc(2lh + 2 * var(--gh-space-3) + var(--gh-line));
`;
