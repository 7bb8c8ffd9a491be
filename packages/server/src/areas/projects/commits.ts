import { type EndpointQuery, PortalError } from "@gatehouse/contract";
import type { Commit, projects as calls } from "@gatehouse/contract/projects";
import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import type { Context } from "../../db/context";
import { type Database, prepared } from "../../db/database";
import type { ListPage } from "../../db/paging";
import { tableList } from "../../db/table-list";
import { commits, projects } from "../../db/tables/projects";
import type { Files } from "../../files/files";
import { commitColumns, toCommit } from "./commit-rows";
import { checkOwner, lockProject } from "./rules";

type CommitsQuery = EndpointQuery<typeof calls.listCommits>;

const selectCommits = (db: Database) =>
  db
    .select({ commit: commitColumns, project: { guid: projects.guid, name: projects.name } })
    .from(commits)
    .innerJoin(projects, eq(projects.guid, commits.projectGuid));

const isNamed = and(
  eq(commits.ownerId, sql.placeholder("viewerId")),
  eq(commits.projectGuid, sql.placeholder("projectGuid")),
  eq(commits.sha1, sql.placeholder("commitSha")),
);

const findOne = prepared((db) => selectCommits(db).where(isNamed).prepare("commit"));

const findFiles = prepared((db) =>
  db
    // Without a separate file for downloads, serve the archive.
    .select({
      scf: sql<string | null>`coalesce(${commits.scfGuid}, ${commits.sourcesGuid})`,
      "top-image": commits.imageGuid,
    })
    .from(commits)
    .where(isNamed)
    .prepare("commit_files"),
);

/** @param ofProjects - Selects the projects of these commits, whose stored counts are faster than counting. */
const listCommitsWhere = (name: string, which: SQL, ofProjects: SQL) =>
  tableList({
    name,
    key: commits.id,
    which,
    searched: [commits.message, commits.sha1],
    sortable: { created_on: commits.createdAt },
    ownOrder: [desc(commits.createdAt), desc(commits.id)],
    countAll: (db) =>
      db
        .select({ count: sql`coalesce(sum(${projects.commitsCount}), 0)`.mapWith(Number) })
        .from(projects)
        .where(ofProjects),
    read: (db, inPage) => selectCommits(db).where(inPage),
  });

const viewerId = sql.placeholder("viewerId");
const projectIs = sql.placeholder("projectGuid");
const ofViewer = listCommitsWhere("latest_commits", eq(commits.ownerId, viewerId), eq(projects.ownerId, viewerId));
const ofProject = listCommitsWhere("commits", eq(commits.projectGuid, projectIs), eq(projects.guid, projectIs));

type CommitRow = Awaited<ReturnType<typeof selectCommits>>[number];
const toListed = ({ commit, project }: CommitRow) => toCommit(commit, project);

/** The commits of all the viewer's projects. Newest first by default. */
export async function listLatestCommits({ db, viewer }: Context, query: CommitsQuery): Promise<ListPage<Commit>> {
  return ofViewer(db, query, { viewerId: viewer.id }, toListed);
}

/** The commits of a project. Newest first by default. */
export async function listCommits(
  context: Context,
  projectGuid: string,
  query: CommitsQuery,
): Promise<ListPage<Commit>> {
  await checkOwner(context, projectGuid);
  return ofProject(context.db, query, { projectGuid }, toListed);
}

/** @throws {PortalError} `not-found` unless it is the viewer's. */
export async function getCommit({ db, viewer }: Context, projectGuid: string, commitSha: string): Promise<Commit> {
  const [found] = await findOne(db).execute({ viewerId: viewer.id, projectGuid, commitSha });
  if (found === undefined) throw new PortalError("not-found");
  return toCommit(found.commit, found.project);
}

/** The kinds of files that a commit has for download. */
export type CommitFile = "scf" | "top-image";

/**
 * The guid of a commit's file. Null if it has none.
 * @throws {PortalError} `not-found` unless the commit is the viewer's.
 */
export async function findCommitFile(
  { db, viewer }: Context,
  projectGuid: string,
  commitSha: string,
  kind: CommitFile,
): Promise<string | null> {
  const [found] = await findFiles(db).execute({ viewerId: viewer.id, projectGuid, commitSha });
  if (found === undefined) throw new PortalError("not-found");
  return found[kind];
}

/**
 * Deletes the source files of a commit permanently. A running build keeps its copy.
 * @throws {PortalError} `not-found` unless it is the viewer's.
 */
export async function deleteSources(
  context: Context,
  files: Files,
  { projectGuid, commitSha }: { readonly projectGuid: string; readonly commitSha: string },
): Promise<void> {
  const gone = await context.db.transaction(async (tx) => {
    await lockProject({ ...context, db: tx }, projectGuid);
    const [commit] = await tx
      .select({ id: commits.id, sourcesGuid: commits.sourcesGuid, scfGuid: commits.scfGuid })
      .from(commits)
      .where(and(eq(commits.projectGuid, projectGuid), eq(commits.sha1, commitSha)));
    if (commit === undefined) throw new PortalError("not-found");
    await tx.update(commits).set({ sourcesGuid: null, scfGuid: null }).where(eq(commits.id, commit.id));
    return [commit.sourcesGuid, commit.scfGuid].filter((guid) => guid !== null);
  });
  await files.delete(context.db, gone);
}
