import type { ResourceName } from "@gatehouse/contract/projects";
import { defineMessages } from "../../portal/messages";

const resources: Readonly<Record<ResourceName, string>> = {
  lut: "LUT",
  fd: "FF",
  dsp: "DSP",
  ultraram: "URAM",
  lutram: "LUTRAM",
  ram_fifo: "FIFO",
};

const buildCounts = {
  success: (count: number) => `${count} succeeded`,
  failed: (count: number) => `${count} failed`,
  stopped: (count: number) => `${count} stopped`,
  building: (count: number) => `${count} building`,
  queued: (count: number) => `${count} queued`,
};

/** The texts of lists of projects and of commits. */
export const projectsMessages = defineMessages("projects", {
  projects: "Projects",
  project: "Project",
  commits: "Commits",
  settings: "Settings",
  forks: "Forks",
  allForks: "All forks",
  tags: "Tags",
  allTags: "All tags",
  tag: "Tag",
  commit: "Commit",

  latestProjects: "Latest updated projects",
  latestCommits: "Latest commits",
  openProjects: "All projects",
  latestCommit: "Latest commit",
  openCommit: "All builds of this commit",
  failedLatestCommit: "Failed to fetch the latest commit, please try again later.",
  inProject: "in",
  committedInOn: (date: string) => `committed on ${date}`,
  committedOn: (date: string) => `Committed on ${date}`,

  allProjects: "All projects",
  failedProjects: "Failed to fetch projects, please try again later.",
  emptyProjects: "No projects found.",
  emptyProjectsText: (product: string) => `Push a commit with ${product} to create your first project.`,
  searchProjects: "Search name or description",
  sortBy: "Sort by",
  sorts: {
    updated: { descending: "Recently updated", ascending: "Least recently updated" },
    created: { descending: "Newest", ascending: "Oldest" },
    name: { descending: "Name, Z to A", ascending: "Name" },
  },

  columnName: "Name",
  columnBoard: "Board",
  columnCommit: "Commit",
  columnSha: "Commit SHA",
  columnProject: "Project",
  columnMessage: "Message",
  columnLastBuild: "Last build",
  columnLastBuilds: (count: number) => (count === 1 ? "Last build" : `Last ${count} builds`),
  buildCounts,
  stopped: "Stopped",
  columnTags: "Tags",
  columnActions: "Actions",
  rowActions: (project: string) => `Actions for ${project}`,
  columnUpdated: "Updated on",
  columnCreated: "Created on",
  noBuilds: "No builds",
  none: "–",
  percent: (percent: string) => `${percent}%`,

  failedProject: "Failed to fetch the project, please try again later.",

  projectGone: (name: string) => `Project '${name}' was deleted somewhere else.`,
  thisProjectGone: "This project was deleted somewhere else.",

  failedCommits: "Failed to fetch commits, please try again later.",
  emptyCommits: "No commits found.",
  emptyCommitsText: "Commits appear here once you push them.",
  searchCommits: "Search message or SHA",

  megahertz: (clock: string) => `${clock} MHz`,
  resources,
});

export type ProjectsTexts = (typeof projectsMessages)["english"];
