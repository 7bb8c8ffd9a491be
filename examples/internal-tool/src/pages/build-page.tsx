import { BuildPanel } from "@gatehouse/panels/builds";
import type { ReactNode } from "react";
import { useParams } from "react-router";

export function BuildPage(): ReactNode {
  const { projectGuid = "", commitSha = "", buildNumber = "" } = useParams();
  return <BuildPanel projectGuid={projectGuid} commitSha={commitSha} buildNumber={buildNumber} />;
}
