import { BuildsPanel, SimulationsPanel } from "@gatehouse/panels/builds";
import { CommitPanel } from "@gatehouse/panels/projects";
import type { ReactNode } from "react";
import { useParams } from "react-router";

export function CommitPage(): ReactNode {
  const { projectGuid = "", commitSha = "" } = useParams();
  const commit = { projectGuid, commitSha };
  return (
    <>
      <CommitPanel {...commit} />
      <BuildsPanel {...commit} />
      <SimulationsPanel {...commit} />
    </>
  );
}
