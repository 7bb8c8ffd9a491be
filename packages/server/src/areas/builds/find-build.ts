import { PortalError } from "@gatehouse/contract";
import type { BuildCommit, BuildKind } from "@gatehouse/contract/builds";
import { and, eq, getTableColumns, sql } from "drizzle-orm";
import type { Context } from "../../db/context";
import { prepared } from "../../db/database";
import { builds } from "../../db/tables/builds";
import { commits, projects } from "../../db/tables/projects";

/** The URL parameters of a commit. */
export interface CommitName {
  readonly projectGuid: string;
  readonly commitSha: string;
}

/** The URL parameters of a build or simulation. */
export interface BuildName extends CommitName {
  readonly buildNumber: string;
}

/** The columns of a build's commit and project. */
export const buildCommitColumns = {
  commit: { sha1: commits.sha1, number: commits.number, message: commits.message },
  project: { guid: projects.guid, name: projects.name },
};

interface BuildCommitRow {
  readonly commit: { readonly sha1: string; readonly number: number; readonly message: string };
  readonly project: BuildCommit["project"];
}

/** Converts a build's commit to its API object. */
export function toBuildCommit({ commit: { sha1, number, message }, project }: BuildCommitRow): BuildCommit {
  return { version_sha1: sha1, progressive_version_number: number, message, project };
}

/** Matches the commit in the URL if it belongs to the viewer. For prepared statements. */
const isNamedCommit = and(
  eq(commits.ownerId, sql.placeholder("viewerId")),
  eq(commits.projectGuid, sql.placeholder("projectGuid")),
  eq(commits.sha1, sql.placeholder("commitSha")),
);

const findNamedCommit = prepared((db) =>
  db.select({ id: commits.id }).from(commits).where(isNamedCommit).prepare("build_commit"),
);

/** The id of a commit. @throws {PortalError} `not-found` unless it is the viewer's. */
export async function findCommitId({ db, viewer }: Context, name: CommitName): Promise<number> {
  const [found] = await findNamedCommit(db).execute({ viewerId: viewer.id, ...name });
  if (found === undefined) throw new PortalError("not-found");
  return found.id;
}

// Stats can be most of a row, and every poll and log request reads the build. So read the other columns only.
const { stats, ...columns } = getTableColumns(builds);

const isNamedBuild = and(
  isNamedCommit,
  eq(builds.kind, sql.placeholder("kind")),
  eq(builds.number, sql.placeholder("buildNumber")),
);

const findNamedBuild = prepared((db) =>
  db
    .select({ build: columns, ...buildCommitColumns })
    .from(builds)
    .innerJoin(commits, eq(commits.id, builds.commitId))
    .innerJoin(projects, eq(projects.guid, commits.projectGuid))
    .where(isNamedBuild)
    .prepare("build"),
);

const findNamedStats = prepared((db) =>
  db
    .select({ stats })
    .from(builds)
    .innerJoin(commits, eq(commits.id, builds.commitId))
    .where(isNamedBuild)
    .prepare("build_stats"),
);

/** @throws {PortalError} `not-found` unless the build is the viewer's. */
export async function findBuild(context: Context, kind: BuildKind, name: BuildName) {
  const [found] = await findNamedBuild(context.db).execute(valuesOf(context, kind, name));
  if (found === undefined) throw new PortalError("not-found");
  return { build: found.build, commit: toBuildCommit(found) };
}

/** The figures of a build; null without any. @throws {PortalError} `not-found` unless the build is the viewer's. */
export async function findStats(context: Context, name: BuildName) {
  const [found] = await findNamedStats(context.db).execute(valuesOf(context, "build", name));
  if (found === undefined) throw new PortalError("not-found");
  return found.stats;
}

function valuesOf({ viewer }: Context, kind: BuildKind, { buildNumber, ...name }: BuildName) {
  if (!/^[1-9]\d{0,8}$/.test(buildNumber)) throw new PortalError("not-found");
  return { viewerId: viewer.id, kind, buildNumber: Number(buildNumber), ...name };
}
