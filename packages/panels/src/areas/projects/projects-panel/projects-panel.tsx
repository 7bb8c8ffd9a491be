import { memo, type ReactNode } from "react";
import { PortalPanel } from "../../../access/portal-panel";
import { LatestCommitCard } from "./latest-commit-card";
import { ProjectsCard } from "./projects-card";

/** The viewer's latest commit and projects, ten per page. */
export const ProjectsPanel = memo(function ProjectsPanel(): ReactNode {
  return (
    <PortalPanel name="ProjectsPanel">
      <LatestCommitCard />
      <ProjectsCard />
    </PortalPanel>
  );
});
