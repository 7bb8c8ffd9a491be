import { CommitsPanel, ProjectPanel, TagsPanel } from "@gatehouse/panels/projects";
import type { ReactNode } from "react";
import { useParams } from "react-router";

export function ProjectPage(): ReactNode {
  const { projectGuid = "" } = useParams();
  return (
    <>
      <ProjectPanel projectGuid={projectGuid} />
      <CommitsPanel projectGuid={projectGuid} />
      <TagsPanel projectGuid={projectGuid} />
    </>
  );
}
