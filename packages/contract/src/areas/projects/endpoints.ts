import * as z from "zod/mini";
import { endpoint } from "../../http/endpoint";
import { nothing } from "../../http/fields";
import { listOf, pagedList } from "../../http/list";
import { Commit, Project, Tag } from "./schemas";

const all = "/api/webapp/v1/projects/";
const one = `${all}{projectGuid}/` as const;
const commits = `${one}versions/` as const;
const tags = `${one}tags/` as const;

const projectPages = pagedList({ orderBy: ["updated_on", "created_on", "name"], search: true });
const commitPages = pagedList({ orderBy: ["created_on"], search: true });

/** Reads that show a project's name and counts. Commits and builds also show the project's name. */
const projectReads = ["projects.list", "projects.get", "projects.listForks"] as const;
const commitReads = ["projects.listCommits", "projects.getCommit", "projects.latestCommits"] as const;
const nameReads = [...projectReads, ...commitReads, "builds.latest"] as const;
const tagReads = [...projectReads, ...commitReads, "projects.listTags", "projects.getTagByName"] as const;

/** The endpoints of projects with their commits, forks and tags. Those of other accounts return 404. */
export const projects = {
  list: endpoint({
    area: "projects",
    name: "list",
    method: "GET",
    path: all,
    query: projectPages,
    response: listOf(Project),
    summary: "The viewer's projects, the most recently updated first. `search` looks in names and descriptions.",
  }),
  get: endpoint({
    area: "projects",
    name: "get",
    method: "GET",
    path: one,
    response: Project,
    summary: "One of the viewer's projects.",
  }),
  update: endpoint({
    area: "projects",
    name: "update",
    method: "PUT",
    path: one,
    // A setting is saved half a second after the user changes it. The page may be closing at that moment.
    outlivesPage: true,
    changes: nameReads,
    body: z.object({
      name: z.string(),
      description: z.string(),
      keep_sources_permission_granted: z.optional(z.boolean()),
    }),
    response: Project,
    summary: "Changes the settings of a project. The name has 1 to 100 characters, the description at most 500.",
  }),
  delete: endpoint({
    area: "projects",
    name: "delete",
    method: "DELETE",
    path: one,
    // Reads of the deleted project itself are not listed. They would return 404.
    changes: ["projects.list", "projects.listForks", "projects.latestCommits", "builds.latest"],
    response: nothing,
    status: 204,
    summary: "Deletes a project with all its commits, tags, builds and simulations. Running builds are stopped.",
  }),
  latestCommits: endpoint({
    area: "projects",
    name: "latestCommits",
    method: "GET",
    path: "/api/webapp/v1/project-versions/",
    query: commitPages,
    response: listOf(Commit),
    summary: "The commits of all the viewer's projects, the newest first.",
  }),
  listCommits: endpoint({
    area: "projects",
    name: "listCommits",
    method: "GET",
    path: commits,
    query: commitPages,
    response: listOf(Commit),
    summary: "The commits of a project, the newest first. `search` looks in messages and shas.",
  }),
  getCommit: endpoint({
    area: "projects",
    name: "getCommit",
    method: "GET",
    path: `${commits}{commitSha}/`,
    response: Commit,
    summary: "One commit of a project, by its full sha1.",
  }),
  deleteSources: endpoint({
    area: "projects",
    name: "deleteSources",
    method: "POST",
    path: `${commits}{commitSha}/delete-sources/`,
    changes: [...projectReads, ...commitReads],
    response: nothing,
    summary:
      "Deletes the source files of a commit permanently. Running builds keep their copy until they end, and waiting ones fail.",
  }),
  listForks: endpoint({
    area: "projects",
    name: "listForks",
    method: "GET",
    path: `${one}forks/`,
    query: projectPages,
    response: listOf(Project),
    summary:
      "The projects that were forked from a project. They can belong to other accounts. `search` looks in names.",
  }),
  listTags: endpoint({
    area: "projects",
    name: "listTags",
    method: "GET",
    path: tags,
    query: pagedList({ orderBy: ["created_on", "name"], search: true }),
    response: listOf(Tag),
    summary: "The tags of a project, the newest first. `search` looks in names.",
  }),
  createTag: endpoint({
    area: "projects",
    name: "createTag",
    method: "POST",
    path: tags,
    changes: tagReads,
    body: z.object({ version_sha1: z.string(), name: z.string(), message: z.optional(z.string()) }),
    response: Tag,
    status: 201,
    summary: "Names a commit. The name has 1 to 100 characters, one of them visible, and is unique in the project.",
  }),
  getTag: endpoint({
    area: "projects",
    name: "getTag",
    method: "GET",
    path: `${tags}{tagGuid}/`,
    response: Tag,
    summary: "One tag of a project. Optional for servers.",
  }),
  getTagByName: endpoint({
    area: "projects",
    name: "getTagByName",
    method: "GET",
    path: `${one}tags-by-name/{tagName}/`,
    response: Tag,
    summary: "The tag of a project with exactly this name.",
  }),
  deleteTag: endpoint({
    area: "projects",
    name: "deleteTag",
    method: "DELETE",
    path: `${tags}{tagGuid}/`,
    changes: tagReads,
    response: nothing,
    status: 204,
    summary: "Deletes a tag. Its commit stays.",
  }),
};
