import { couponCodeFormat } from "@gatehouse/contract/licenses";
import { addMs, dayMs } from "../core/clock";
import type { Database } from "../db/database";
import { coupons, dongles, licenseEvents, licenses } from "../db/tables/licenses";
import { verifiedDomains } from "../db/tables/viewer";
import { demoCoupons } from "./coupons";
import { daysAgo } from "./days-ago";
import { demoEvents, demoGuid, demoLicenses, endOfDay } from "./licenses";
import { type Ids, idsBy } from "./named-ids";

/**
 * Inserts the licenses with their histories.
 * @returns their guids by serial number.
 */
export async function seedLicenses(db: Database, today: Date, userIds: Ids<number>): Promise<Ids<string>> {
  const withDongle = demoLicenses.flatMap(({ dongle, owner }) =>
    dongle === undefined ? [] : { serialNumber: dongle, ownerId: userIds(owner) },
  );
  const dongleIds = idsBy(
    await db.insert(dongles).values(withDongle).returning(),
    ({ serialNumber }) => serialNumber,
    ({ id }) => id,
  );
  const rows = await db
    .insert(licenses)
    .values(
      demoLicenses.map((license, at) => {
        const expiresAt = license.daysLeft === undefined ? null : endOfDay(today, license.daysLeft);
        const startedAt = expiresAt && addMs(expiresAt, -(license.termDays ?? 365) * dayMs);
        const holder =
          license.holder === undefined && license.team === undefined ? license.owner : (license.holder ?? null);
        return {
          guid: demoGuid(1, at),
          serialNumber: license.serial,
          type: license.type,
          remoteServices: license.type === "pro",
          ownerId: userIds(license.owner),
          holderId: holder === null ? null : userIds(holder),
          activatedAt: startedAt,
          termStartedAt: startedAt,
          expiresAt,
          createdAt: startedAt ?? daysAgo(today, 3),
          dongleId: license.dongle === undefined ? null : dongleIds(license.dongle),
          ...license.marks,
        };
      }),
    )
    .returning({ guid: licenses.guid, serialNumber: licenses.serialNumber });
  const guids = idsBy(
    rows,
    ({ serialNumber }) => serialNumber,
    ({ guid }) => guid,
  );
  const activated = new Set(demoEvents.filter(({ type }) => type === "activation").map(({ serial }) => serial));
  await db.insert(licenseEvents).values([
    ...demoEvents.map(({ serial, daysAgo: days, ...event }) => ({
      ...event,
      licenseGuid: guids(serial),
      createdAt: daysAgo(today, days),
    })),
    ...demoLicenses.flatMap(({ serial, owner, type, daysLeft, termDays = 365 }) =>
      daysLeft === undefined || activated.has(serial)
        ? []
        : {
            licenseGuid: guids(serial),
            type: "activation",
            createdAt: addMs(endOfDay(today, daysLeft), -termDays * dayMs),
            duration: termDays,
            durationUnit: "days",
            onlineCompile: type === "pro",
            toUserEmail: owner,
          },
    ),
  ]);
  return guids;
}

export async function seedCoupons(db: Database, today: Date, userIds: Ids<number>): Promise<void> {
  const createdAt = daysAgo(today, 40);
  await db.insert(verifiedDomains).values({ domain: "example.com", createdAt });
  await db.insert(coupons).values(
    demoCoupons.map(({ code, type, isTrial = false, durationDays, expiresInDays, redeemedDaysAgo }) => {
      if (!couponCodeFormat.test(code)) throw new Error(`${code} is no coupon code`);
      return {
        code,
        type,
        isTrial,
        durationDays,
        createdAt,
        expiresAt: expiresInDays === undefined ? null : endOfDay(today, expiresInDays),
        redeemedAt: redeemedDaysAgo === undefined ? null : daysAgo(today, redeemedDaysAgo),
        redeemedById: redeemedDaysAgo === undefined ? null : userIds("manager@example.com"),
      };
    }),
  );
}
