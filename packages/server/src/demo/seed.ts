import { couponCodeFormat } from "@gatehouse/contract/licenses";
import { tours } from "../areas/viewer/rules";
import { addMs, type Clock, dayMs } from "../core/clock";
import type { Database } from "../db/database";
import { cartRows } from "../db/tables/cart";
import { coupons, dongles, licenseEvents, licenses } from "../db/tables/licenses";
import { orderRows, orders } from "../db/tables/orders";
import { teamAssignments, teamLicenses, teamMembers, teams } from "../db/tables/teams";
import { groups, settings, userGroups, users, verifiedDomains } from "../db/tables/viewer";
import { demoAccounts, demoPasswordHash } from "./accounts";
import { seedBuilds } from "./builds";
import { demoCoupons } from "./coupons";
import { demoEvents, demoGuid, demoLicenses, demoTeams, endOfDay } from "./licenses";
import { seedOlderBuilds } from "./older-builds";
import { demoCart, demoOrders } from "./orders";
import { startOfDay } from "./rebase";
import type { RecordedDesign } from "./recordings";
import { seedReleases } from "./releases";
import { seedProjects } from "./seed-projects";
import { seedSessions } from "./sessions";
import { seedTickets } from "./support";
import { agreement, privacyPolicy } from "./texts";

/**
 * Fills an empty database with the demo: the same rows each time, dates relative to the clock's day, reaching every
 * state of licenses.
 * @param designs - recorded ones, which the projects have their sources, figures and logs from. Without them, builds have only
 * a state.
 */
export async function seedDemo(db: Database, clock: Clock, designs: readonly RecordedDesign[] = []): Promise<void> {
  const today = startOfDay(clock.now());
  await db.transaction(async (tx) => {
    await tx.insert(settings).values([
      { name: "demo-anchor", value: today.toISOString() },
      { name: "agreement", value: agreement },
      { name: "privacy-policy", value: privacyPolicy },
    ]);
    const userIds = await seedAccounts(tx, today);
    const licenseGuids = await seedLicenses(tx, today, userIds);
    await seedTeams(tx, today, userIds, licenseGuids);
    await seedCoupons(tx, today, userIds);
    await seedSessions(tx, today, userIds);
    await seedCart(tx, today, userIds, licenseGuids);
    await seedOrders(tx, today, userIds, licenseGuids);
    await seedReleases(tx, today);
    await seedTickets(tx, today, userIds);
    await seedProjects(tx, today, userIds);
    await seedBuilds(tx, today, designs);
    await seedOlderBuilds(tx, designs);
  });
}

type Ids<Id> = (name: string) => Id;

function idsBy<Row, Id>(rows: readonly Row[], name: (row: Row) => string, id: (row: Row) => Id): Ids<Id> {
  const ids = new Map(rows.map((row) => [name(row), id(row)]));
  return (wanted) => {
    const found = ids.get(wanted);
    if (found === undefined) throw new Error(`The demo names ${wanted}, which it does not have`);
    return found;
  };
}

const daysAgo = (today: Date, days: number) => addMs(today, -days * dayMs + 9.4 * 3_600_000);

