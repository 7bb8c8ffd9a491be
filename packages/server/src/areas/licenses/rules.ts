import { PortalError } from "@gatehouse/contract";
import type { BestLicense, License, LicenseEvent, LicenseGroupRow } from "@gatehouse/contract/licenses";
import { and, desc, eq, getTableColumns, gte, inArray, isNull, or, sql } from "drizzle-orm";
import type * as z from "zod/mini";
import type { Context } from "../../db/context";
import { type Database, prepared } from "../../db/database";
import { type ListPage, wholeList } from "../../db/paging";
import { licenseEvents, licenses } from "../../db/tables/licenses";
import { teamAssignments, teamLicenses, teamMembers, teams } from "../../db/tables/teams";
import { holderId, selectLicenses, toLicense } from "./license-rows";

const viewerId = sql.placeholder("viewerId");
const now = sql.placeholder("now");
const soonestFirst = [sql`${licenses.expiresAt} asc nulls last`, licenses.serialNumber] as const;

/** The guids of the licenses that the viewer holds: by assignment in a team, or directly outside of one. */
const heldGuids = (db: Database) =>
  db
    .select({ guid: licenses.guid })
    .from(licenses)
    .leftJoin(teamLicenses, eq(teamLicenses.licenseGuid, licenses.guid))
    .where(and(eq(licenses.holderId, viewerId), isNull(teamLicenses.licenseGuid)))
    .unionAll(
      db
        .select({ guid: teamAssignments.licenseGuid })
        .from(teamAssignments)
        .innerJoin(teamMembers, eq(teamMembers.id, teamAssignments.memberId))
        .where(eq(teamMembers.userId, viewerId)),
    );

const findOwned = prepared((db) =>
  selectLicenses(db)
    .where(eq(licenses.ownerId, viewerId))
    .orderBy(...soonestFirst)
    .prepare("owned_licenses"),
);

const findHeld = prepared((db) =>
  selectLicenses(db)
    .where(inArray(licenses.guid, heldGuids(db)))
    .orderBy(...soonestFirst)
    .prepare("held_licenses"),
);

const ranked = {
  guid: licenses.guid,
  serialNumber: licenses.serialNumber,
  type: licenses.type,
  isTrial: licenses.isTrial,
  expiresAt: licenses.expiresAt,
};

const findBest = prepared((db) => {
  const owned = db.select(ranked).from(licenses).where(eq(licenses.ownerId, viewerId));
  const held = db
    .select(ranked)
    .from(licenses)
    .where(inArray(licenses.guid, heldGuids(db)));
  // Each half uses its own index. With `or`, the query would read every license.
  const candidates = owned.unionAll(held).as("candidates");
  const best = db
    .select({ guid: candidates.guid })
    .from(candidates)
    .orderBy(
      sql`coalesce(${candidates.expiresAt} < ${now}, false)`,
      candidates.isTrial,
      sql`${candidates.type} <> 'pro'`,
      sql`${candidates.expiresAt} desc nulls last`,
      candidates.serialNumber,
    )
    .limit(1);
  return selectLicenses(db)
    .where(eq(licenses.guid, sql`(${best})`))
    .prepare("best_license");
});

const findTeamMembership = prepared((db) => {
  const membership = db
    .select({ one: sql`1` })
    .from(teamMembers)
    .where(eq(teamMembers.userId, viewerId));
  const freeSeat = db
    .select({ one: sql`1` })
    .from(teamMembers)
    .innerJoin(teamLicenses, eq(teamLicenses.teamGuid, teamMembers.teamGuid))
    .innerJoin(licenses, eq(licenses.guid, teamLicenses.licenseGuid))
    .leftJoin(teamAssignments, eq(teamAssignments.licenseGuid, licenses.guid))
    .where(
      and(
        eq(teamMembers.userId, viewerId),
        isNull(teamAssignments.licenseGuid),
        or(isNull(licenses.expiresAt), gte(licenses.expiresAt, now)),
      ),
    );
  return db
    .select({ isInTeam: sql<boolean>`exists ${membership}`, hasFreeSeat: sql<boolean>`exists ${freeSeat}` })
    .from(sql`(select 1) as membership`)
    .prepare("team_seats");
});

// Only the owner, the holder and the manager of its team see a license. To others it must look nonexistent.
const isVisible = or(eq(licenses.ownerId, viewerId), eq(holderId, viewerId), eq(teams.managerId, viewerId));

const findVisible = prepared((db) =>
  selectLicenses(db)
    .where(and(eq(licenses.guid, sql.placeholder("guid")), isVisible))
    .prepare("visible_license"),
);

