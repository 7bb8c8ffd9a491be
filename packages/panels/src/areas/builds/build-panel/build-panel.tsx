import { builds, isBuildRunning } from "@gatehouse/contract/builds";
import { lazyModule } from "@gatehouse/design";
import { memo, type ReactNode } from "react";
import { PortalPanel } from "../../../access/portal-panel";
import { useEndpoint } from "../../../data/use-endpoint";
import { useFetchedModule } from "../../../data/use-fetched-module";
import { BuildDetailsCard } from "../build-detail/build-details-card";
import { BuildLayout } from "../build-detail/build-layout";
import { type BuildName, type OnBuild, useBuild } from "../build-detail/use-build";
import { BuildLog } from "../build-log";
import { restingPollMs, runningPollMs } from "../builds.polling";
import { useReadAtEnd } from "../use-read-at-end";
import { StepsCard } from "./steps-card";
import { TimingCard } from "./timing-card";
import { UtilizationCard } from "./utilization-card";

export interface BuildPanelProps {
  readonly projectGuid: string;
  readonly commitSha: string;
  readonly buildNumber: string;
  /** Told the build once it is known and when it has changed, so that a page can name itself after it. */
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
      <Content name={name} onBuild={onBuild} />
    </PortalPanel>
  );
});

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
  // The figures above say most of it: where it cannot be fetched, the page goes without it.
  const { data: TimingPathsCard } = useFetchedModule(timingPathsCard, paths.length > 0);
  return (
    <BuildLayout
      details={<BuildDetailsCard kind="build" name={name} {...found} />}
      main={
        <>
          <StepsCard stats={stats} build={build} />
          <BuildLog kind="build" {...name} isRunning={isRunning} />
        </>
      }
      side={
        <>
          <UtilizationCard stats={stats} isRunning={isRunning} />
          {stats.data !== undefined && <TimingCard stats={stats.data} />}
        </>
      }
      wide={TimingPathsCard && paths.length > 0 && <TimingPathsCard name={name} paths={paths} />}
    />
  );
}
