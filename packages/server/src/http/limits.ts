import { parseUrl } from "@gatehouse/contract";
import { and, inArray, lte, sql } from "drizzle-orm";
import { addMs, minuteMs } from "../core/clock";
import { sha256 } from "../core/secrets";
import type { Store } from "../db/context";
import type { Database } from "../db/database";
import { rateLimits } from "../db/tables/auth";
import { Refusal } from "../texts/refusal";

export interface Limit {
  readonly points: number;
  readonly windowMs: number;
}

/** How often an account and an address may try actions that invite guessing or are costly. */
export interface Limits {
  readonly signIn: { readonly account: Limit; readonly address: Limit };
  readonly coupon: { readonly account: Limit; readonly address: Limit };
  readonly trial: { readonly account: Limit; readonly address: Limit };
}

/** 10 passwords in 5 minutes, 20 coupons or trials in an hour. */
export const defaultLimits: Limits = {
  signIn: { account: { points: 10, windowMs: 5 * minuteMs }, address: { points: 60, windowMs: 5 * minuteMs } },
  coupon: { account: { points: 20, windowMs: 60 * minuteMs }, address: { points: 60, windowMs: 60 * minuteMs } },
  trial: { account: { points: 20, windowMs: 60 * minuteMs }, address: { points: 60, windowMs: 60 * minuteMs } },
};

/**
 * Counts one attempt. It is one atomic statement on the shared database, so the count holds across processes.
 * (rate-limiter-flexible reads the machine's clock, and loads drizzle by a name that no bundler sees.)
 * @param onLock - Called for the first attempt past the limit, once per window.
 * @throws {PortalError} `throttled` past the limit.
 */
export async function spend(
  { db, clock }: Store,
  name: string,
  who: string,
  limit: Limit,
  onLock?: () => Promise<void>,
): Promise<void> {
  const now = clock.now();
  const fresh = addMs(now, limit.windowMs);
  const isOver = lte(rateLimits.expiresAt, sql.param(now, rateLimits.expiresAt));
  const [row] = await db
    .insert(rateLimits)
    .values({ key: await keyOf(name, who), points: 1, expiresAt: fresh })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        points: sql`case when ${isOver} then 1 else ${rateLimits.points} + 1 end`,
        expiresAt: sql`case when ${isOver} then ${sql.param(fresh, rateLimits.expiresAt)} else ${rateLimits.expiresAt} end`,
      },
    })
    .returning({ points: rateLimits.points, expiresAt: rateLimits.expiresAt });
  if (row === undefined) return;
  if (row.points === 1) await forgetOver(db, now);
  if (row.points <= limit.points) return;
  if (row.points === limit.points + 1) await onLock?.();
  const retryAfterMs = Math.max(1_000, row.expiresAt.getTime() - now.getTime());
  throw new Refusal("throttled", {
    status: 429,
    retryAfterMs,
    detail: (t) => t.usual.throttledFor(Math.ceil(retryAfterMs / 1_000)),
  });
}

/** Resets the count, for example after a correct password. */
export async function forgive({ db }: Pick<Store, "db">, name: string, who: string): Promise<void> {
  const key = await keyOf(name, who);
  await db.delete(rateLimits).where(sql`${rateLimits.key} = ${key}`);
}

/**
 * The part of an address that limits count by: a whole IPv4 address, or the /64 of an IPv6 address, which is one
 * household. All notations of an address (port, brackets, zone, leading zeros, IPv4-mapped IPv6) give the same group.
 */
export function addressGroup(address: string): string {
  const [, ipv4] = /^(\d+\.\d+\.\d+\.\d+)(?::\d+)?$/.exec(address) ?? [];
  if (ipv4 !== undefined) return ipv4;
  const [, ipv6] = /^\[?([\da-f:.]+)(?:%[^\]]*)?(?:\](?::\d+)?)?$/i.exec(address) ?? [];
  const url = ipv6 === undefined ? undefined : parseUrl(`http://[${ipv6}]`);
  if (url === undefined) return address;
  const groups = ipv6Groups(url.hostname.slice(1, -1));
  if (/^(?:0,){5}ffff,/.test(groups.join()))
    return groups
      .slice(6)
      .flatMap((group) => [parseInt(group, 16) >> 8, parseInt(group, 16) & 255])
      .join(".");
  return groups.slice(0, 4).join(":");
}

/** The eight groups of an IPv6 address in canonical form. */
function ipv6Groups(address: string): readonly string[] {
  const [left = [], right = []] = address.split("::").map((part) => part.split(":").filter(Boolean));
  return [...left, ...Array<string>(8 - left.length - right.length).fill("0"), ...right];
}

// `who` may be a typed email. Hashing keeps it out of the database and bounds the key's length.
async function keyOf(name: string, who: string): Promise<string> {
  return `${name}:${(await sha256(who)).slice(0, 32)}`;
}

async function forgetOver(db: Database, now: Date): Promise<void> {
  const over = db
    .select({ key: rateLimits.key })
    .from(rateLimits)
    .where(lte(rateLimits.expiresAt, now))
    .limit(100)
    .for("update", { skipLocked: true });
  await db.delete(rateLimits).where(and(inArray(rateLimits.key, over), lte(rateLimits.expiresAt, now)));
}
