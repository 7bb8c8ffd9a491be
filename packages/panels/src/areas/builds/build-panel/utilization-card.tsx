import { type Build, buildState, type BuildStats, isBuildRunning } from "@gatehouse/contract/builds";
import { Panel, SkeletonLines } from "@gatehouse/design";
import type { ReactNode } from "react";
import { Remote } from "../../../data/remote";
import type { EndpointResult } from "../../../data/use-endpoint";
import { useMessages } from "../../../portal/messages";
import { buildFiguresMessages } from "./build-figures.messages";
import type { EarlierFigures } from "./earlier-figures";
import { UtilizationBars } from "./utilization-bars";

export interface UtilizationCardProps {
  readonly stats: EndpointResult<BuildStats>;
  readonly build: Build | undefined;
  readonly earlier: EarlierFigures | undefined;
}

/** How much of the board's resources a build uses. */
export function UtilizationCard({ stats, build, earlier }: UtilizationCardProps): ReactNode {
  const texts = useMessages(buildFiguresMessages);
  const isRunning = build !== undefined && isBuildRunning(build);
  const hasSucceeded = build !== undefined && buildState(build) === "success";
  const isMarked = earlier !== undefined && [stats.data, earlier.stats].every((figures) => figures?.resources.length);
  return (
    <Panel
      title={texts.utilization}
      actions={isMarked && <span className="gh-muted gh-small">{texts.markedBuild(earlier.label)}</span>}
    >
      <Remote
        of={stats}
        failure={texts.failedStats}
        skeleton={<SkeletonLines widths={Array.from({ length: 11 }, (_, at) => (at % 2 === 0 ? "30%" : "100%"))} />}
        empty={{
          when: ({ resources }) => resources.length === 0,
          show: (
            <>
              <p>{isRunning ? texts.noUtilization : texts.noFigures}</p>
              <p className="gh-muted gh-small">
                {isRunning ? texts.noUtilizationText : hasSucceeded ? texts.noFiguresSuccess : texts.noFiguresText}
              </p>
            </>
          ),
        }}
      >
        {({ resources }) => <UtilizationBars resources={resources} earlier={earlier} />}
      </Remote>
    </Panel>
  );
}
