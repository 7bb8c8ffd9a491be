import { isBuildRunning } from "@gatehouse/contract/builds";
import { lazyModule } from "@gatehouse/design";
import { memo, type ReactNode, useCallback, useState } from "react";
import { PortalPanel } from "../../../access/portal-panel";
import { unsigned } from "../../../content/signed-address";
import { useFileAddress } from "../../../content/use-file-address";
import { useFetchedModule } from "../../../data/use-fetched-module";
import { BuildDetailsCard } from "../build-detail/build-details-card";
import { BuildLayout } from "../build-detail/build-layout";
import { type BuildName, type OnBuild, useBuild } from "../build-detail/use-build";
import { BuildLog } from "../build-log/build-log";

export interface SimulationPanelProps {
  readonly projectGuid: string;
  readonly commitSha: string;
  readonly buildNumber: string;
  /** Called with the simulation when it is loaded and when it changes, so that a page can show its name. */
  readonly onSimulation?: OnBuild;
}

/** One simulation: its state, log and waves. A simulation that does not exist leads back to its commit. */
export const SimulationPanel = memo(function SimulationPanel({
  projectGuid,
  commitSha,
  buildNumber,
  onSimulation,
}: SimulationPanelProps): ReactNode {
  const name = { projectGuid, commitSha, buildNumber };
  return (
    <PortalPanel name="SimulationPanel" about={name}>
      <Content key={Object.values(name).join("/")} name={name} onSimulation={onSimulation} />
    </PortalPanel>
  );
});

interface ContentProps {
  readonly name: BuildName;
  readonly onSimulation: OnBuild | undefined;
}

const simulationWaves = lazyModule(() =>
  import("../simulation-waves/simulation-waves").then((module) => module.SimulationWaves),
);

function Content({ name, onSimulation }: ContentProps): ReactNode {
  const found = useBuild("simulation", name, onSimulation);
  const { data } = found.query;
  const href = useFileAddress()(data?.output_file);
  const [time, setTime] = useState<{ readonly time: string }>();
  const showTime = useCallback((pressed: string) => setTime({ time: pressed }), []);
  const [hasWaves, setHasWaves] = useState(false);
  // The output can still be downloaded, so leave the waves out if the viewer's code can't be fetched.
  const { data: SimulationWaves } = useFetchedModule(simulationWaves, href !== undefined);
  return (
    <BuildLayout
      details={<BuildDetailsCard kind="simulation" name={name} {...found} />}
      main={
        <BuildLog
          kind="simulation"
          {...name}
          isRunning={data !== undefined && isBuildRunning(data)}
          onTime={hasWaves ? showTime : undefined}
        />
      }
      wide={
        SimulationWaves &&
        href !== undefined && <SimulationWaves key={unsigned(href)} href={href} time={time} onFound={setHasWaves} />
      }
    />
  );
}
