import { type EndpointBody, type EndpointQuery, PortalError } from "@gatehouse/contract";
import { type Project, projectLimits, type projects as calls } from "@gatehouse/contract/projects";
import { and, type Column, desc, eq, isNotNull, or, type SQL, sql } from "drizzle-orm";
import { FieldErrors } from "../../core/field-errors";
import type { Context } from "../../db/context";
import { type Database, prepared } from "../../db/database";
import type { ListPage } from "../../db/paging";
import { tableList } from "../../db/table-list";
import { builds } from "../../db/tables/builds";
import { commits, projects } from "../../db/tables/projects";
import type { Files } from "../../files/files";
import { deleteReleased, lastBuildsOf, toBuildOutline } from "../builds";
import { commitColumns, toCommit } from "./commit-rows";

type ProjectsQuery = EndpointQuery<typeof calls.list>;

// Commits are numbered without gaps, so the latest commit's number is the count.
const selectProjects = (db: Database) =>
  db
    .select({ project: projects, commit: commitColumns, lastBuilds: lastBuildsOf })
    .from(projects)
    .leftJoin(commits, and(eq(commits.projectGuid, projects.guid), eq(commits.number, projects.commitsCount)));

type ProjectRow = Awaited<ReturnType<typeof selectProjects>>[number];

const findOne = prepared((db) =>
  selectProjects(db)
    .where(and(eq(projects.guid, sql.placeholder("guid")), eq(projects.ownerId, sql.placeholder("viewerId"))))
    .prepare("project"),
);

const listProjectsWhere = (name: string, which: SQL, searched: readonly Column[]) =>
  tableList({
    name,
    key: projects.guid,
    which,
    searched,
    sortable: {
      updated_on: projects.updatedAt,
      created_on: projects.createdAt,
      name: sql`lower(${projects.name})`,
    },
    ownOrder: [desc(projects.updatedAt), desc(projects.guid)],
    read: (db, inPage) => selectProjects(db).where(inPage),
  });

const ofViewer = listProjectsWhere("projects", eq(projects.ownerId, sql.placeholder("viewerId")), [
  projects.name,
  projects.description,
]);
const forksOf = listProjectsWhere("forks", eq(projects.forkedFromGuid, sql.placeholder("projectGuid")), [
  projects.name,
]);

/** The viewer's projects. Last updated first by default. */
export async function listProjects({ db, viewer }: Context, query: ProjectsQuery): Promise<ListPage<Project>> {
  return ofViewer(db, query, { viewerId: viewer.id }, toProject);
}

/** The forks of the viewer's project, whoever owns them. */
export async function listForks(
  context: Context,
  projectGuid: string,
  query: ProjectsQuery,
): Promise<ListPage<Project>> {
  await checkOwner(context, projectGuid);
  return forksOf(context.db, query, { projectGuid }, toProject);
}

/** @throws {PortalError} `not-found` unless it is the viewer's. */
export async function getProject({ db, viewer }: Context, projectGuid: string): Promise<Project> {
  const [row] = await findOne(db).execute({ viewerId: viewer.id, guid: projectGuid });
  if (row === undefined) throw new PortalError("not-found");
  return toProject(row);
}

/** Changes the settings of a project. */
export async function updateProject(
  context: Context,
  projectGuid: string,
  input: EndpointBody<typeof calls.update>,
): Promise<Project> {
  const { db, clock } = context;
  await checkOwner(context, projectGuid);
  const errors = new FieldErrors();
  const name = errors.text("name", input.name, { max: projectLimits.name, isRequired: true, isNormalized: true });
  const description = errors.text("description", input.description, { max: projectLimits.description });
  errors.throwIfAny();
  await db
    .update(projects)
    .set({
      name,
      description,
      keepsSources: input.keep_sources_permission_granted,
      updatedAt: clock.now(),
    })
    .where(eq(projects.guid, projectGuid));
  return getProject(context, projectGuid);
}

/** Deletes a project with all its commits, builds and files. A worker that runs one of its builds notices and stops. */
export async function deleteProject(context: Context, files: Files, projectGuid: string): Promise<void> {
  const released = await context.db.transaction(async (tx) => {
    const { forkedFromGuid } = await lockProject({ ...context, db: tx }, projectGuid);
    const guids = await listFiles(tx, projectGuid);
    await tx.delete(projects).where(eq(projects.guid, projectGuid));
    if (forkedFromGuid !== null)
      await tx
        .update(projects)
        .set({ forksCount: sql`${projects.forksCount} - 1` })
        .where(eq(projects.guid, forkedFromGuid));
    return guids;
  });
  await deleteReleased(context.db, files, released);
}

/** The guids of the sources, pictures, outputs and logs of a project. */
async function listFiles(db: Database, projectGuid: string): Promise<readonly string[]> {
  const isOfProject = eq(commits.projectGuid, projectGuid);
  const ofCommits = await db
    .select({ sources: commits.sourcesGuid, scf: commits.scfGuid, image: commits.imageGuid })
    .from(commits)
    .where(isOfProject);
  const ofBuilds = await db
    .select({ output: builds.outputGuid, log: builds.logGuid })
    .from(builds)
    .innerJoin(commits, eq(commits.id, builds.commitId))
    .where(and(isOfProject, or(isNotNull(builds.outputGuid), isNotNull(builds.logGuid))));
  return [...ofCommits, ...ofBuilds].flatMap((row) => Object.values(row)).filter((guid) => guid !== null);
}

const findOwned = prepared((db) =>
  db
    .select({ guid: projects.guid })
    .from(projects)
    .where(and(eq(projects.guid, sql.placeholder("guid")), eq(projects.ownerId, sql.placeholder("viewerId"))))
    .prepare("own_project"),
);

/** @throws {PortalError} `not-found` unless the project is the viewer's. */
export async function checkOwner({ db, viewer }: Context, projectGuid: string): Promise<void> {
  const [found] = await findOwned(db).execute({ viewerId: viewer.id, guid: projectGuid });
  if (found === undefined) throw new PortalError("not-found");
}

/**
 * Locks a project in a transaction. Other transactions that add to it wait.
 * @throws {PortalError} `not-found` unless it is the viewer's.
 */
export async function lockProject({ db, viewer }: Context, projectGuid: string): Promise<typeof projects.$inferSelect> {
  const [project] = await db
    .select()
    .from(projects)
    .where(and(eq(projects.guid, projectGuid), eq(projects.ownerId, viewer.id)))
    .for("update");
  if (project === undefined) throw new PortalError("not-found");
  return project;
}

function toProject({ project, commit, lastBuilds }: ProjectRow): Project {
  const { guid, name } = project;
  return {
    guid,
    name,
    description: project.description,
    product: project.board === null ? null : { name: project.board },
    tags_count: project.tagsCount,
    versions_count: project.commitsCount,
    forks_count: project.forksCount,
    latest_version: commit === null ? null : toCommit(commit, { guid, name }),
    last_builds: lastBuilds.map(toBuildOutline),
    updated_on: project.updatedAt.toISOString(),
    created_on: project.createdAt.toISOString(),
    keep_sources_permission_granted: project.keepsSources,
  };
}
