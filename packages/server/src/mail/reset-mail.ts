import { normalizeEmail } from "@gatehouse/contract/viewer";
import { and, eq } from "drizzle-orm";
import { addMs, minuteMs } from "../core/clock";
import { randomText, sha256 } from "../core/secrets";
import type { Store } from "../db/context";
import { passwordResets } from "../db/tables/auth";
import { mails } from "../db/tables/support";
import { users } from "../db/tables/viewer";
import { mailTextsFor } from "../texts/mail";
import { mailBodies } from "./mail-parts";
import type { ClaimedMail, ReadyMail } from "./mail-queue";
import type { MailSettings } from "./mail-settings";

/** How long a link works. */
const resetLifetimeMs = 60 * minuteMs;
/** Further requests within this time send no email, so nobody can flood a mailbox. */
const spacingMs = 2 * minuteMs;

export interface ResetRequest {
  /** As it was typed. */
  readonly email: string;
  /** The address to go to after the following sign-in. */
  readonly next: string;
  /** The language of the request, for an account whose own is not known. */
  readonly language: string;
}

/**
 * Queues a request for a new password. It does the same work for every address: only the sender finds out whether there
 * is an account, so that neither the response nor its time reveals it.
 */
export async function requestPasswordReset({ db, clock }: Store, request: ResetRequest): Promise<void> {
  const now = clock.now();
  await db.insert(mails).values({
    recipient: normalizeEmail(request.email),
    subject: "",
    body: "",
    resetNext: request.next,
    language: request.language,
    createdAt: now,
    dueAt: now,
  });
}

/** The state of a password that a link is bound to: with any change of it, the link is over. */
export async function passwordState(passwordHash: string | null): Promise<string> {
  return sha256(passwordHash ?? "");
}

/**
 * Makes the email of a request, with a new link. The link's token is in the email alone; the database keeps its hash, and
 * with it any earlier link of the account is over.
 * @returns undefined if nobody is to get it.
 */
export async function makeResetMail(
  { db, clock }: Store,
  mail: ClaimedMail,
  next: string,
  { portalUrl, portalName }: MailSettings,
): Promise<ReadyMail | undefined> {
  const now = clock.now();
  if (mail.createdAt <= addMs(now, -resetLifetimeMs)) return undefined;
  return db.transaction(async (tx) => {
    const [user] = await tx
      .select({ id: users.id, email: users.email, passwordHash: users.passwordHash, language: users.language })
      .from(users)
      .where(and(eq(users.email, mail.recipient), users.isActive))
      .for("update");
    if (user === undefined) return undefined;
    const [former] = await tx.select().from(passwordResets).where(eq(passwordResets.userId, user.id));
    // A later attempt at the same email replaces the link that did not arrive.
    if (former !== undefined && mail.attempts === 1 && former.createdAt > addMs(now, -spacingMs)) return undefined;
    const key = `${user.id.toString(36)}-${randomText(43, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789")}`;
    const reset = {
      tokenHash: await sha256(key),
      passwordState: await passwordState(user.passwordHash),
      createdAt: now,
      expiresAt: addMs(now, resetLifetimeMs),
    };
    await tx
      .insert(passwordResets)
      .values({ userId: user.id, ...reset })
      .onConflictDoUpdate({ target: passwordResets.userId, set: reset });
    const query = next === "/" ? "" : `?next=${encodeURIComponent(next)}`;
    const link = `${portalUrl}/accounts/password/reset/key/${key}/${query}`;
    const language = user.language ?? mail.language;
    const texts = mailTextsFor(language).reset;
    return {
      ...mail,
      subject: texts.subject(portalName),
      ...mailBodies([texts.lead(user.email), { link, label: texts.action }, texts.note], portalName, language),
    };
  });
}
