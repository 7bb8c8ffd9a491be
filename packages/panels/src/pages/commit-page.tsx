import { shortSha } from "@gatehouse/contract/projects";
import { PageGrid, PageGridItem } from "@gatehouse/design";
import { type ReactNode, useState } from "react";
import { BuildsPanel, SimulationsPanel } from "../areas/builds";
import { CommitPanel, projectsMessages } from "../areas/projects";
import { useScreenLinks } from "../navigation/screen-link";
import { useMessages } from "../portal/messages";
import { guarded } from "../portal/setup/panel-guard";
import { Page } from "./page";
import { ProjectCrumb } from "./project-crumb";

export interface CommitPageProps {
  readonly projectGuid: string;
  readonly commitSha: string;
  /** The address of a page about builds. Without it, there is no link. */
  readonly learnMoreHref?: string;
}

/** `/projects/{projectGuid}/commits/{commitSha}`: a commit, then its builds beside its simulations. */
export const CommitPage = /* @__PURE__ */ guarded(
  "CommitPage",
  function CommitPage({ projectGuid, commitSha, learnMoreHref }: CommitPageProps): ReactNode {
    const texts = useMessages(projectsMessages);
    const links = useScreenLinks();
    const [projectName, setProjectName] = useState<string>();
    const project = links("project", { projectGuid });
    const sha = shortSha(commitSha);
    return (
      <Page
        title={`${texts.commit} ${sha}`}
        breadcrumb={[
          { label: texts.projects, link: links("projects") },
          { label: <ProjectCrumb name={projectName} />, link: project },
          { label: texts.commits, link: project },
          { label: sha },
        ]}
        tour="commit"
      >
        <PageGrid>
          <PageGridItem>
            <CommitPanel
              projectGuid={projectGuid}
              commitSha={commitSha}
              onCommit={(commit) => setProjectName(commit.project.name)}
            />
          </PageGridItem>
          <PageGridItem span="half-table">
            <BuildsPanel projectGuid={projectGuid} commitSha={commitSha} learnMoreHref={learnMoreHref} />
          </PageGridItem>
          <PageGridItem span="half-table">
            <SimulationsPanel projectGuid={projectGuid} commitSha={commitSha} />
          </PageGridItem>
        </PageGrid>
      </Page>
    );
  },
);
