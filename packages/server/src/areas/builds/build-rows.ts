import type { Build, BuildCommit, BuildKind } from "@gatehouse/contract/builds";
import { type SQL, sql } from "drizzle-orm";
import { builds } from "../../db/tables/builds";
import { commits } from "../../db/tables/projects";

/** The columns needed for {@link toBuild}. */
export const buildColumns = {
  kind: builds.kind,
  number: builds.number,
  status: builds.status,
  result: builds.result,
  createdAt: builds.createdAt,
  startedAt: builds.startedAt,
  finishedAt: builds.finishedAt,
  hasOutput: sql<boolean>`${builds.outputGuid} is not null`,
};

export interface BuildRow {
  readonly kind: BuildKind;
  readonly number: number;
  readonly status: "queued" | "building" | "finished";
  readonly result: string | null;
  readonly createdAt: Date;
  readonly startedAt: Date | null;
  readonly finishedAt: Date | null;
  readonly hasOutput: boolean;
}

/** A build as a JSON column of its commit, so its times are strings. */
export type LastBuild = {
  readonly [Name in keyof BuildRow]: BuildRow[Name] extends Date | null ? string | null : BuildRow[Name];
};

/** The newest build of each row of `commits`, or null. */
export const lastBuildOf: SQL<LastBuild | null> = sql`(
  select json_build_object('kind', b.kind, 'number', b.number, 'status', b.status, 'result', b.result, 'createdAt', b.created_at,
    'startedAt', b.started_at, 'finishedAt', b.finished_at, 'hasOutput', b.output_guid is not null)
  from ${builds} b where b.commit_id = ${commits.id} and b.kind = 'build' order by b.number desc limit 1)`;

/** The API path of a commit. */
export function commitPath({ version_sha1, project }: Pick<BuildCommit, "version_sha1" | "project">): string {
  return `/api/webapp/v1/projects/${project.guid}/versions/${version_sha1}/`;
}

const folders: Readonly<Record<BuildKind, string>> = { build: "builds", simulation: "simulations" };

/** Converts a build to its API object. */
export function toBuild(row: BuildRow | LastBuild, commit: BuildCommit): Build {
  const { kind, number, status, result, hasOutput } = row;
  const [startedAt, finishedAt] = [timeOf(row.startedAt), timeOf(row.finishedAt)];
  return {
    build_number: number,
    created_on: new Date(row.createdAt ?? 0).toISOString(),
    started_on: startedAt === undefined ? null : new Date(startedAt).toISOString(),
    queued: status === "queued",
    building: status === "building",
    result,
    status,
    duration: startedAt === undefined || finishedAt === undefined ? null : finishedAt - startedAt,
    output_file: hasOutput ? `${commitPath(commit)}${folders[kind]}/${number}/output/` : null,
    project_version: commit,
  };
}

const timeOf = (time: Date | string | null) => (time === null ? undefined : new Date(time).getTime());
