import { eq, getTableColumns, is, sql } from "drizzle-orm";
import { getTableConfig, PgTable, PgTimestamp } from "drizzle-orm/pg-core";
import { type Clock, dayMs } from "../core/clock";
import type { Database } from "../db/database";
import * as tables from "../db/schema";
import { audit } from "../db/tables/audit";
import { impersonatedWrites, impersonations, rateLimits, sessions } from "../db/tables/auth";
import { mails } from "../db/tables/support";
import { settings } from "../db/tables/viewer";
import { demoToken } from "./sessions";

// Real events keep their times: limits, email, the audit log, impersonations, and all sessions except the demo's own.
const fixedTables: ReadonlySet<unknown> = new Set([audit, impersonatedWrites, impersonations, mails, rateLimits]);

const isAnchor = eq(settings.name, "demo-anchor");

/** The start of a day in UTC. The demo's dates are relative to it. */
export function startOfDay(time: Date): Date {
  return new Date(Math.floor(time.getTime() / dayMs) * dayMs);
}

/** Whether the database contains the demo. */
export async function isDemo(db: Database): Promise<boolean> {
  return (await db.select().from(settings).where(isAnchor)).length > 0;
}

/**
 * Moves all of the demo's dates forward by the whole days since it was seeded or last moved. So a license that expires
 * in 30 days does so whenever the demo is opened. Does nothing to a database without the demo.
 */
export async function rebaseDemo(db: Database, clock: Clock): Promise<void> {
  await db.transaction(async (tx) => {
    const [anchor] = await tx.select().from(settings).where(isAnchor).for("update");
    if (anchor === undefined) return;
    const today = startOfDay(clock.now());
    const days = Math.round((today.getTime() - Date.parse(anchor.value)) / dayMs);
    if (days === 0) return;
    for (const table of Object.values(tables)) {
      if (!is(table, PgTable) || fixedTables.has(table)) continue;
      const times = Object.values(getTableColumns(table as PgTable)).filter((column) => is(column, PgTimestamp));
      if (times.length === 0) continue;
      // Use hours, because a day in the server's time zone can have 23 hours when the clocks change.
      const moved = times.map(
        (column) =>
          sql`${sql.identifier(column.name)} = ${sql.identifier(column.name)} + make_interval(hours => ${24 * days})`,
      );
      const moves = (table as unknown) === sessions ? sql` where ${sessions.tokenHash} like ${`${demoToken}%`}` : sql``;
      await tx.execute(
        sql`update ${sql.identifier(getTableConfig(table as PgTable).name)} set ${sql.join(moved, sql`, `)}${moves}`,
      );
    }
    await tx.update(settings).set({ value: today.toISOString() }).where(isAnchor);
  });
}
