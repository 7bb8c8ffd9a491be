import { type Project, projects } from "@gatehouse/contract/projects";
import { Button, ForkIcon, Panel, SettingsIcon, TagIcon } from "@gatehouse/design";
import { memo, type ReactNode, useState } from "react";
import { PortalPanel } from "../../../access/portal-panel";
import { Remote } from "../../../data/remote";
import { useEndpoint } from "../../../data/use-endpoint";
import { useFound } from "../../../data/use-found";
import { useScreenLinks } from "../../../navigation/screen-link";
import { screenTarget } from "../../../navigation/screens";
import { useFormat } from "../../../portal/format";
import { useMessages } from "../../../portal/messages";
import { projectsMessages } from "../projects.messages";
import { pollMsOf } from "../projects.polling";
import { ProjectOverview, ProjectOverviewSkeleton } from "./project-overview";
import { projectPanelMessages } from "./project-panel.messages";

export interface ProjectPanelProps {
  readonly projectGuid: string;
  /** Called with the project once it is loaded, so that a page can show its name. */
  readonly onProject?: (project: Project) => void;
}

/** The facts of a project and its latest commit. Redirects to the list of projects if the project doesn't exist. */
export const ProjectPanel = memo(function ProjectPanel(props: ProjectPanelProps): ReactNode {
  return (
    <PortalPanel name="ProjectPanel" about={{ projectGuid: props.projectGuid }}>
      <Content {...props} />
    </PortalPanel>
  );
});

function Content({ projectGuid, onProject }: ProjectPanelProps): ReactNode {
  const { failedProject, projectGone } = useMessages(projectsMessages);
  const { details } = useMessages(projectPanelMessages);
  const [pollMs, setPollMs] = useState(pollMsOf(undefined));
  const project = useEndpoint(projects.get, { projectGuid }, { pollMs });
  const wantedPollMs = pollMsOf([project.data?.latest_version]);
  if (wantedPollMs !== pollMs) setPollMs(wantedPollMs);
  useFound(project, {
    at: screenTarget("project", { projectGuid }),
    parent: screenTarget("projects"),
    onFound: onProject,
    gone: project.data && projectGone(project.data.name),
  });
  return (
    <Panel
      title={details}
      isFlush
      data-tour="project-details"
      actions={<ProjectLinks projectGuid={projectGuid} project={project.data} />}
    >
      <Remote of={project} failure={failedProject} skeleton={<ProjectOverviewSkeleton />}>
        {(value) => <ProjectOverview project={value} />}
      </Remote>
    </Panel>
  );
}

interface ProjectLinksProps {
  readonly projectGuid: string;
  readonly project: Project | undefined;
}

function ProjectLinks({ projectGuid, project }: ProjectLinksProps): ReactNode {
  const texts = useMessages(projectsMessages);
  const format = useFormat();
  const links = useScreenLinks();
  // The width of a digit until the count is known, so that the buttons stay where they are.
  const count = (items: number | undefined) => (
    <span className="gh-count">{items === undefined ? "\u2007" : format.number(items)}</span>
  );
  return (
    <>
      <Button size="sm" icon={<ForkIcon />} {...links("forks", { projectGuid })}>
        {texts.forks} {count(project?.forks_count)}
      </Button>
      <Button size="sm" icon={<TagIcon />} {...links("tags", { projectGuid })}>
        {texts.tags} {count(project?.tags_count)}
      </Button>
      <Button size="sm" icon={<SettingsIcon />} {...links("projectSettings", { projectGuid })}>
        {texts.settings}
      </Button>
    </>
  );
}
