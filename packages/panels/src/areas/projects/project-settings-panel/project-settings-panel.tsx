import { type Project, projects } from "@gatehouse/contract/projects";
import { Panel } from "@gatehouse/design";
import { memo, type ReactNode } from "react";
import { PortalPanel } from "../../../access/portal-panel";
import { Remote } from "../../../data/remote";
import { useEndpoint } from "../../../data/use-endpoint";
import { useFound } from "../../../data/use-found";
import { screenTarget } from "../../../navigation/screens";
import { useMessages } from "../../../portal/messages";
import { projectSettingsMessages } from "../project-settings.messages";
import { projectsMessages } from "../projects.messages";
import { DeleteProjectCard } from "./delete-project-card";
import { GeneralForm, GeneralFormSkeleton } from "./general-form";
import { KeepSources, KeepSourcesSkeleton } from "./keep-sources";
import { useWriteQueue } from "./use-write-queue";

export interface ProjectSettingsPanelProps {
  readonly projectGuid: string;
  /** Called with the project once it is loaded, so that a page can show its name. */
  readonly onProject?: (project: Project) => void;
}

/** The name, description and sources of a project, and its deletion. Redirects to the list if it doesn't exist. */
export const ProjectSettingsPanel = memo(function ProjectSettingsPanel(props: ProjectSettingsPanelProps): ReactNode {
  return (
    <PortalPanel name="ProjectSettingsPanel" about={{ projectGuid: props.projectGuid }}>
      <Content key={props.projectGuid} {...props} />
    </PortalPanel>
  );
});

function Content({ projectGuid, onProject }: ProjectSettingsPanelProps): ReactNode {
  const { failedProject, projectGone } = useMessages(projectsMessages);
  const texts = useMessages(projectSettingsMessages);
  const project = useEndpoint(projects.get, { projectGuid });
  // Both parts send the whole project, so their writes wait for each other. Otherwise one could undo the other.
  const queue = useWriteQueue();
  useFound(project, {
    at: screenTarget("project", { projectGuid }),
    parent: screenTarget("projects"),
    onFound: onProject,
    gone: project.data && projectGone(project.data.name),
  });
  const known = project.data;
  return (
    <>
      <Panel title={texts.general} isFlush>
        <Remote of={project} failure={failedProject} skeleton={<GeneralFormSkeleton />}>
          {(value) => <GeneralForm project={value} queue={queue} />}
        </Remote>
      </Panel>
      {(known !== undefined || project.error === null) && (
        <>
          {known === undefined ? <KeepSourcesSkeleton /> : <KeepSources project={known} queue={queue} />}
          <DeleteProjectCard project={known} />
        </>
      )}
    </>
  );
}
