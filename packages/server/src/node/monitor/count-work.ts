import type { SQL } from "drizzle-orm";
import { and, count, eq, gt, isNotNull, isNull } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Store } from "../../db/context";
import { sessions } from "../../db/tables/auth";
import { builds } from "../../db/tables/builds";
import { mails } from "../../db/tables/support";

export interface WorkCounts {
  readonly sessions: number;
  readonly queuedBuilds: number;
  readonly runningBuilds: number;
  readonly waitingMails: number;
  readonly failedMails: number;
}

/** Counts pending work in the database. */
export async function countWork({ db, clock }: Store): Promise<WorkCounts> {
  const of = async (table: PgTable, where: SQL | undefined) =>
    (await db.select({ count: count() }).from(table).where(where))[0]?.count ?? 0;
  return {
    sessions: await of(sessions, gt(sessions.expiresAt, clock.now())),
    queuedBuilds: await of(builds, eq(builds.status, "queued")),
    runningBuilds: await of(builds, eq(builds.status, "building")),
    waitingMails: await of(mails, and(isNull(mails.sentAt), isNull(mails.failedAt))),
    failedMails: await of(mails, isNotNull(mails.failedAt)),
  };
}
