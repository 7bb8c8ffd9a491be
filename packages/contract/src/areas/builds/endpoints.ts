import * as z from "zod/mini";
import { endpoint } from "../../http/endpoint";
import { nothing } from "../../http/fields";
import { listOf, pagedList } from "../../http/list";
import { Build, BuildLog, BuildStats } from "./schemas";

const commit = "/api/webapp/v1/projects/{projectGuid}/versions/{commitSha}/";
const build = `${commit}builds/{buildNumber}/` as const;
const simulation = `${commit}simulations/{buildNumber}/` as const;

const pages = pagedList({ orderBy: ["created_on", "build_number"], search: false });
const window = z.object({
  /** At most 10,000. */
  rows_count: z.optional(z.coerce.number()),
  /** Our addition: the first row of the window. Without it, the window is the end of the log. */
  start_row: z.optional(z.coerce.number()),
});

/**
 * Reads that list or name a build. A commit names its last build. `builds.get` isn't among them: the page of a deleted
 * build navigates away.
 */
const buildReads = [
  "builds.list",
  "builds.latest",
  "projects.list",
  "projects.get",
  "projects.listCommits",
  "projects.getCommit",
  "projects.latestCommits",
] as const;
const simulationReads = ["builds.listSimulations"] as const;

/** The endpoints of builds and simulations. Those of other accounts' projects return 404. */
export const builds = {
  latest: endpoint({
    area: "builds",
    name: "latest",
    method: "GET",
    path: "/api/webapp/v1/project-version-builds/",
    query: pages,
    response: listOf(Build),
    summary: "The builds of all the viewer's projects, the newest first.",
  }),
  list: endpoint({
    area: "builds",
    name: "list",
    method: "GET",
    path: `${commit}builds/`,
    query: pages,
    response: listOf(Build),
    summary: "The builds of a commit, the newest first.",
  }),
  get: endpoint({
    area: "builds",
    name: "get",
    method: "GET",
    path: build,
    response: Build,
    summary: "One build of a commit.",
  }),
  logs: endpoint({
    area: "builds",
    name: "logs",
    method: "GET",
    path: `${build}logs/`,
    query: window,
    response: BuildLog,
    summary: "Rows of a build's log, the last ones unless `start_row` is given. Logs are kept for 30 days.",
  }),
  stats: endpoint({
    area: "builds",
    name: "stats",
    method: "GET",
    path: `${build}stats/`,
    response: BuildStats,
    summary: "The figures of a build: resources, clock, timing and steps.",
  }),
  stop: endpoint({
    area: "builds",
    name: "stop",
    method: "POST",
    path: `${build}stop/`,
    changes: ["builds.get", ...buildReads],
    response: nothing,
    summary: "Stops a build that is queued or running. It ends as `ABORTED` some seconds later.",
  }),
  delete: endpoint({
    area: "builds",
    name: "delete",
    method: "DELETE",
    path: build,
    changes: buildReads,
    response: nothing,
    status: 204,
    summary: "Deletes a finished build with its log and its output.",
  }),
  listSimulations: endpoint({
    area: "builds",
    name: "listSimulations",
    method: "GET",
    path: `${commit}simulations/`,
    query: pages,
    response: listOf(Build),
    summary: "The simulations of a commit, the newest first.",
  }),
  getSimulation: endpoint({
    area: "builds",
    name: "getSimulation",
    method: "GET",
    path: simulation,
    response: Build,
    summary: "One simulation of a commit.",
  }),
  simulationLogs: endpoint({
    area: "builds",
    name: "simulationLogs",
    method: "GET",
    path: `${simulation}logs/`,
    query: window,
    response: BuildLog,
    summary: "Rows of a simulation's log, the last ones unless `start_row` is given. Logs are kept for 30 days.",
  }),
  stopSimulation: endpoint({
    area: "builds",
    name: "stopSimulation",
    method: "POST",
    path: `${simulation}stop/`,
    changes: ["builds.getSimulation", ...simulationReads],
    response: nothing,
    summary: "Stops a simulation that is queued or running. It ends as `ABORTED` some seconds later.",
  }),
  deleteSimulation: endpoint({
    area: "builds",
    name: "deleteSimulation",
    method: "DELETE",
    path: simulation,
    changes: simulationReads,
    response: nothing,
    status: 204,
    summary: "Deletes a finished simulation with its log and its output.",
  }),
};

const byKind = {
  build: { list: builds.list, get: builds.get, logs: builds.logs, stop: builds.stop, delete: builds.delete },
  simulation: {
    list: builds.listSimulations,
    get: builds.getSimulation,
    logs: builds.simulationLogs,
    stop: builds.stopSimulation,
    delete: builds.deleteSimulation,
  },
};

/** A build compiles a commit into firmware. A simulation runs the commit's design. */
export type BuildKind = keyof typeof byKind;

/** The endpoints that builds and simulations have in common. */
export function callsOf<Kind extends BuildKind>(kind: Kind): (typeof byKind)[Kind] {
  return byKind[kind];
}
