import type { ReactNode } from "react";
import { SimulationPanel } from "../areas/builds";
import { guarded } from "../portal/setup/panel-guard";
import { Page } from "./page";
import { type BuildPageProps, useBuildPage } from "./use-build-page";

/** `/projects/{projectGuid}/commits/{commitSha}/simulations/{buildNumber}`: one simulation. */
export const SimulationPage = /* @__PURE__ */ guarded(
  "SimulationPage",
  function SimulationPage(props: BuildPageProps): ReactNode {
    const { page, onBuild } = useBuildPage("simulation", props);
    return (
      <Page {...page}>
        <SimulationPanel {...props} onSimulation={onBuild} />
      </Page>
    );
  },
);
