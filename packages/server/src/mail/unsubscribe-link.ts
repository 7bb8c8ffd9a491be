import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import { and, eq } from "drizzle-orm";
import { isEqual } from "../core/secrets";
import type { Database } from "../db/database";
import { readMadeSecret } from "../db/made-secret";
import { users } from "../db/tables/viewer";

export interface Subscriber {
  readonly id: number;
  readonly email: string;
}

// The `unsubscribe:` prefix keeps signatures of download links from being valid here.
export function signSubscription(secret: string, { id, email }: Subscriber): string {
  const signature = hmac(sha256, utf8ToBytes(secret), utf8ToBytes(`unsubscribe:${id}:${email}`));
  return `${id.toString(36)}.${bytesToHex(signature)}`;
}

async function tokenOf(db: Database, subscriber: Subscriber): Promise<string> {
  return signSubscription(await readMadeSecret(db, "link-secret"), subscriber);
}

/** The path that unsubscribes an account without a session. It is valid until the account's email address changes. */
export async function unsubscribePath(db: Database, subscriber: Subscriber): Promise<string> {
  return `/accounts/email/unsubscribe/${await tokenOf(db, subscriber)}/`;
}

const tokenFormat = /^([\da-z]{1,6})\.[\da-f]{64}$/;

/** The account's id in an unsubscribe URL that this portal made, even if the account's email address changed since. */
export function subscriberId(url: string): number {
  const [, id = "0"] = tokenFormat.exec(url.split("/").at(-2) ?? "") ?? [];
  return parseInt(id, 36);
}

/** Finds the account of an unsubscribe link. */
export async function findSubscriber(db: Database, token: string): Promise<Subscriber | undefined> {
  const [, id = ""] = tokenFormat.exec(token) ?? [];
  const number = parseInt(id, 36);
  if (!(number > 0 && number < 2 ** 31)) return undefined;
  const [user] = await db.select({ id: users.id, email: users.email }).from(users).where(eq(users.id, number));
  return user !== undefined && isEqual(await tokenOf(db, user), token) ? user : undefined;
}

/** Turns off email to the account, like the setting in its profile. */
export async function unsubscribe(db: Database, { id, email }: Subscriber): Promise<void> {
  await db
    .update(users)
    .set({ acceptsUserEmails: false })
    .where(and(eq(users.id, id), eq(users.email, email)));
}
