import type { BuildKind } from "@gatehouse/contract/builds";
import { eq } from "drizzle-orm";
import type { Database } from "../db/database";
import { builds } from "../db/tables/builds";
import { commits } from "../db/tables/projects";
import { demoProjectGuid, demoSha } from "../demo/projects";

/** A commit of the customer for which the demo has only one build. */
const project = "Pulse shaper";
const commit = 2;

export const buildsCommit = { projectGuid: demoProjectGuid(project), commitSha: demoSha(project, commit) };
const api = `/api/webapp/v1/projects/${buildsCommit.projectGuid}/versions/${buildsCommit.commitSha}`;

export interface InsertedBuild {
  readonly id: number;
  readonly name: typeof buildsCommit & { readonly buildNumber: string };
  /** The path relative to the API. */
  readonly path: string;
  /** The path of the raw log. */
  readonly rawPath: string;
}

let lastNumber = 100;

/** Inserts a build of {@link buildsCommit}, which belongs to `customer@example.com`. */
export async function insertBuild(
  db: Database,
  kind: BuildKind,
  values: Partial<typeof builds.$inferInsert> = {},
): Promise<InsertedBuild> {
  const [row] = await db.select().from(commits).where(eq(commits.sha1, buildsCommit.commitSha));
  if (row === undefined) throw new Error("The demo lacks the commit");
  lastNumber += 1;
  const createdAt = new Date("2026-11-20T11:00:00Z");
  const [made] = await db
    .insert(builds)
    .values({
      commitId: row.id,
      ownerId: row.ownerId,
      kind,
      number: lastNumber,
      status: "finished",
      result: "SUCCESS",
      createdAt,
      startedAt: createdAt,
      finishedAt: createdAt,
      ...values,
    })
    .returning({ id: builds.id });
  if (made === undefined) throw new Error("The build was not made");
  const folder = `${kind}s/${lastNumber}`;
  return {
    id: made.id,
    name: { ...buildsCommit, buildNumber: String(lastNumber) },
    path: `${api}/${folder}/`,
    rawPath: `/app/projects/${buildsCommit.projectGuid}/commits/${buildsCommit.commitSha}/${folder}/raw/`,
  };
}
