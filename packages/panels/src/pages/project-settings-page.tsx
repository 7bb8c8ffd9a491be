import type { ReactNode } from "react";
import { ProjectSettingsPanel, projectsMessages } from "../areas/projects";
import { useMessages } from "../portal/messages";
import { guarded } from "../portal/setup/panel-guard";
import { Page } from "./page";
import { useProjectCrumbs } from "./use-project-crumbs";

/** `/projects/{projectGuid}/settings`: the settings of a project. */
export const ProjectSettingsPage = /* @__PURE__ */ guarded(
  "ProjectSettingsPage",
  function ProjectSettingsPage(props: { readonly projectGuid: string }): ReactNode {
    const texts = useMessages(projectsMessages);
    const crumbs = useProjectCrumbs(props.projectGuid);
    return (
      <Page title={texts.settings} breadcrumb={[...crumbs, { label: texts.settings }]}>
        <ProjectSettingsPanel {...props} />
      </Page>
    );
  },
);
