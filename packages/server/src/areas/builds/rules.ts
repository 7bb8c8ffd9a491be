import { type EndpointQuery, PortalError } from "@gatehouse/contract";
import type { Build, BuildKind, builds as calls, BuildStats } from "@gatehouse/contract/builds";
import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import type { Context } from "../../db/context";
import type { Database } from "../../db/database";
import type { ListPage } from "../../db/paging";
import { type CountQuery, tableList } from "../../db/table-list";
import { builds } from "../../db/tables/builds";
import { commits, projects } from "../../db/tables/projects";
import type { Files } from "../../files/files";
import { Refusal } from "../../texts/refusal";
import type { Say } from "../../texts/refusals.messages";
import { buildColumns, toBuild } from "./build-rows";
import { hasNewerSuccess, restoreFigures } from "./commit-figures";
import {
  buildCommitColumns,
  type BuildName,
  type CommitName,
  findBuild,
  findCommitId,
  findStats,
  toBuildCommit,
} from "./find-build";
import { deleteReleased, lockCommit, releaseSources } from "./release-sources";

type BuildsQuery = EndpointQuery<typeof calls.list>;

/** A worker reports a running build more often than this. */
export const lostAfterMs = 30_000;

const selectBuilds = (db: Database) =>
  db
    .select({ build: buildColumns, ...buildCommitColumns })
    .from(builds)
    .innerJoin(commits, eq(commits.id, builds.commitId))
    .innerJoin(projects, eq(projects.guid, commits.projectGuid));

const buildsWhere = (name: string, which: SQL | undefined, countAll?: (db: Database) => CountQuery) =>
  tableList({
    name,
    key: builds.id,
    which: and(which, eq(builds.kind, sql.placeholder("kind"))),
    sortable: { created_on: builds.createdAt, build_number: builds.number },
    ownOrder: [desc(builds.createdAt), desc(builds.id)],
    countAll,
    read: (db, inPage) => selectBuilds(db).where(inPage),
  });

const viewerId = sql.placeholder("viewerId");
const ofCommit = buildsWhere("builds", eq(builds.commitId, sql.placeholder("commitId")));
const ofViewer = buildsWhere("latest_builds", eq(builds.ownerId, viewerId), (db) =>
  db
    .select({ count: sql`coalesce(sum(${projects.buildsCount}), 0)`.mapWith(Number) })
    .from(projects)
    .where(eq(projects.ownerId, viewerId)),
);

const toListed = ({ build, ...row }: Awaited<ReturnType<typeof selectBuilds>>[number]) =>
  toBuild(build, toBuildCommit(row));

/** The builds or simulations of a commit. Newest first by default. */
export async function listBuilds(
  context: Context,
  kind: BuildKind,
  name: CommitName,
  query: BuildsQuery,
): Promise<ListPage<Build>> {
  return ofCommit(context.db, query, { commitId: await findCommitId(context, name), kind }, toListed);
}

/** The builds of all the viewer's projects. Newest first by default. */
export async function listLatestBuilds({ db, viewer }: Context, query: BuildsQuery): Promise<ListPage<Build>> {
  return ofViewer(db, query, { viewerId: viewer.id, kind: "build" }, toListed);
}

/** @throws {PortalError} `not-found` unless it is the viewer's. */
export async function getBuild(context: Context, kind: BuildKind, name: BuildName): Promise<Build> {
  const { build, commit } = await findBuild(context, kind, name);
  return toBuild({ ...build, hasOutput: build.outputGuid !== null }, commit);
}

/** The figures of a build without any. */
export const noStats: BuildStats = { resources: [], clock_mhz: null, timing_issues: [], steps: [] };

/** The figures of a build. They are empty except for its steps while it runs. */
export async function getBuildStats(context: Context, name: BuildName): Promise<BuildStats> {
  return (await findStats(context, name)) ?? noStats;
}

/**
 * Stops a queued or running build. A queued one ends immediately. A running one ends when its worker has stopped it.
 * @throws {PortalError} `invalid` if it has ended, `not-found` unless it is the viewer's.
 */
export async function stopBuild(context: Context, files: Files, kind: BuildKind, name: BuildName): Promise<void> {
  const { id, commitId } = (await findBuild(context, kind, name)).build;
  const now = context.clock.now();
  const released = await context.db.transaction(async (tx) => {
    await lockCommit(tx, commitId);
    const [build] = await tx.select().from(builds).where(eq(builds.id, id)).for("update");
    if (build === undefined) throw new PortalError("not-found");
    if (build.status === "finished")
      throw refused((t) => (kind === "build" ? t.builds.buildIsOver : t.builds.simulationIsOver));
    const isRunning =
      build.status === "building" && build.aliveAt !== null && now.getTime() - build.aliveAt.getTime() < lostAfterMs;
    await tx
      .update(builds)
      .set(
        isRunning
          ? { stoppingAt: build.stoppingAt ?? now }
          : { status: "finished", result: "ABORTED", stoppingAt: now, finishedAt: now },
      )
      .where(eq(builds.id, id));
    return releaseSources(tx, commitId);
  });
  await deleteReleased(context.db, files, released);
}

/**
 * Deletes an ended build with its log, its output and its figures on the commit.
 * @throws {PortalError} `invalid` while it is queued or running, `not-found` unless it is the viewer's.
 */
export async function deleteBuild(context: Context, files: Files, kind: BuildKind, name: BuildName): Promise<void> {
  const { id, commitId } = (await findBuild(context, kind, name)).build;
  const isProject = eq(projects.guid, name.projectGuid);
  const released = await context.db.transaction(async (tx) => {
    // Lock the project first, as deleting the project does. Different orders would deadlock.
    await tx.select({ guid: projects.guid }).from(projects).where(isProject).for("update");
    await lockCommit(tx, commitId);
    const [build] = await tx.select().from(builds).where(eq(builds.id, id)).for("update");
    if (build === undefined) throw new PortalError("not-found");
    if (build.status !== "finished")
      throw refused((t) => (kind === "build" ? t.builds.buildRuns : t.builds.simulationRuns));
    await tx.delete(builds).where(eq(builds.id, id));
    if (kind === "build")
      await tx
        .update(projects)
        .set({ buildsCount: sql`${projects.buildsCount} - 1` })
        .where(isProject);
    const stored = [build.outputGuid, build.logGuid].filter((guid) => guid !== null);
    const hasFigures = kind === "build" && build.result === "SUCCESS";
    if (!hasFigures || (await hasNewerSuccess(tx, commitId, build.number))) return stored;
    return [...stored, ...(await restoreFigures(tx, commitId))];
  });
  await deleteReleased(context.db, files, released);
}

const refused = (detail: Say) => new Refusal("invalid", { status: 400, detail });
