import { eq, sql } from "drizzle-orm";
import type { Store } from "../../viewer";
import { users } from "../viewer";
import { newSerialNumber } from "./serial-number";
import { licenseEvents, licenses } from "./tables";

// What an order brings: new licenses, and more time for those that are there. For use in the transaction of the delivery, with the
// account locked.

export interface Purchase {
  readonly ownerId: number;
  readonly type: "smart" | "pro";
  readonly years: number;
  readonly remoteServices: boolean;
  readonly quantity: number;
}

/** Makes new licenses that run from now. The owner holds the first; the others wait for a holder or a team. */
export async function giveLicenses({ db, clock }: Store, { ownerId, type, years, remoteServices, quantity }: Purchase): Promise<void> {
  const now = clock.now();
  const [owner] = await db
    .update(users)
    .set({ firstLicenseAt: sql`coalesce(${users.firstLicenseAt}, ${sql.param(now, users.firstLicenseAt)})` })
    .where(eq(users.id, ownerId))
    .returning({ email: users.email });
  const made = await db
    .insert(licenses)
    .values(
      Array.from({ length: quantity }, (_, at) => ({
        serialNumber: newSerialNumber(), type, remoteServices, ownerId, holderId: at === 0 ? ownerId : null,
        activatedAt: now, termStartedAt: now, expiresAt: addYears(now, years), createdAt: now,
      })),
    )
    .returning({ guid: licenses.guid });
  await db.insert(licenseEvents).values(
    made.map(({ guid }) => ({
      licenseGuid: guid, type: "activation", createdAt: now, duration: years, durationUnit: "years", onlineCompile: remoteServices, toUserEmail: owner?.email,
    })),
  );
}

/** Adds a term to what is left of a license; one that is over runs from now. */
export async function renewLicense({ db, clock }: Store, guid: string, term: { readonly years: number; readonly remoteServices: boolean }): Promise<void> {
  const now = clock.now();
  const [license] = await db.select({ expiresAt: licenses.expiresAt }).from(licenses).where(eq(licenses.guid, guid)).for("update");
  if (license === undefined) return;
  const from = license.expiresAt !== null && license.expiresAt > now ? license.expiresAt : now;
  await db
    .update(licenses)
    .set({ termStartedAt: now, expiresAt: addYears(from, term.years), remoteServices: term.remoteServices })
    .where(eq(licenses.guid, guid));
  await db.insert(licenseEvents).values({
    licenseGuid: guid, type: "renew", createdAt: now, duration: term.years, durationUnit: "years", onlineCompile: term.remoteServices,
  });
}

function addYears(time: Date, years: number): Date {
  const later = new Date(time);
  later.setUTCFullYear(later.getUTCFullYear() + years);
  return later;
}
