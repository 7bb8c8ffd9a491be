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

// The purpose keeps a signature of a download link from counting here.
export function signSubscription(secret: string, { id, email }: Subscriber): string {
  const signature = hmac(sha256, utf8ToBytes(secret), utf8ToBytes(`unsubscribe:${id}:${email}`));
  return `${id.toString(36)}.${bytesToHex(signature)}`;
}

async function tokenOf(db: Database, subscriber: Subscriber): Promise<string> {
  return signSubscription(await readMadeSecret(db, "link-secret"), subscriber);
}

/** The path at which an account turns email off without a session. It works until the account's address changes. */
export async function unsubscribePath(db: Database, subscriber: Subscriber): Promise<string> {
  return `/accounts/email/unsubscribe/${await tokenOf(db, subscriber)}/`;
}

/** The account whose link it is. */
export async function findSubscriber(db: Database, token: string): Promise<Subscriber | undefined> {
  const [, id = ""] = /^([\da-z]{1,6})\.[\da-f]{64}$/.exec(token) ?? [];
  const number = parseInt(id, 36);
  if (!(number > 0 && number < 2 ** 31)) return undefined;
  const [user] = await db.select({ id: users.id, email: users.email }).from(users).where(eq(users.id, number));
  return user !== undefined && isEqual(await tokenOf(db, user), token) ? user : undefined;
}

/** Turns email about the account off, as its profile does. */
export async function unsubscribe(db: Database, { id, email }: Subscriber): Promise<void> {
  await db
    .update(users)
    .set({ acceptsUserEmails: false })
    .where(and(eq(users.id, id), eq(users.email, email)));
}
