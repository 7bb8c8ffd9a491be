import { LatestCommitsCard, ProjectsPanel } from "@gatehouse/panels/projects";
import type { ReactNode } from "react";

export function ProjectsPage(): ReactNode {
  return (
    <>
      <ProjectsPanel />
      <LatestCommitsCard />
    </>
  );
}
