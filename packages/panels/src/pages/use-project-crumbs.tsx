import { projects } from "@gatehouse/contract/projects";
import type { ReactNode } from "react";
import { projectsMessages } from "../areas/projects";
import { useEndpoint } from "../data/use-endpoint";
import { type LinkProps, useScreenLinks } from "../navigation/screen-link";
import { useMessages } from "../portal/messages";
import { ProjectCrumb } from "./project-crumb";

interface LinkedCrumb {
  readonly label: ReactNode;
  readonly link: LinkProps;
}

/** The breadcrumb down to a project, for the pages below it. */
export function useProjectCrumbs(projectGuid: string): readonly LinkedCrumb[] {
  const texts = useMessages(projectsMessages);
  const links = useScreenLinks();
  const { data: project } = useEndpoint(projects.get, { projectGuid });
  return [
    { label: texts.projects, link: links("projects") },
    { label: <ProjectCrumb name={project?.name} />, link: links("project", { projectGuid }) },
  ];
}
