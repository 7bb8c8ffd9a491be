import { SimulationPanel } from "@gatehouse/panels/builds";
import type { ReactNode } from "react";
import { useParams } from "react-router";

export function SimulationPage(): ReactNode {
  const { projectGuid = "", commitSha = "", buildNumber = "" } = useParams();
  return <SimulationPanel projectGuid={projectGuid} commitSha={commitSha} buildNumber={buildNumber} />;
}
