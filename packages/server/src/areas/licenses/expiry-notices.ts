import { and, asc, eq, gt, isNull, or, sql } from "drizzle-orm";
import { addMs, dayMs } from "../../core/clock";
import type { Store } from "../../db/context";
import type { Database } from "../../db/database";
import { licenseNotices, licenses } from "../../db/tables/licenses";
import { mails } from "../../db/tables/support";
import { users } from "../../db/tables/viewer";
import { queueMail } from "../../mail/mail-queue";
import type { MailSettings } from "../../mail/mail-settings";
import { unsubscribePath } from "../../mail/unsubscribe-link";
import { addNotices, isDue, listDue, lockOwner } from "./due-notices";

const ownersAtOnce = 100;

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
 * Queues the notices and an email without a text in one transaction that locks the account, so that no other process
 * queues them again. `makeExpiryMail` writes the email when it is sent.
 */
async function notifyOwner({ db, clock }: Store, { portalUrl }: MailSettings, ownerId: number): Promise<boolean> {
  return db.transaction(async (tx) => {
    const now = clock.now();
    const owner = await lockOwner(tx, ownerId);
    if (owner === undefined || (await wasNotifiedRecently(tx, ownerId, now))) return false;
    const due = await listDue(tx, ownerId, now);
    if (due.length === 0) return false;
    // The email has the same time as its notices, so that `makeExpiryMail` and `wasNotifiedRecently` find them.
    await addNotices(tx, { accountId: ownerId, createdAt: now }, due);
    await queueMail(
      { db: tx, clock: { now: () => now } },
      {
        recipient: owner.email,
        subject: "",
        body: "",
        unsubscribeUrl: portalUrl + (await unsubscribePath(tx, owner)),
      },
    );
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
  const [recent] = await db
    .select({ step: licenseNotices.step })
    .from(licenseNotices)
    .leftJoin(mails, and(eq(mails.createdAt, licenseNotices.createdAt), or(isWaiting, gt(mails.sentAt, dayAgo))))
    .where(
      and(
        eq(licenseNotices.accountId, accountId),
        or(gt(licenseNotices.createdAt, dayAgo), sql`${mails.id} is not null`),
      ),
    )
    .limit(1);
  return recent !== undefined;
}
