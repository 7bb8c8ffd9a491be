import type { ReactNode } from "react";
import { SimulationPanel } from "../areas/builds";
import { guarded } from "../portal/setup/panel-guard";
import { BuildHelp } from "./build-help";
import { Page } from "./page";
import { type BuildPageProps, useBuildPage } from "./use-build-page";

/** `/projects/{projectGuid}/commits/{commitSha}/simulations/{buildNumber}`: one simulation. */
export const SimulationPage = /* @__PURE__ */ guarded(
  "SimulationPage",
  function SimulationPage(props: BuildPageProps): ReactNode {
    const { page, known, onBuild } = useBuildPage("simulation", props);
    return (
      <Page {...page} actions={known && <BuildHelp kind="simulation" name={props} known={known} />}>
        <SimulationPanel {...props} onSimulation={onBuild} />
      </Page>
    );
  },
);
