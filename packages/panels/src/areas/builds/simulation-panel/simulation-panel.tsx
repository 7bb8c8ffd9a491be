import { isBuildRunning } from "@gatehouse/contract/builds";
import { memo, type ReactNode } from "react";
import { PortalPanel } from "../../../access/portal-panel";
import { BuildDetailsCard } from "../build-detail/build-details-card";
import { BuildLayout } from "../build-detail/build-layout";
import { type BuildName, type OnBuild, useBuild } from "../build-detail/use-build";
import { BuildLog } from "../build-log";

export interface SimulationPanelProps {
  readonly projectGuid: string;
  readonly commitSha: string;
  readonly buildNumber: string;
  /** Told the simulation once it is known and when it has changed, so that a page can name itself after it. */
  readonly onSimulation?: OnBuild;
}

/** One simulation: its state and log. A simulation that does not exist leads back to its commit. */
export const SimulationPanel = memo(function SimulationPanel({
  projectGuid,
  commitSha,
  buildNumber,
  onSimulation,
}: SimulationPanelProps): ReactNode {
  const name = { projectGuid, commitSha, buildNumber };
  return (
    <PortalPanel name="SimulationPanel" about={name}>
      <Content name={name} onSimulation={onSimulation} />
    </PortalPanel>
  );
});

interface ContentProps {
  readonly name: BuildName;
  readonly onSimulation: OnBuild | undefined;
}

function Content({ name, onSimulation }: ContentProps): ReactNode {
  const found = useBuild("simulation", name, onSimulation);
  const { data } = found.query;
  return (
    <BuildLayout
      details={<BuildDetailsCard kind="simulation" name={name} {...found} />}
      main={<BuildLog kind="simulation" {...name} isRunning={data !== undefined && isBuildRunning(data)} />}
    />
  );
}