const findHistory = prepared((db) =>
  db
    .select({ event: getTableColumns(licenseEvents) })
    .from(licenses)
    .leftJoin(teamLicenses, eq(teamLicenses.licenseGuid, licenses.guid))
    .leftJoin(teams, eq(teams.guid, teamLicenses.teamGuid))
    .leftJoin(teamAssignments, eq(teamAssignments.licenseGuid, licenses.guid))
    .leftJoin(teamMembers, eq(teamMembers.id, teamAssignments.memberId))
    .leftJoin(licenseEvents, eq(licenseEvents.licenseGuid, licenses.guid))
    .where(and(eq(licenses.guid, sql.placeholder("guid")), isVisible))
    .orderBy(desc(licenseEvents.createdAt), desc(licenseEvents.id))
    .prepare("license_history"),
);

/** The account's licenses, or those with the given guids. */
export async function listLicenses(context: Context, guids?: readonly string[]): Promise<ListPage<License>> {
  const rows = await findOwned(context.db).execute({ viewerId: context.viewer.id });
  const wanted = guids && new Set(guids.map((guid) => guid.toLowerCase()));
  return wholeList(rows.filter((row) => wanted?.has(row.license.guid) ?? true).map((row) => toLicense(row, context)));
}

export async function listLicensesInUse(context: Context): Promise<ListPage<License>> {
  const rows = await findHeld(context.db).execute({ viewerId: context.viewer.id });
  return wholeList(rows.map((row) => toLicense(row, context)));
}

/** The account's licenses, grouped by equal content of their rows. */
export async function groupLicenses(context: Context): Promise<ListPage<LicenseGroupRow>> {
  const rows = new Map<string, LicenseGroupRow>();
  for (const license of (await listLicenses(context)).results) {
    const shown = {
      type: license.type,
      is_trial: license.is_trial,
      expiration_date: license.expiration_date,
      progress_bar: license.progress_bar,
      remote_services: license.remote_services,
      group: license.group,
      activated: license.activated,
      renew_in_cart: license.renew_in_cart,
      renew_pending: license.renew_pending,
      license_dematerialized: license.license_dematerialized,
      license_reallocated: license.license_reallocated,
      license_reallocated_dongle: license.license_reallocated_dongle,
    };
    const { group, license_reallocated_dongle: dongle, ...plain } = shown;
    const key = [...Object.values(plain), group?.guid, dongle?.serial_number, dongle?.new_data_available].join(" ");
    const row = rows.get(key) ?? { license_guids: [], serial_numbers: [], count: 0, ...shown };
    row.license_guids.push(license.guid);
    row.serial_numbers.push(license.serial_number);
    row.count += 1;
    rows.set(key, row);
  }
  return wholeList([...rows.values()]);
}

/**
 * The viewer's best license among those owned or held, and the viewer's team membership. Preferred are licenses that
 * haven't expired, then non-trials, then pro, then the latest expiry.
 */
export async function getBestLicense(context: Context): Promise<BestLicense> {
  const values = { viewerId: context.viewer.id, now: context.clock.now() };
  const [[row], [membership]] = await Promise.all([
    findBest(context.db).execute(values),
    findTeamMembership(context.db).execute(values),
  ]);
  return {
    license: row === undefined ? null : toLicense(row, context),
    is_user_in_a_team: membership?.isInTeam ?? false,
    free_enterprise_seats_available: membership?.hasFreeSeat ?? false,
  };
}

/** @throws {PortalError} `not-found` unless the viewer owns it, holds it or manages its team. */
export async function getLicense(context: Context, guid: string): Promise<License> {
  const [row] = await findVisible(context.db).execute({ viewerId: context.viewer.id, guid });
  if (row === undefined) throw new PortalError("not-found");
  return toLicense(row, context);
}

/** The history of a license, newest first. Unknown event types are passed on as they are. */
export async function listLicenseHistory(
  { db, viewer }: Context,
  guid: string,
): Promise<ListPage<z.input<typeof LicenseEvent>>> {
  const rows = await findHistory(db).execute({ viewerId: viewer.id, guid });
  if (rows.length === 0) throw new PortalError("not-found");
  const events = rows.flatMap(({ event }) => event ?? []);
  return wholeList(
    events.map((event) => ({
      type: event.type,
      created_at: event.createdAt.toISOString(),
      duration: event.duration,
      duration_measurement_unit: event.durationUnit,
      online_compile: event.onlineCompile,
      from_user_email: event.fromUserEmail,
      to_user_email: event.toUserEmail,
    })),
  );
}
