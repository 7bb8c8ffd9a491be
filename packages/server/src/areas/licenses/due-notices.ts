import { daysUntil } from "@gatehouse/contract/licenses";
import { and, asc, eq, gt, lt, not, sql } from "drizzle-orm";
import { addMs, dayMs } from "../../core/clock";
import type { Database } from "../../db/database";
import { licenseNotices, licenses } from "../../db/tables/licenses";
import { teamLicenses, teams } from "../../db/tables/teams";
import { users } from "../../db/tables/viewer";
import { isRenewInCart, isRenewPending } from "./license-rows";

/** The days left at which the owner of a license is notified. */
const steps = [60, 30, 7] as const;
const [firstStep] = steps;

/** The notices of one email. They have the same time as the email. */
export interface NoticesOfMail {
  readonly accountId: number;
  readonly createdAt: Date;
}

/** Matches the notices of one email. */
export const areOfMail = ({ accountId, createdAt }: NoticesOfMail) =>
  and(eq(licenseNotices.accountId, accountId), eq(licenseNotices.createdAt, createdAt));

/** Matches licenses with at most this many whole days left, rounded down as in `daysUntil`. */
const hasDaysLeft = (now: Date, days: number) => lt(licenses.expiresAt, addMs(now, (days + 1) * dayMs));

// Only the most urgent due step counts. If no server ran for a while, earlier steps are skipped.
const dueStep = (now: Date) =>
  sql<number>`case when ${hasDaysLeft(now, 7)} then 7 when ${hasDaysLeft(now, 30)} then 30 else 60 end`;

/**
 * Matches licenses with a due notice: neither it nor a more urgent one was queued, and no renewal is pending.
 * @param own - An email whose notices count as not queued.
 */
export function isDue(db: Database, now: Date, own?: NoticesOfMail) {
  const queued = db
    .select({ isThere: sql`true` })
    .from(licenseNotices)
    .where(
      and(
        eq(licenseNotices.licenseGuid, licenses.guid),
        eq(licenseNotices.expiresAt, licenses.expiresAt),
        sql`${licenseNotices.step} <= ${dueStep(now)}`,
        own && sql`not (${areOfMail(own)})`,
      ),
    )
    .limit(1);
  return and(
    gt(licenses.expiresAt, now),
    hasDaysLeft(now, firstStep),
    sql`not coalesce((${queued}), false)`,
    not(isRenewInCart(db)),
    not(isRenewPending(db)),
  );
}

/** Finds an account that accepts email, and locks it so that no other process writes its notices. */
export async function lockOwner(db: Database, id: number) {
  const [owner] = await db
    .select({ id: users.id, email: users.email, contactEmail: users.contactEmail, language: users.language })
    .from(users)
    .where(and(eq(users.id, id), users.isActive, users.acceptsUserEmails))
    .for("update");
  return owner;
}

/** The account's licenses with a due notice, soonest first. */
export async function listDue(db: Database, ownerId: number, now: Date, own?: NoticesOfMail) {
  const due = await db
    .select({
      guid: licenses.guid,
      serialNumber: licenses.serialNumber,
      type: licenses.type,
      isTrial: licenses.isTrial,
      expiresAt: licenses.expiresAt,
      team: teams.name,
      step: dueStep(now),
    })
    .from(licenses)
    .leftJoin(teamLicenses, eq(teamLicenses.licenseGuid, licenses.guid))
    .leftJoin(teams, eq(teams.guid, teamLicenses.teamGuid))
    .where(and(eq(licenses.ownerId, ownerId), isDue(db, now, own)))
    .orderBy(asc(licenses.expiresAt), asc(licenses.serialNumber));
  return due.flatMap(({ expiresAt, ...license }) =>
    expiresAt === null ? [] : [{ ...license, expiresAt, days: daysUntil(expiresAt.toISOString(), now.getTime()) ?? 0 }],
  );
}

/** Records the notices of an email. */
export async function addNotices(
  db: Database,
  mail: NoticesOfMail,
  due: Awaited<ReturnType<typeof listDue>>,
): Promise<void> {
  await db
    .insert(licenseNotices)
    .values(due.map(({ guid, expiresAt, step }) => ({ licenseGuid: guid, expiresAt, step, ...mail })))
    .onConflictDoNothing();
}
