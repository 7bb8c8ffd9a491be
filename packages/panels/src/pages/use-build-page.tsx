import { type Build, type BuildCommit, type BuildKind, buildState, isBuildRunning } from "@gatehouse/contract/builds";
import { shortSha } from "@gatehouse/contract/projects";
import { useCallback, useState } from "react";
import { buildLabel, buildListsMessages, buildsMessages } from "../areas/builds";
import { projectsMessages } from "../areas/projects";
import { useScreenLinks } from "../navigation/screen-link";
import { useMessages } from "../portal/messages";
import type { PageProps } from "./page";
import { ProjectCrumb } from "./project-crumb";

export interface BuildPageProps {
  readonly projectGuid: string;
  readonly commitSha: string;
  readonly buildNumber: string;
}

export interface KnownBuild {
  readonly build: Build;
  readonly commit: BuildCommit | undefined;
}

interface BuildPage {
  readonly page: Omit<PageProps, "children">;
  /** Undefined while loading. */
  readonly known: KnownBuild | undefined;
  readonly onBuild: (build: Build, commit: BuildCommit | undefined) => void;
}

/**
 * The page's title and breadcrumb for a build or simulation. While it runs, the document's title shows its state,
 * because users wait in another tab.
 */
export function useBuildPage(kind: BuildKind, { projectGuid, commitSha }: BuildPageProps): BuildPage {
  const texts = useMessages(buildsMessages);
  const { states } = useMessages(buildListsMessages);
  const projectTexts = useMessages(projectsMessages);
  const links = useScreenLinks();
  const [known, setKnown] = useState<KnownBuild>();
  const onBuild = useCallback((build: Build, commit: BuildCommit | undefined) => setKnown({ build, commit }), []);
  const label =
    known === undefined ? texts[kind] : buildLabel(known.build, known.build.project_version ?? known.commit);
  const title = known === undefined ? label : texts.numbered[kind](label);
  const project = links("project", { projectGuid });
  const isRunning = known !== undefined && isBuildRunning(known.build);
  return {
    onBuild,
    known,
    page: {
      title,
      documentTitle: isRunning ? texts.runningTitle(states[buildState(known.build)], title) : title,
      breadcrumb: [
        { label: projectTexts.projects, link: links("projects") },
        { label: <ProjectCrumb name={known?.commit?.project.name} />, link: project },
        { label: projectTexts.commits, link: project },
        { label: shortSha(commitSha), link: links("commit", { projectGuid, commitSha }) },
        { label },
      ],
    },
  };
}
