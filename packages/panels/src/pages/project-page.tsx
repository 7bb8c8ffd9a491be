import { type ReactNode, useState } from "react";
import { CommitsPanel, ProjectFiguresPanel, ProjectPanel, projectsMessages } from "../areas/projects";
import { useScreenLink } from "../navigation/screen-link";
import { useMessages } from "../portal/messages";
import { guarded } from "../portal/setup/panel-guard";
import { Page } from "./page";

/** `/projects/{projectGuid}`: one project and its commits. */
export const ProjectPage = /* @__PURE__ */ guarded(
  "ProjectPage",
  function ProjectPage({ projectGuid }: { readonly projectGuid: string }): ReactNode {
    const texts = useMessages(projectsMessages);
    const [name, setName] = useState<string>();
    const title = name ?? texts.project;
    return (
      <Page
        title={title}
        tour="project"
        breadcrumb={[{ label: texts.projects, link: useScreenLink("projects") }, { label: title }]}
      >
        <ProjectPanel projectGuid={projectGuid} onProject={(project) => setName(project.name)} />
        <ProjectFiguresPanel projectGuid={projectGuid} />
        <CommitsPanel projectGuid={projectGuid} />
      </Page>
    );
  },
);
