import { daysUntil } from "@gatehouse/contract/licenses";
import { and, asc, eq, gt, isNull, lt, not, or, sql } from "drizzle-orm";
import { addMs, dayMs } from "../../core/clock";
import type { Store } from "../../db/context";
import type { Database } from "../../db/database";
import { licenseNotices, licenses } from "../../db/tables/licenses";
import { mails } from "../../db/tables/support";
import { teamLicenses, teams } from "../../db/tables/teams";
import { users } from "../../db/tables/viewer";
import { queueMail } from "../../mail/mail-queue";
import type { MailSettings } from "../../mail/mail-settings";
import { expiryMail } from "./expiry-mail";
import { isRenewInCart, isRenewPending } from "./license-rows";

/** The days left at which the owner of a license is notified. */
const steps = [60, 30, 7] as const;
const [firstStep] = steps;
const ownersAtOnce = 100;
/** Longer than an email's two days of attempts plus the day after it was sent. */
const longestMs = 4 * dayMs;

/** Matches licenses with at most this many whole days left, rounded down as in `daysUntil`. */
const hasDaysLeft = (now: Date, days: number) => lt(licenses.expiresAt, addMs(now, (days + 1) * dayMs));

// Only the most urgent due step counts. If no server ran for a while, earlier steps are skipped.
const dueStep = (now: Date) =>
  sql<number>`case when ${hasDaysLeft(now, 7)} then 7 when ${hasDaysLeft(now, 30)} then 30 else 60 end`;

/** Matches licenses with a due notice: neither it nor a more urgent one was queued, and no renewal is pending. */
function isDue(db: Database, now: Date) {
  const told = db
    .select({ isThere: sql`true` })
    .from(licenseNotices)
    .where(
      and(
        eq(licenseNotices.licenseGuid, licenses.guid),
        eq(licenseNotices.expiresAt, licenses.expiresAt),
        sql`${licenseNotices.step} <= ${dueStep(now)}`,
      ),
    )
    .limit(1);
  return and(
    gt(licenses.expiresAt, now),
    hasDaysLeft(now, firstStep),
    sql`not coalesce((${told}), false)`,
    not(isRenewInCart(db)),
    not(isRenewPending(db)),
  );
}

/**
 * Queues email about expiring licenses, to owners who accept it. Each email covers all licenses of an account, and an
 * account gets at most one per day. Any number of processes may run this, and a killed process leaves nothing half
 * done.
 * @returns the number of queued emails.
 */
export async function queueExpiryNotices(store: Store, mail: MailSettings): Promise<number> {
  let queued = 0;
  let last = 0;
  for (;;) {
    const owners = await findOwners(store, last);
    for (const { id } of owners) if (await notifyOwner(store, mail, id)) queued += 1;
    if (owners.length < ownersAtOnce) return queued;
    last = owners.at(-1)?.id ?? 0;
  }
}

async function findOwners({ db, clock }: Store, after: number) {
  return db
    .selectDistinct({ id: users.id })
    .from(licenses)
    .innerJoin(users, eq(users.id, licenses.ownerId))
    .where(and(gt(users.id, after), users.isActive, users.acceptsUserEmails, isDue(db, clock.now())))
    .orderBy(asc(users.id))
    .limit(ownersAtOnce);
}

/**
 * Queues the notices and the email in one transaction that locks the account, so that no other process queues them
 * again.
 */
async function notifyOwner({ db, clock }: Store, mail: MailSettings, ownerId: number): Promise<boolean> {
  return db.transaction(async (tx) => {
    const now = clock.now();
    const [owner] = await tx
      .select({ id: users.id, email: users.email, contactEmail: users.contactEmail, language: users.language })
      .from(users)
      .where(and(eq(users.id, ownerId), users.isActive, users.acceptsUserEmails))
      .for("update");
    if (owner === undefined || (await wasNotifiedRecently(tx, ownerId, now))) return false;
    const due = await tx
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
      .where(and(eq(licenses.ownerId, ownerId), isDue(tx, now)))
      .orderBy(asc(licenses.expiresAt), asc(licenses.serialNumber));
    const ending = due.flatMap(({ expiresAt, ...license }) => (expiresAt === null ? [] : [{ ...license, expiresAt }]));
    if (ending.length === 0) return false;
    await tx
      .insert(licenseNotices)
      .values(
        ending.map(({ guid, expiresAt, step }) => ({
          licenseGuid: guid,
          expiresAt,
          step,
          accountId: ownerId,
          createdAt: now,
        })),
      )
      .onConflictDoNothing();
    const told = ending.map((license) => ({
      ...license,
      days: daysUntil(license.expiresAt.toISOString(), now.getTime()) ?? 0,
    }));
    // The email has the same time as its notices, so that `wasNotifiedRecently` finds it.
    await queueMail({ db: tx, clock: { now: () => now } }, await expiryMail(tx, mail, owner, told));
    return true;
  });
}

/**
 * Whether the account got an email within a day. The day starts when the email is sent, because an unavailable mail
 * server delays it.
 */
async function wasNotifiedRecently(db: Database, accountId: number, now: Date): Promise<boolean> {
  const dayAgo = addMs(now, -dayMs);
  const isWaiting = and(isNull(mails.sentAt), isNull(mails.failedAt));
  const [told] = await db
    .select({ step: licenseNotices.step })
    .from(licenseNotices)
    .leftJoin(mails, and(eq(mails.createdAt, licenseNotices.createdAt), or(isWaiting, gt(mails.sentAt, dayAgo))))
    .where(
      and(
        eq(licenseNotices.accountId, accountId),
        gt(licenseNotices.createdAt, addMs(now, -longestMs)),
        or(gt(licenseNotices.createdAt, dayAgo), sql`${mails.id} is not null`),
      ),
    )
    .limit(1);
  return told !== undefined;
}
