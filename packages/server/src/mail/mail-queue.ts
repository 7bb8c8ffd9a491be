import { and, asc, eq, isNotNull, isNull, lt, lte, or } from "drizzle-orm";
import { addMs, dayMs, minuteMs } from "../core/clock";
import type { Store } from "../db/context";
import { mails } from "../db/tables/support";

/** An email as plain text, and optionally as HTML. */
export interface Mail {
  readonly recipient: string;
  readonly subject: string;
  readonly body: string;
  readonly html?: string | null;
  /** For a license expiry notice: the URL that unsubscribes with one request. */
  readonly unsubscribeUrl?: string | null;
}

/** An email that is ready to be sent. */
export interface ReadyMail extends Mail {
  readonly id: number;
  /** Stays the same on every attempt, so that mail servers can drop duplicates. */
  readonly messageId: string;
}

/** An email that only this process may send, for a limited time. */
export interface ClaimedMail extends ReadyMail {
  readonly attempts: number;
  readonly createdAt: Date;
  /** Whether an earlier attempt may have delivered the email. Known only of email that is written when it is sent. */
  readonly mayHaveArrived: boolean;
  /** For a password reset: the address to go to after sign-in. The email's text is made when it is sent. */
  readonly resetNext: string | null;
  readonly language: string | null;
}

/** How long a claim holds. It is longer than an attempt takes. */
const claimMs = 10 * minuteMs;
/** The pauses between attempts, about two days in all. After the last attempt, the email is given up. */
const pausesMs = [1, 5, 15, 60, 120, 240, 480, 720, 720, 720].map((minutes) => minutes * minuteMs);
/** How long sent and failed emails are kept, so that operators can look them up. */
const keptMs = 30 * dayMs;

/** Queues an email. Inside a transaction, it is sent if and only if the transaction commits. */
export async function queueMail({ db, clock }: Store, mail: Mail): Promise<void> {
  const now = clock.now();
  await db.insert(mails).values({ ...mail, createdAt: now, dueAt: now });
}

/** Clears the text of an email that was sent or given up. */
const forgotten = { body: "", html: null, unsubscribeUrl: null };

const isWaiting = and(isNull(mails.sentAt), isNull(mails.failedAt));

/** Claims the next due email, so that no other process sends it until the claim expires. */
export async function claimMail({ db, clock }: Store): Promise<ClaimedMail | undefined> {
  const now = clock.now();
  return db.transaction(async (tx) => {
    const [mail] = await tx
      .select()
      .from(mails)
      .where(and(isWaiting, lte(mails.dueAt, now)))
      .orderBy(asc(mails.dueAt), asc(mails.id))
      .limit(1)
      .for("update", { skipLocked: true });
    if (mail === undefined) return undefined;
    const attempts = mail.attempts + 1;
    await tx
      .update(mails)
      .set({ attempts, dueAt: addMs(now, claimMs) })
      .where(eq(mails.id, mail.id));
    return { ...mail, attempts, mayHaveArrived: mail.subject !== "" };
  });
}

/**
 * Stores the recipient and the subject of an email before it is sent. The subject stays until the attempt has certainly
 * failed. So if the process dies, the next attempt knows that the email may have arrived.
 */
export async function keepAttempt(
  { db }: Pick<Store, "db">,
  { id, recipient, subject }: Pick<ReadyMail, "id" | "recipient" | "subject">,
): Promise<void> {
  await db.update(mails).set({ recipient, subject }).where(eq(mails.id, id));
}

/** Marks an email as sent, and deletes its text. */
export async function markSent({ db, clock }: Store, { id }: ClaimedMail): Promise<void> {
  await db
    .update(mails)
    .set({ sentAt: clock.now(), ...forgotten })
    .where(eq(mails.id, id));
}

export interface FailedAttempt {
  /** Whether the mail server refused the email permanently. */
  readonly isFinal: boolean;
  /** Whether the mail server may have taken the email all the same. */
  readonly mayHaveArrived: boolean;
}

/** Records a failed attempt. The email is retried later, unless the failure is final or was the last attempt. */
export async function markRefused(
  { db, clock }: Store,
  mail: ClaimedMail,
  { isFinal, mayHaveArrived }: FailedAttempt,
): Promise<void> {
  const now = clock.now();
  const pauseMs = pausesMs[mail.attempts - 1];
  const waiting = mayHaveArrived || mail.mayHaveArrived ? {} : { subject: "" };
  const next =
    isFinal || pauseMs === undefined ? { failedAt: now, ...forgotten } : { dueAt: addMs(now, pauseMs), ...waiting };
  await db.update(mails).set(next).where(eq(mails.id, mail.id));
}

/** Deletes an email that nobody should get. */
export async function dropMail({ db }: Pick<Store, "db">, { id }: ClaimedMail): Promise<void> {
  await db.delete(mails).where(eq(mails.id, id));
}

/** Deletes emails that were sent or given up long ago. */
export async function forgetOldMails({ db, clock }: Store): Promise<void> {
  await db
    .delete(mails)
    .where(
      and(lt(mails.createdAt, addMs(clock.now(), -keptMs)), or(isNotNull(mails.sentAt), isNotNull(mails.failedAt))),
    );
}
