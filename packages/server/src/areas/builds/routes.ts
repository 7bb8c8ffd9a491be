import { PortalError } from "@gatehouse/contract";
import { type BuildKind, builds } from "@gatehouse/contract/builds";
import { isGuid } from "../../core/guid";
import { bind } from "../../http/bind";
import { bindDownload } from "../../http/download";
import { storedDownload } from "../../http/file-response";
import type { ServerApp } from "../../http/server-app";
import { type BuildName, findBuild } from "./find-build";
import { getBuildLog, streamBuildLog } from "./logs/logs";
import { oldLogPage } from "./logs/old-log-page";
import { deleteBuild, getBuild, getBuildStats, listBuilds, listLatestBuilds, stopBuild } from "./rules";

/** Binds the endpoints of builds and simulations, and their raw logs. */
export function bindBuilds(server: ServerApp): void {
  bind(server, builds.latest, (context, { query }) => listLatestBuilds(context, query));
  bind(server, builds.list, (context, { params, query }) => listBuilds(context, "build", params, query));
  bind(server, builds.get, (context, { params }) => getBuild(context, "build", params));
  bind(server, builds.logs, (context, { params, query }) => getBuildLog(context, server.files, "build", params, query));
  bind(server, builds.stats, (context, { params }) => getBuildStats(context, params));
  bind(server, builds.stop, (context, { params }) => stopBuild(context, server.files, "build", params));
  bind(server, builds.delete, (context, { params }) => deleteBuild(context, server.files, "build", params));

  bind(server, builds.listSimulations, (context, { params, query }) =>
    listBuilds(context, "simulation", params, query),
  );
  bind(server, builds.getSimulation, (context, { params }) => getBuild(context, "simulation", params));
  bind(server, builds.simulationLogs, (context, { params, query }) =>
    getBuildLog(context, server.files, "simulation", params, query),
  );
  bind(server, builds.stopSimulation, (context, { params }) => stopBuild(context, server.files, "simulation", params));
  bind(server, builds.deleteSimulation, (context, { params }) =>
    deleteBuild(context, server.files, "simulation", params),
  );

  bindFiles(server, "build", "builds");
  bindFiles(server, "simulation", "simulations");
}

/** Serves a build's output, and its raw log as text below the URL of the portal's own page. */
function bindFiles(server: ServerApp, kind: BuildKind, folder: string): void {
  bindDownload(server, {
    path: `/api/webapp/v1/projects/:projectGuid/versions/:commitSha/${folder}/:buildNumber/output/`,
    disposition: "attachment",
    find: async (context, params) => {
      const { build } = await findBuild(context, kind, nameOf(params));
      return build.outputGuid === null ? undefined : storedDownload(server.files, context.db, build.outputGuid);
    },
  });
  bindDownload(server, {
    path: `/app/projects/:projectGuid/commits/:commitSha/${folder}/:buildNumber/raw/`,
    disposition: "inline",
    isPage: true,
    deletedPage: oldLogPage,
    find: async (context, params) => {
      const name = nameOf(params);
      const stream = await streamBuildLog(context, server.files, kind, name);
      if (stream === null) return null;
      const title = `${kind}-${name.commitSha.slice(0, 7)}-${name.buildNumber}.log`;
      return { name: title, type: "text/plain; charset=utf-8", open: async () => stream };
    },
  });
}

function nameOf({ projectGuid = "", commitSha = "", buildNumber = "" }: Readonly<Record<string, string>>): BuildName {
  if (!isGuid(projectGuid)) throw new PortalError("not-found");
  return { projectGuid, commitSha, buildNumber };
}
