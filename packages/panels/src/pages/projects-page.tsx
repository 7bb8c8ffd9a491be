import type { ReactNode } from "react";
import { projectsMessages, ProjectsPanel } from "../areas/projects";
import { useMessages } from "../portal/messages";
import { guarded } from "../portal/setup/panel-guard";
import { Page } from "./page";

/** `/projects`: the latest commit and the projects. */
export const ProjectsPage = /* @__PURE__ */ guarded("ProjectsPage", function ProjectsPage(): ReactNode {
  const texts = useMessages(projectsMessages);
  return (
    <Page title={texts.projects} tour="projects">
      <ProjectsPanel />
    </Page>
  );
});
