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

/** How long a link is valid. */
const resetLifetimeMs = 60 * minuteMs;
/** Further requests within this time send no email, so that nobody can flood a mailbox. */
const spacingMs = 2 * minuteMs;

export interface ResetRequest {
  /** The address as it was typed. */
  readonly email: string;
  /** The address to go to after the next sign-in. */
  readonly next: string;
  /** The language of the request, for an account without a known language. */
  readonly language: string;
}

/**
 * Queues a password reset request. It does the same work for every address. Only the mail sender looks for an account,
 * so that neither the response nor its timing reveals one.
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

/** The state of a password that a reset link is bound to. Any change of the password invalidates the link. */
export async function passwordState(passwordHash: string | null): Promise<string> {
  return sha256(passwordHash ?? "");
}

/**
 * Creates the email of a request with a new link. Only the email contains the link's token. The database stores its
 * hash, which invalidates the account's earlier link.
 * @returns undefined if nobody should get the email.
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
    // A retry of the same email must replace its own link, so the spacing applies only to the first attempt.
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
