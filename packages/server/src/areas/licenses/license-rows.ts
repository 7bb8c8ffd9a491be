import { daysUntil, type License } from "@gatehouse/contract/licenses";
import { and, eq, notInArray, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Context } from "../../db/context";
import type { Database } from "../../db/database";
import { cartRows } from "../../db/tables/cart";
import { dongles, licenses } from "../../db/tables/licenses";
import { orderRows, orders } from "../../db/tables/orders";
import { teamAssignments, teamLicenses, teamMembers, teams } from "../../db/tables/teams";
import { users } from "../../db/tables/viewer";

const holders = alias(users, "holders");

/** The holder of a license: in a team, the member it is assigned to, otherwise its own holder. */
export const holderId = sql<
  number | null
>`case when ${teamLicenses.licenseGuid} is null then ${licenses.holderId} else ${teamMembers.userId} end`;

// These subqueries find one value per license. For an account with many licenses, `exists` would read whole tables.
/** Whether a renewal of the license is in a cart. */
export const isRenewInCart = (db: Database) => {
  const rows = db
    .select({ isThere: sql`true` })
    .from(cartRows)
    .where(eq(cartRows.licenseGuid, licenses.guid))
    .limit(1);
  return sql<boolean>`coalesce((${rows}), false)`;
};

/** Whether a renewal of the license is ordered, and neither delivered nor canceled. */
export const isRenewPending = (db: Database) => {
  const rows = db
    .select({ isThere: sql`true` })
    .from(orderRows)
    .innerJoin(orders, eq(orders.guid, orderRows.orderGuid))
    .where(and(eq(orderRows.licenseGuid, licenses.guid), orderRows.isRenewal, notInArray(orders.status, ["de", "ca"])))
    .limit(1);
  return sql<boolean>`coalesce((${rows}), false)`;
};

/** Selects licenses with everything that lists show, in one statement. */
export function selectLicenses(db: Database) {
  return db
    .select({
      license: licenses,
      team: { guid: teams.guid, name: teams.name },
      dongleSerialNumber: dongles.serialNumber,
      holderEmail: holders.email,
      memberEmail: teamMembers.email,
      isStatic: teamAssignments.isStatic,
      isRenewInCart: isRenewInCart(db),
      isRenewPending: isRenewPending(db),
    })
    .from(licenses)
    .leftJoin(teamLicenses, eq(teamLicenses.licenseGuid, licenses.guid))
    .leftJoin(teams, eq(teams.guid, teamLicenses.teamGuid))
    .leftJoin(teamAssignments, eq(teamAssignments.licenseGuid, licenses.guid))
    .leftJoin(teamMembers, eq(teamMembers.id, teamAssignments.memberId))
    .leftJoin(holders, eq(holders.id, holderId))
    .leftJoin(dongles, eq(dongles.id, licenses.dongleId));
}

export type LicenseRow = Awaited<ReturnType<typeof selectLicenses>>[number];

/** Converts a license to the viewer's API object at the current time. */
export function toLicense(row: LicenseRow, { viewer, clock }: Pick<Context, "viewer" | "clock">): License {
  const { license, team } = row;
  const now = clock.now();
  const expirationDate = license.expiresAt?.toISOString() ?? null;
  const expiresIn = daysUntil(expirationDate, now.getTime());
  const progress = termLeft(license.termStartedAt, license.expiresAt, now);
  return {
    guid: license.guid,
    serial_number: license.serialNumber,
    type: license.type,
    is_enterprise: team !== null,
    assigned_from_group: team !== null && license.ownerId !== viewer.id,
    is_trial: license.isTrial,
    is_smart: license.type === "smart",
    is_expired: expiresIn !== null && expiresIn < 0,
    expires_in: expiresIn,
    expiration_date: expirationDate,
    progress,
    progress_bar: progress,
    remote_services: license.remoteServices,
    enabled_user_name: row.holderEmail,
    assigned_user_email: row.isStatic === true ? row.memberEmail : null,
    group: team,
    activated: license.activatedAt !== null,
    renew_in_cart: row.isRenewInCart,
    renew_pending: row.isRenewPending,
    license_dematerialized: license.isDematerialized,
    license_reallocated: license.isReallocated,
    license_reallocated_dongle:
      row.dongleSerialNumber === null
        ? null
        : { serial_number: row.dongleSerialNumber, new_data_available: license.hasNewDongleData },
  };
}

/** The rest of the current term in whole percent. 100 before activation. */
export function termLeft(startedAt: Date | null, expiresAt: Date | null, now: Date): number {
  if (startedAt === null || expiresAt === null) return 100;
  const left = (expiresAt.getTime() - now.getTime()) / Math.max(1, expiresAt.getTime() - startedAt.getTime());
  return Math.round(100 * Math.min(1, Math.max(0, left)));
}
