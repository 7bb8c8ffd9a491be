import { and, asc, eq, isNotNull, isNull, lt, lte, or } from "drizzle-orm";
import { addMs, dayMs, minuteMs } from "../core/clock";
import type { Store } from "../db/context";
import { mails } from "../db/tables/support";

/** An email in plain text, and in HTML too if it has that. */
export interface Mail {
  readonly recipient: string;
  readonly subject: string;
  readonly body: string;
  readonly html?: string | null;
  /** The address that turns such email off at one request. */
  readonly unsubscribeUrl?: string | null;
}

/** An email with all that is sent. */
export interface ReadyMail extends Mail {
  readonly id: number;
  /** The same however often it is sent, so that mail servers can drop a second copy. */
  readonly messageId: string;
}

/** One that this process alone may send, for a while. */
export interface ClaimedMail extends ReadyMail {
  readonly attempts: number;
  readonly createdAt: Date;
  /** Of a request for a new password: where sign-in leads to afterwards. Its text is made when it is sent. */
  readonly resetNext: string | null;
  readonly language: string | null;
}

/** Longer than an attempt takes: until then no other process tries. */
const claimMs = 10 * minuteMs;
/** Between attempts, in their order. After the last one it is given up: two days in all. */
const pausesMs = [1, 5, 15, 60, 120, 240, 480, 720, 720, 720].map((minutes) => minutes * minuteMs);
/** How long what is done with is kept, so that somebody can see what was sent. */
const keptMs = 30 * dayMs;

/** Puts an email into the queue. In a transaction, it is sent if and only if the rest is done. */
export async function queueMail({ db, clock }: Store, mail: Mail): Promise<void> {
  const now = clock.now();
  await db.insert(mails).values({ ...mail, createdAt: now, dueAt: now });
}

/** The text of an email that is done with. */
const forgotten = { body: "", html: null, unsubscribeUrl: null };

const isWaiting = and(isNull(mails.sentAt), isNull(mails.failedAt));

/** Takes the next email that is due, and keeps every other process from it until it may be thought lost. */
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
    return { ...mail, attempts };
  });
}

/** Notes that the mail server has taken an email. Its text is forgotten. */
export async function markSent({ db, clock }: Store, { id }: ClaimedMail): Promise<void> {
  await db
    .update(mails)
    .set({ sentAt: clock.now(), ...forgotten })
    .where(eq(mails.id, id));
}

/** Notes that an email was not taken. It is tried again later, unless it never can be or was tried often enough. */
export async function markRefused(
  { db, clock }: Store,
  { id, attempts }: ClaimedMail,
  isFinal: boolean,
): Promise<void> {
  const now = clock.now();
  const pauseMs = pausesMs[attempts - 1];
  const next = isFinal || pauseMs === undefined ? { failedAt: now, ...forgotten } : { dueAt: addMs(now, pauseMs) };
  await db.update(mails).set(next).where(eq(mails.id, id));
}

/** Drops an email that nobody is to get. */
export async function dropMail({ db }: Pick<Store, "db">, { id }: ClaimedMail): Promise<void> {
  await db.delete(mails).where(eq(mails.id, id));
}

/** Deletes what was sent or given up long ago. */
export async function forgetOldMails({ db, clock }: Store): Promise<void> {
  await db
    .delete(mails)
    .where(
      and(lt(mails.createdAt, addMs(clock.now(), -keptMs)), or(isNotNull(mails.sentAt), isNotNull(mails.failedAt))),
    );
}
