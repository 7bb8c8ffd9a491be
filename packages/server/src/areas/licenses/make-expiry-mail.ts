import type { Store } from "../../db/context";
import { licenseNotices } from "../../db/tables/licenses";
import { type ClaimedMail, dropMail, keepAttempt, type ReadyMail } from "../../mail/mail-queue";
import type { MailSettings } from "../../mail/mail-settings";
import { subscriberId } from "../../mail/unsubscribe-link";
import { addNotices, areOfMail, listDue, lockOwner } from "./due-notices";
import { expiryMail } from "./expiry-mail";

/**
 * Writes a queued expiry notice. While it waited, licenses may have been renewed or become due, and the owner may have
 * turned notifications off.
 * @returns undefined if nothing is due anymore. The email is deleted then.
 */
export async function makeExpiryMail(
  { db, clock }: Store,
  mail: ClaimedMail,
  settings: MailSettings,
): Promise<ReadyMail | undefined> {
  const accountId = subscriberId(mail.unsubscribeUrl ?? "");
  const own = { accountId, createdAt: mail.createdAt };
  // In one transaction, so that a killed process leaves the email with its notices, or neither.
  return db.transaction(async (tx) => {
    const owner = await lockOwner(tx, accountId);
    const due = owner === undefined ? [] : await listDue(tx, accountId, clock.now(), own);
    // Notices that are left out may become due again, unless an earlier attempt may have delivered them.
    if (!mail.mayHaveArrived) await tx.delete(licenseNotices).where(areOfMail(own));
    if (owner === undefined || due.length === 0) {
      await dropMail({ db: tx }, mail);
      return undefined;
    }
    await addNotices(tx, own, due);
    const ready = { ...mail, ...(await expiryMail(tx, settings, owner, due)) };
    await keepAttempt({ db: tx }, ready);
    return ready;
  });
}
