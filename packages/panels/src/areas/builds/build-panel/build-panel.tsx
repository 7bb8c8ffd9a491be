import { builds, buildState, isBuildRunning } from "@gatehouse/contract/builds";
import { lazyModule } from "@gatehouse/design";
import { memo, type ReactNode, useState } from "react";
import { PortalPanel } from "../../../access/portal-panel";
import { useEndpoint } from "../../../data/use-endpoint";
import { useFetchedModule } from "../../../data/use-fetched-module";
import { BuildDetailsCard } from "../build-detail/build-details-card";
import { BuildLayout } from "../build-detail/build-layout";
import { type BuildName, type OnBuild, useBuild } from "../build-detail/use-build";
import { BuildLog } from "../build-log/build-log";
import { useReadAtEnd } from "../build-log/use-read-at-end";
import { restingPollMs, runningPollMs } from "../builds.polling";
import type { EarlierFigures } from "./earlier-figures";
import { StepsCard } from "./steps-card";
import { TimingCard } from "./timing-card";
import { UtilizationCard } from "./utilization-card";

export interface BuildPanelProps {
  readonly projectGuid: string;
  readonly commitSha: string;
  readonly buildNumber: string;
  /** Called with the build when it is loaded and when it changes, so that a page can show its name. */
  readonly onBuild?: OnBuild;
}

/** One build: its state, figures and log. A build that does not exist leads back to its commit. */
export const BuildPanel = memo(function BuildPanel({
  projectGuid,
  commitSha,
  buildNumber,
  onBuild,
}: BuildPanelProps): ReactNode {
  const name = { projectGuid, commitSha, buildNumber };
  return (
    <PortalPanel name="BuildPanel" about={name}>
      <Content key={Object.values(name).join("/")} name={name} onBuild={onBuild} />
    </PortalPanel>
  );
});

const earlierFigures = lazyModule(() => import("./earlier-figures").then((module) => module.ReadEarlierFigures));
const timingPathsCard = lazyModule(() => import("./timing-paths-card").then((module) => module.TimingPathsCard));

interface ContentProps {
  readonly name: BuildName;
  readonly onBuild: OnBuild | undefined;
}

function Content({ name, onBuild }: ContentProps): ReactNode {
  const found = useBuild("build", name, onBuild);
  const build = found.query.data;
  const isRunning = build !== undefined && isBuildRunning(build);
  const stats = useEndpoint(builds.stats, name, { pollMs: isRunning ? runningPollMs : restingPollMs });
  useReadAtEnd(isRunning, stats.refetch);
  const paths = stats.data?.paths ?? [];
  const [earlier, setEarlier] = useState<EarlierFigures>();
  const isFailed = build !== undefined && buildState(build) === "failed";
  const hasFigures = stats.data !== undefined && (isFailed || stats.data.resources.length > 0);
  const { data: ReadEarlierFigures } = useFetchedModule(earlierFigures, hasFigures);
  // The figures above cover most of this. If the code can't be fetched, leave the card out.
  const { data: TimingPathsCard } = useFetchedModule(timingPathsCard, paths.length > 0);
  return (
    <BuildLayout
      details={<BuildDetailsCard kind="build" name={name} {...found} />}
      main={
        <>
          {ReadEarlierFigures && <ReadEarlierFigures name={name} onFigures={setEarlier} />}
          <StepsCard stats={stats} build={found.query} earlier={earlier} />
          <BuildLog kind="build" {...name} isRunning={isRunning} />
        </>
      }
      side={
        <>
          <UtilizationCard stats={stats} build={build} earlier={earlier} />
          {stats.data !== undefined && <TimingCard stats={stats.data} />}
        </>
      }
      wide={TimingPathsCard && paths.length > 0 && <TimingPathsCard name={name} paths={paths} />}
    />
  );
}
