import { PortalError } from "@gatehouse/contract";
import { projects } from "@gatehouse/contract/projects";
import { isGuid } from "../../core/guid";
import { bind } from "../../http/bind";
import { bindDownload } from "../../http/download";
import { storedDownload } from "../../http/file-response";
import { readBytes } from "../../http/read-body";
import { readFormData } from "../../http/read-multipart";
import { requestFacts } from "../../http/request-facts";
import type { ServerApp } from "../../http/server-app";
import { type CommitFile, deleteSources, findCommitFile, getCommit, listCommits, listLatestCommits } from "./commits";
import { pushCommit } from "./push";
import { deleteProject, getProject, listForks, listProjects, updateProject } from "./rules";
import { readSourceFiles, sourceLimits } from "./source-files";
import { createTag, deleteTag, getTag, listTags } from "./tags";

/** Binds the endpoints of projects with their commits, forks and tags. */
export function bindProjects(server: ServerApp): void {
  bind(server, projects.list, (context, { query }) => listProjects(context, query));
  bind(server, projects.get, (context, { params }) => getProject(context, params.projectGuid));
  bind(server, projects.update, (context, { params, body }) => updateProject(context, params.projectGuid, body));
  bind(server, projects.delete, (context, { params }) => deleteProject(context, server.files, params.projectGuid));
  bind(server, projects.listForks, (context, { params, query }) => listForks(context, params.projectGuid, query));

  bind(server, projects.latestCommits, (context, { query }) => listLatestCommits(context, query));
  bind(server, projects.listCommits, (context, { params, query }) => listCommits(context, params.projectGuid, query));
  bind(server, projects.getCommit, (context, { params }) => getCommit(context, params.projectGuid, params.commitSha));
  bind(server, projects.deleteSources, (context, { params }) => deleteSources(context, server.files, params));

  bind(server, projects.listTags, (context, { params, query }) => listTags(context, params.projectGuid, query));
  bind(server, projects.createTag, (context, { params, body }) => createTag(context, params.projectGuid, body));
  bind(server, projects.getTag, (context, { params }) => getTag(context, params.projectGuid, "guid", params.tagGuid));
  bind(server, projects.getTagByName, (context, { params }) =>
    getTag(context, params.projectGuid, "name", params.tagName),
  );
  bind(server, projects.deleteTag, (context, { params }) => deleteTag(context, params.projectGuid, params.tagGuid));

  bindPush(server);
  bindCommitFile(server, "scf", "attachment");
  bindCommitFile(server, "top-image", "inline");
}

function bindCommitFile(server: ServerApp, kind: CommitFile, disposition: "inline" | "attachment"): void {
  bindDownload(server, {
    path: `/api/webapp/v1/projects/:projectGuid/versions/:commitSha/${kind}/`,
    disposition,
    find: async (context, { projectGuid = "", commitSha = "" }) => {
      if (!isGuid(projectGuid)) return undefined;
      const guid = await findCommitFile(context, projectGuid, commitSha, kind);
      return guid === null ? undefined : storedDownload(server.files, context.db, guid);
    },
  });
}

/**
 * Takes `message`, and `sources` for each file, named by its path, as multipart. It isn't in the contract, because no
 * panel pushes.
 */
function bindPush(server: ServerApp): void {
  server.app.post("/api/webapp/v1/projects/:projectGuid/versions/", async (c) => {
    const facts = requestFacts(c, server);
    const identity = await server.auth.identify(server, facts);
    if (identity === undefined) throw new PortalError("unauthenticated");
    server.auth.checkWrite(server, facts);
    const projectGuid = c.req.param("projectGuid");
    if (!isGuid(projectGuid)) throw new PortalError("not-found");
    const form = await readFormData(
      await readBytes(c.req.raw, sourceLimits.bytes + server.maxBodyBytes),
      c.req.header("Content-Type") ?? "",
    );
    const sources = await readSourceFiles(form.getAll("sources"));
    const message = form.get("message");
    const context = { db: server.db, clock: server.clock, viewer: identity.viewer };
    const pushed = await pushCommit(context, server.files, {
      projectGuid,
      message: typeof message === "string" ? message : "",
      sources,
    });
    await server.wakeWorker();
    const commit = await getCommit(context, projectGuid, pushed.sha1);
    return c.json(commit, pushed.isNew ? 201 : 200);
  });
}