async function seedAccounts(db: Database, today: Date): Promise<Ids<number>> {
  const owners = new Set(demoLicenses.map(({ owner }) => owner));
  const rows = await db
    .insert(users)
    .values(
      demoAccounts.map((account) => {
        const isConfirmed = account.isProfileConfirmed ?? true;
        return {
          email: account.email,
          passwordHash: demoPasswordHash,
          firstName: account.firstName,
          lastName: account.lastName,
          jobTitle: account.jobTitle,
          isSuperuser: account.isSuperuser ?? false,
          hasSupportPlus: account.hasSupportPlus ?? false,
          countryCode: isConfirmed ? "IT" : null,
          location: isConfirmed ? "Viareggio" : "",
          institute: isConfirmed ? "Example Instruments" : "",
          localTimezone: "Europe/Rome",
          acceptsUserEmails: isConfirmed,
          profileConfirmedAt: isConfirmed ? daysAgo(today, 930) : null,
          agreementAcceptedAt: (account.isAgreementAccepted ?? true) ? daysAgo(today, 930) : null,
          completedTours: account.hasToursAhead ? [] : [...tours],
          firstLicenseAt: owners.has(account.email) ? daysAgo(today, 930) : null,
          createdAt: daysAgo(today, isConfirmed ? 931 : 1),
        };
      }),
    )
    .returning({ id: users.id, email: users.email });
  const userIds = idsBy(
    rows,
    ({ email }) => email,
    ({ id }) => id,
  );
  const names = [...new Set(demoAccounts.flatMap(({ group }) => group ?? []))];
  const groupIds = idsBy(
    await db
      .insert(groups)
      .values(names.map((name) => ({ name })))
      .returning(),
    ({ name }) => name,
    ({ id }) => id,
  );
  await db
    .insert(userGroups)
    .values(
      demoAccounts.flatMap(({ email, group }) =>
        group === undefined ? [] : { userId: userIds(email), groupId: groupIds(group) },
      ),
    );
  return userIds;
}

async function seedLicenses(db: Database, today: Date, userIds: Ids<number>): Promise<Ids<string>> {
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

async function seedTeams(db: Database, today: Date, userIds: Ids<number>, licenseGuids: Ids<string>): Promise<void> {
  const accounts = new Set(demoAccounts.map(({ email }) => email));
  const createdAt = daysAgo(today, 240);
  for (const [at, team] of demoTeams.entries()) {
    const teamGuid = demoGuid(2, at);
    await db.insert(teams).values({ guid: teamGuid, name: team.name, managerId: userIds(team.manager), createdAt });
    const members = await db
      .insert(teamMembers)
      .values(
        [team.manager, ...team.members].map((email) => ({
          teamGuid,
          email,
          userId: accounts.has(email) ? userIds(email) : null,
          createdAt,
        })),
      )
      .returning();
    const memberIds = idsBy(
      members,
      ({ email }) => email,
      ({ id }) => id,
    );
    const shared = demoLicenses.filter((license) => license.team === team.name);
    await db
      .insert(teamLicenses)
      .values(shared.map(({ serial }) => ({ licenseGuid: licenseGuids(serial), teamGuid, addedAt: createdAt })));
    const held = shared.flatMap(({ serial, assigned }) =>
      assigned === undefined
        ? []
        : {
            licenseGuid: licenseGuids(serial),
            memberId: memberIds(assigned.email),
            isStatic: assigned.isStatic,
            assignedAt: createdAt,
          },
    );
    if (held.length > 0) await db.insert(teamAssignments).values(held);
  }
}

async function seedCoupons(db: Database, today: Date, userIds: Ids<number>): Promise<void> {
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

async function seedCart(db: Database, today: Date, userIds: Ids<number>, licenseGuids: Ids<string>): Promise<void> {
  await db.insert(cartRows).values(
    demoCart.map(({ owner, serial, type, years }) => ({
      ownerId: userIds(owner),
      licenseGuid: serial === undefined ? null : licenseGuids(serial),
      licenseType: type,
      years,
      onlineCompile: type === "pro",
      createdAt: daysAgo(today, 1),
    })),
  );
}

async function seedOrders(db: Database, today: Date, userIds: Ids<number>, licenseGuids: Ids<string>): Promise<void> {
  for (const [at, { owner, status, daysAgo: days, rows }] of demoOrders.entries()) {
    const guid = demoGuid(3, at);
    const createdAt = daysAgo(today, days);
    await db.insert(orders).values({
      guid,
      ownerId: userIds(owner),
      status,
      createdAt,
      deliveredAt: status === "de" ? addMs(createdAt, dayMs) : null,
    });
    await db.insert(orderRows).values(
      rows.map(({ serial, type, years, quantity = 1 }) => ({
        orderGuid: guid,
        isRenewal: serial !== undefined,
        licenseGuid: serial === undefined ? null : licenseGuids(serial),
        licenseSerialNumber: serial,
        licenseType: type,
        years,
        onlineCompile: type === "pro",
        quantity,
      })),
    );
  }
}
