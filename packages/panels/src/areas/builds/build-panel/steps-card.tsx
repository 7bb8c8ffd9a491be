import { type Build, type BuildStats, isBuildRunning } from "@gatehouse/contract/builds";
import { Panel, SkeletonLines } from "@gatehouse/design";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import type { EndpointResult } from "../../../data/use-endpoint";
import { useMessages } from "../../../portal/messages";
import { buildFiguresMessages } from "../build-figures.messages";
import { buildSteps } from "./build-steps";
import { StepLane } from "./step-lane";

export interface StepsCardProps {
  /** Its failure is said with the utilization. */
  readonly stats: EndpointResult<BuildStats>;
  readonly build: Build | undefined;
}

/** The steps of a build. */
export function StepsCard({ stats: { data, error }, build }: StepsCardProps): ReactNode {
  const texts = useMessages(buildFiguresMessages);
  if (data === undefined && error !== null) return null;
  const steps = data === undefined ? [] : buildSteps(data.steps, build);
  return (
    <Panel title={texts.steps}>
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
  min-height: 4.4em;
`;
