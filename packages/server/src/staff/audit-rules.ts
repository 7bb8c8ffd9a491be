import { and, count, desc, eq, gte, lt, type SQL } from "drizzle-orm";
import type { AuditKind } from "../auth/audit";
import { addMs, dayMs } from "../core/clock";
import type { Store } from "../db/context";
import { matchesSearch } from "../db/matches-search";
import { audit } from "../db/tables/audit";

export type AuditRow = typeof audit.$inferSelect;

export interface AuditFilter {
  /** Part of an account's email, of the command line's user, or of a network address. */
  readonly search?: string;
  readonly kind?: AuditKind;
  /** The start of the first and of the last day, in UTC. Both days are included. */
  readonly from?: Date;
  readonly until?: Date;
}

function matches({ search, kind, from, until }: AuditFilter): SQL | undefined {
  return and(
    matchesSearch(search, audit.actor, audit.subject, audit.address),
    kind && eq(audit.kind, kind),
    from && gte(audit.at, from),
    until && lt(audit.at, addMs(until, dayMs)),
  );
}

/** A page of the audit log, latest rows first. */
export async function listAudit(
  { db }: Pick<Store, "db">,
  filter: AuditFilter,
  { limit, offset = 0 }: { readonly limit: number; readonly offset?: number },
): Promise<{ readonly count: number; readonly rows: readonly AuditRow[] }> {
  const where = matches(filter);
  const [total] = await db.select({ count: count() }).from(audit).where(where);
  const rows = await db
    .select()
    .from(audit)
    .where(where)
    .orderBy(desc(audit.at), desc(audit.id))
    .limit(limit)
    .offset(offset);
  return { count: total?.count ?? 0, rows };
}

/** The rows with ids below `below`. Paging by id repeats no row when others are added. */
export async function nextAudit(
  { db }: Pick<Store, "db">,
  filter: AuditFilter,
  below: number,
  limit: number,
): Promise<readonly AuditRow[]> {
  const where = and(matches(filter), lt(audit.id, below));
  return db.select().from(audit).where(where).orderBy(desc(audit.id)).limit(limit);
}

/** Parses a day such as `2027-12-31`. Undefined for anything else, such as `2027-02-30`. */
export function readDay(text: string): Date | undefined {
  const day = /^\d{4}-\d\d-\d\d$/.test(text) ? new Date(`${text}T00:00:00Z`) : undefined;
  // JavaScript reads February 30 as a day in March.
  return day === undefined || Number.isNaN(day.getTime()) || !day.toISOString().startsWith(text) ? undefined : day;
}
