import type { BuildOutline } from "@gatehouse/contract/projects";
import { type SQL, sql } from "drizzle-orm";
import { builds } from "../../db/tables/builds";
import { commits, projects } from "../../db/tables/projects";
import type { LastBuild } from "./build-rows";

/** The number of builds in a project's row. */
const shown = 8;
/** The number of latest commits to search. It bounds the query for projects whose commits have no builds. */
const searched = 32;

type OutlineRow = Pick<LastBuild, "number" | "status" | "result" | "startedAt" | "finishedAt"> & {
  readonly commitNumber: number;
};

/** The builds of the latest commits of each row of `projects`, newest last. */
export const lastBuildsOf: SQL<readonly OutlineRow[]> = sql`(
  select coalesce(json_agg(json_build_object('commitNumber', l.commit_number, 'number', l.number, 'status', l.status,
    'result', l.result, 'startedAt', l.started_at, 'finishedAt', l.finished_at) order by l.commit_number, l.number), '[]')
  from (
    select c.number as commit_number, b.number, b.status, b.result, b.started_at, b.finished_at
    from (select c.id, c.number from ${commits} c where c.project_guid = ${projects.guid}
      order by c.number desc limit ${sql.raw(String(searched))}) c
    cross join lateral (select * from ${builds} b where b.commit_id = c.id and b.kind = 'build'
      order by b.number desc limit ${sql.raw(String(shown))}) b
    order by c.number desc, b.number desc limit ${sql.raw(String(shown))}) l)`;

/** Converts a build of a project's row to its API object. */
export function toBuildOutline({ commitNumber, number, status, result, ...times }: OutlineRow): BuildOutline {
  const [startedMs, finishedMs] = [Date.parse(times.startedAt ?? ""), Date.parse(times.finishedAt ?? "")];
  const duration = finishedMs - startedMs;
  return {
    progressive_version_number: commitNumber,
    build_number: number,
    queued: status === "queued",
    building: status === "building",
    result,
    duration: Number.isNaN(duration) ? null : duration,
  };
}
