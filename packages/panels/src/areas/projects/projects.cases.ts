import { builds } from "@gatehouse/contract/builds";
import { projects } from "@gatehouse/contract/projects";
import { demoProjectGuid, demoSha, demoTagGuid } from "@gatehouse/story-kit/samples/demo-ids";
import type { PanelCases } from "../../testing/panel-cases";

const name = "Muon telescope trigger";
const projectGuid = demoProjectGuid(name);

export const panelCases: PanelCases = {
  ProjectsPanel: {
    frame: /Latest commit.*All projects.*Board.*Updated on/s,
    content: (place) => [
      place.getByRole("link", { name: "All builds of this commit" }),
      place.getByRole("table", { name: "Projects" }),
    ],
    reads: [
      {
        call: projects.latestCommits,
        isRead: (place) => place.getByRole("link", { name: "All builds of this commit" }),
        failure: "Failed to fetch the latest commit, please try again later.",
      },
      {
        call: projects.list,
        isRead: (place) => place.getByRole("table", { name: "Projects" }),
        failure: "Failed to fetch projects, please try again later.",
      },
    ],
  },
  ProjectPanel: {
    props: { projectGuid },
    frame: /Details.*Forks.*Tags.*Settings.*Latest commit.*Utilization/s,
    content: (place) => place.getByRole("progressbar", { name: "LUT" }),
    reads: [
      {
        call: projects.get,
        isRead: (place) => place.getByText("Latest build"),
        failure: "Failed to fetch the project, please try again later.",
      },
    ],
  },
  ProjectFiguresPanel: {
    props: { projectGuid },
    frame: /Resources by commit/,
    content: (place) => place.getByRole("slider", { name: "Commit in the chart" }),
    reads: [
      {
        call: projects.listCommits,
        isRead: (place) => place.getByRole("slider", { name: "Commit in the chart" }),
        failure: "Failed to fetch commits, please try again later.",
      },
    ],
  },
  ComparePanel: {
    props: { projectGuid, before: demoSha(name, 5), after: demoSha(name, 8) },
    frame: /Compared commits.*Copy link.*Before.*After.*Resources/s,
    content: (place) => place.getByRole("table", { name: "Resources" }),
    reads: [
      {
        call: projects.getCommit,
        isRead: (place) => place.getAllByRole("button", { name: /^Copy (?!link$)/ }),
        failure: "Failed to fetch the commit, please try again later.",
      },
      {
        call: builds.stats,
        isRead: (place) => place.getByRole("table", { name: "Resources" }),
        failure: "Failed to fetch build stats, please try again later.",
      },
    ],
  },
  CommitsPanel: {
    props: { projectGuid },
    frame: /Commits.*Message.*Created on/s,
    content: (place) => place.getByRole("table", { name: "Commits" }),
    reads: [
      {
        call: projects.listCommits,
        isRead: (place) => place.getByRole("table", { name: "Commits" }),
        failure: "Failed to fetch commits, please try again later.",
      },
    ],
  },
  ProjectSettingsPanel: {
    props: { projectGuid },
    frame: /General/,
    content: (place) => place.getByRole("textbox", { name: /^Name/ }),
    reads: [
      {
        call: projects.get,
        isRead: (place) => place.getByRole("textbox", { name: /^Name/ }),
        failure: "Failed to fetch the project, please try again later.",
      },
    ],
  },
  ForksPanel: {
    props: { projectGuid },
    frame: /All forks.*Board.*Updated on/s,
    content: (place) => [place.getByRole("table", { name: "Forks" }), place.getByText("Another account's")],
    reads: [
      {
        call: projects.listForks,
        isRead: (place) => place.getByRole("table", { name: "Forks" }),
        failure: "Failed to fetch forks, please try again later.",
      },
      { call: projects.list, isRead: (place) => place.getByRole("table", { name: "Forks" }), failure: undefined },
    ],
  },
  TagsPanel: {
    props: { projectGuid },
    frame: /All tags.*Create tag.*Message.*Created on/s,
    content: (place) => place.getByRole("link", { name: "v2.5-rc1" }),
    reads: [
      {
        call: projects.listTags,
        isRead: (place) => place.getByRole("table", { name: "Tags" }),
        failure: "Failed to fetch tags, please try again later.",
      },
    ],
  },
  TagPanel: {
    props: { projectGuid, tagGuid: demoTagGuid(name, "v2.4") },
    frame: /Details.*Name.*Created on/s,
    content: (place) => place.getByRole("link", { name: "Shorten the veto path" }),
    reads: [
      {
        call: projects.getTag,
        isRead: (place) => place.getByRole("button", { name: "Delete tag" }),
        failure: "Failed to fetch the tag, please try again later.",
      },
      {
        call: projects.getCommit,
        isRead: (place) => place.getByRole("link", { name: "Shorten the veto path" }),
        failure: undefined,
      },
    ],
  },
  LatestProjectsCard: {
    frame: /Latest updated projects.*All projects.*Updated on/s,
    content: (place) => place.getByRole("table", { name: "Latest updated projects" }),
    reads: [
      {
        call: projects.list,
        isRead: (place) => place.getByRole("table", { name: "Latest updated projects" }),
        failure: "Failed to fetch projects, please try again later.",
      },
    ],
  },
  LatestCommitsCard: {
    frame: /Latest commits.*Commit SHA.*Created on/s,
    content: (place) => place.getByRole("table", { name: "Latest commits" }),
    reads: [
      {
        call: projects.latestCommits,
        isRead: (place) => place.getByRole("table", { name: "Latest commits" }),
        failure: "Failed to fetch commits, please try again later.",
      },
    ],
  },
};
