export { CommitPanel, type CommitPanelProps } from "../areas/projects/commit-panel/commit-panel";
export { CommitsPanel, type CommitsPanelProps } from "../areas/projects/commits-panel/commits-panel";
export { ComparePanel, type ComparePanelProps } from "../areas/projects/compare-panel/compare-panel";
export { ForksPanel, type ForksPanelProps } from "../areas/projects/forks-panel/forks-panel";
export { LatestCommitsCard } from "../areas/projects/latest-commits-card/latest-commits-card";
export { LatestProjectsCard } from "../areas/projects/latest-projects-card/latest-projects-card";
export {
  ProjectFiguresPanel,
  type ProjectFiguresPanelProps,
} from "../areas/projects/project-figures-panel/project-figures-panel";
export { ProjectPanel, type ProjectPanelProps } from "../areas/projects/project-panel/project-panel";
export {
  ProjectSettingsPanel,
  type ProjectSettingsPanelProps,
} from "../areas/projects/project-settings-panel/project-settings-panel";
export { ProjectsPanel } from "../areas/projects/projects-panel/projects-panel";
export { TagPanel, type TagPanelProps } from "../areas/projects/tag-panel/tag-panel";
export { TagsPanel, type TagsPanelProps } from "../areas/projects/tags-panel/tags-panel";
export { projectsMessages } from "../areas/projects/projects.messages";
