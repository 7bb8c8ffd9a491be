import { eq, sql } from "drizzle-orm";
import { addMs, dayMs } from "../../core/clock";
import type { Store } from "../../db/context";
import { licenseEvents, licenses } from "../../db/tables/licenses";
import { users } from "../../db/tables/viewer";
import { newSerialNumber } from "./serial-number";

// For use in a transaction that has locked the account.

/** How long a license is valid. */
export interface Term {
  readonly duration: number;
  readonly unit: "days" | "years";
}

export interface NewLicenses {
  readonly ownerId: number;
  readonly type: "smart" | "pro";
  readonly isTrial?: boolean;
  readonly term: Term;
  readonly remoteServices: boolean;
  readonly quantity?: number;
}

/** Gives an account licenses that start now. The owner holds the first one. The others wait for a holder or a team. */
export async function giveLicenses(
  { db, clock }: Store,
  { ownerId, type, isTrial = false, term, remoteServices, quantity = 1 }: NewLicenses,
): Promise<void> {
  const now = clock.now();
  const [owner] = await db
    .update(users)
    .set({ firstLicenseAt: sql`coalesce(${users.firstLicenseAt}, ${sql.param(now, users.firstLicenseAt)})` })
    .where(eq(users.id, ownerId))
    .returning({ email: users.email });
  const given = await db
    .insert(licenses)
    .values(
      Array.from({ length: quantity }, (_, at) => ({
        serialNumber: newSerialNumber(),
        type,
        isTrial,
        remoteServices,
        ownerId,
        holderId: at === 0 ? ownerId : null,
        activatedAt: now,
        termStartedAt: now,
        expiresAt: endOf(term, now),
        createdAt: now,
      })),
    )
    .returning({ guid: licenses.guid });
  await db.insert(licenseEvents).values(
    given.map(({ guid }) => ({
      licenseGuid: guid,
      type: "activation",
      createdAt: now,
      duration: term.duration,
      durationUnit: term.unit,
      onlineCompile: remoteServices,
      toUserEmail: owner?.email,
    })),
  );
}

/** Extends a license by a term. The term starts when the current one ends, or now if the license has expired. */
export async function renewLicense(
  { db, clock }: Store,
  guid: string,
  term: { readonly years: number; readonly remoteServices: boolean },
): Promise<void> {
  const now = clock.now();
  const [license] = await db
    .select({ expiresAt: licenses.expiresAt })
    .from(licenses)
    .where(eq(licenses.guid, guid))
    .for("update");
  if (license === undefined) return;
  const from = license.expiresAt !== null && license.expiresAt > now ? license.expiresAt : now;
  await db
    .update(licenses)
    .set({
      termStartedAt: now,
      expiresAt: endOf({ duration: term.years, unit: "years" }, from),
      remoteServices: term.remoteServices,
    })
    .where(eq(licenses.guid, guid));
  await db.insert(licenseEvents).values({
    licenseGuid: guid,
    type: "renew",
    createdAt: now,
    duration: term.years,
    durationUnit: "years",
    onlineCompile: term.remoteServices,
  });
}

function endOf({ duration, unit }: Term, start: Date): Date {
  if (unit === "days") return addMs(start, duration * dayMs);
  const end = new Date(start);
  end.setUTCFullYear(end.getUTCFullYear() + duration);
  return end;
}
