import { PortalError } from "@gatehouse/contract";
import { comparableEmail, type EligibleLicense, type TeamLicense } from "@gatehouse/contract/teams";
import { hasHiddenCharacters } from "@gatehouse/contract/viewer";
import { and, eq, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import { isGuid } from "../../core/guid";
import { InternalError } from "../../core/internal-error";
import type { Context } from "../../db/context";
import { type Database, prepared } from "../../db/database";
import { type ListPage, wholeList } from "../../db/paging";
import { licenses } from "../../db/tables/licenses";
import { teamAssignments, teamLicenses, teamMembers } from "../../db/tables/teams";
import { users } from "../../db/tables/viewer";
import { Refusal } from "../../texts/refusal";
import type { Say } from "../../texts/refusals.messages";
import { asManager, checkMember, isMemberOf } from "./team-access";

const viewerId = sql.placeholder("viewerId");
const isInTeam = eq(teamLicenses.teamGuid, sql.placeholder("teamGuid"));

/** Licenses of teams with their holders, soonest expiry first. */
function selectTeamLicenses(db: Database, condition: SQL | undefined, which: "all" | "assigned" = "all") {
  // Subqueries look up each row by index. For a large team, a join would read the whole licenses table.
  const license = db
    .select({
      guid: licenses.guid,
      serialNumber: licenses.serialNumber,
      expiresAt: licenses.expiresAt,
      type: licenses.type,
      isTrial: licenses.isTrial,
      remoteServices: licenses.remoteServices,
    })
    .from(licenses)
    .where(eq(licenses.guid, teamLicenses.licenseGuid))
    .limit(1)
    .as("license");
  const holder = db
    .select({
      isStatic: teamAssignments.isStatic,
      email: teamMembers.email,
      userId: teamMembers.userId,
      firstName: users.firstName,
      lastName: users.lastName,
      pictureUrl: users.pictureUrl,
    })
    .from(teamAssignments)
    .innerJoin(teamMembers, eq(teamMembers.id, teamAssignments.memberId))
    .leftJoin(users, eq(users.id, teamMembers.userId))
    .where(eq(teamAssignments.licenseGuid, teamLicenses.licenseGuid))
    .limit(1)
    .as("holder");
  return db
    .select({
      guid: license.guid,
      serialNumber: license.serialNumber,
      expiresAt: license.expiresAt,
      type: license.type,
      isTrial: license.isTrial,
      remoteServices: license.remoteServices,
      isStatic: holder.isStatic,
      memberEmail: holder.email,
      userId: holder.userId,
      firstName: holder.firstName,
      lastName: holder.lastName,
      pictureUrl: holder.pictureUrl,
    })
    .from(teamLicenses)
    .innerJoinLateral(license, sql`true`)
    .leftJoinLateral(holder, sql`true`)
    .where(and(condition, which === "assigned" ? isNotNull(holder.email) : undefined))
    .orderBy(sql`${license.expiresAt} asc nulls last`, license.serialNumber);
}

function toTeamLicense({
  memberEmail,
  userId,
  ...row
}: Awaited<ReturnType<typeof selectTeamLicenses>>[number]): TeamLicense {
  return {
    guid: row.guid,
    serial_number: row.serialNumber,
    expiration_date: row.expiresAt?.toISOString() ?? null,
    type: row.type,
    is_trial: row.isTrial,
    remote_services: row.remoteServices,
    owner:
      memberEmail === null
        ? null
        : {
            email: memberEmail,
            first_name: row.firstName ?? "",
            last_name: row.lastName ?? "",
            profile_picture_url: row.pictureUrl,
          },
    is_statically_assigned: row.isStatic ?? false,
    pending_user: memberEmail !== null && userId === null,
  };
}

const findAll = prepared((db) => selectTeamLicenses(db, and(isInTeam, isMemberOf(db))).prepare("team_licenses"));

const findAssigned = prepared((db) =>
  selectTeamLicenses(db, and(isInTeam, isMemberOf(db)), "assigned").prepare("assigned_team_licenses"),
);

/** A team's licenses, or only the assigned ones. Soonest expiry first. */
export async function listTeamLicenses(
  context: Context,
  teamGuid: string,
  which: "all" | "assigned",
): Promise<ListPage<TeamLicense>> {
  const { db, viewer } = context;
  const find = which === "all" ? findAll : findAssigned;
  const rows = await find(db).execute({ viewerId: viewer.id, teamGuid });
  // Empty rows mean a team without licenses, or a viewer who isn't a member.
  if (rows.length === 0) await checkMember(context, teamGuid);
  return wholeList(rows.map(toTeamLicense));
}

// A team can share only digital PRO licenses: activated, not on a dongle, not a trial, and not in another team.
const isEligible = and(
  eq(licenses.type, "pro"),
  eq(licenses.isTrial, false),
  isNotNull(licenses.activatedAt),
  isNull(licenses.dongleId),
  isNull(teamLicenses.licenseGuid),
);

const findEligible = prepared((db) =>
  db
    .select({
      guid: licenses.guid,
      serial_number: licenses.serialNumber,
      expiresAt: licenses.expiresAt,
      remote_services: licenses.remoteServices,
    })
    .from(licenses)
    .leftJoin(teamLicenses, eq(teamLicenses.licenseGuid, licenses.guid))
    .where(and(eq(licenses.ownerId, viewerId), isEligible))
    .orderBy(sql`${licenses.expiresAt} asc nulls last`, licenses.serialNumber)
    .prepare("eligible_licenses"),
);

/** The viewer's licenses that may be added to a team. */
export async function listEligibleLicenses({ db, viewer }: Context): Promise<ListPage<EligibleLicense>> {
  const rows = await findEligible(db).execute({ viewerId: viewer.id });
  return wholeList(
    rows.map(({ expiresAt, ...row }) => ({ ...row, expiration_date: expiresAt?.toISOString() ?? null })),
  );
}

const invalidLicense = (text: Say) => new Refusal("invalid", { fields: { license_guid: [text] } });

/** Adds one of the viewer's licenses to a team. A license is in at most one team. */
export async function addTeamLicense(context: Context, teamGuid: string, licenseGuid: string): Promise<void> {
  if (!isGuid(licenseGuid)) throw invalidLicense((t) => t.field.notAGuid);
  await asManager(context, teamGuid, async ({ db, viewer, clock }) => {
    const [owned] = await db
      .select({ guid: licenses.guid })
      .from(licenses)
      .where(and(eq(licenses.guid, licenseGuid), eq(licenses.ownerId, viewer.id)))
      .for("update");
    if (owned === undefined) throw invalidLicense((t) => t.teams.noSuchLicense);
    const [eligible] = await db
      .select({ guid: licenses.guid })
      .from(licenses)
      .leftJoin(teamLicenses, eq(teamLicenses.licenseGuid, licenses.guid))
      .where(and(eq(licenses.guid, licenseGuid), isEligible));
    if (eligible === undefined) throw invalidLicense((t) => t.teams.onlyDigitalPro);
    await db.insert(teamLicenses).values({ licenseGuid, teamGuid, addedAt: clock.now() });
  });
}

/** Removes a license from a team and returns it to its owner. */
export async function removeTeamLicense(context: Context, teamGuid: string, licenseGuid: string): Promise<void> {
  await asManager(context, teamGuid, async ({ db }) => {
    const removed = await db
      .delete(teamLicenses)
      .where(and(eq(teamLicenses.teamGuid, teamGuid), eq(teamLicenses.licenseGuid, licenseGuid)))
      .returning({ guid: teamLicenses.licenseGuid });
    if (removed.length === 0) throw new PortalError("not-found");
    await returnToAccount(db, eq(licenses.guid, licenseGuid));
  });
}

/** Makes the owners the holders of licenses that leave their team. */
export async function returnToAccount(db: Database, which: SQL): Promise<void> {
  await db
    .update(licenses)
    .set({ holderId: sql`${licenses.ownerId}` })
    .where(which);
}

/**
 * Statically assigns a team's license to a member, or unassigns it if `email` is null. A member has at most one
 * assignment, so a dynamic one ends.
 */
export async function assignTeamLicense(
  context: Context,
  teamGuid: string,
  licenseGuid: string,
  email: string | null,
): Promise<TeamLicense> {
  return asManager(context, teamGuid, async ({ db, clock }) => {
    const inTeam = and(eq(teamLicenses.teamGuid, teamGuid), eq(teamLicenses.licenseGuid, licenseGuid));
    const [held] = await db
      .select({ staticHolder: teamAssignments.memberId })
      .from(teamLicenses)
      .leftJoin(
        teamAssignments,
        and(eq(teamAssignments.licenseGuid, teamLicenses.licenseGuid), teamAssignments.isStatic),
      )
      .where(inTeam);
    if (held === undefined) throw new PortalError("not-found");
    if (email !== null) {
      const memberId = await findAssignee(db, teamGuid, licenseGuid, email);
      if (held.staticHolder !== null && held.staticHolder !== memberId)
        throw invalidAssignee((t) => t.teams.assignedElsewhere);
      await db.delete(teamAssignments).where(eq(teamAssignments.memberId, memberId));
      const assignment = { memberId, isStatic: true, assignedAt: clock.now() };
      await db
        .insert(teamAssignments)
        .values({ licenseGuid, ...assignment })
        .onConflictDoUpdate({ target: teamAssignments.licenseGuid, set: assignment });
    } else await db.delete(teamAssignments).where(eq(teamAssignments.licenseGuid, licenseGuid));
    const [row] = await selectTeamLicenses(db, inTeam);
    if (row === undefined) throw new InternalError("The license left its team while the team was locked");
    return toTeamLicense(row);
  });
}

async function findAssignee(db: Database, teamGuid: string, licenseGuid: string, email: string): Promise<number> {
  if (hasHiddenCharacters(email)) throw invalidAssignee((t) => t.field.hiddenInEmail);
  const [member] = await db
    .select({ id: teamMembers.id, staticLicense: teamAssignments.licenseGuid })
    .from(teamMembers)
    .leftJoin(teamAssignments, and(eq(teamAssignments.memberId, teamMembers.id), teamAssignments.isStatic))
    .where(and(eq(teamMembers.teamGuid, teamGuid), eq(teamMembers.email, comparableEmail(email))));
  if (member === undefined) throw invalidAssignee((t) => t.teams.notAMember);
  if (member.staticLicense !== null && member.staticLicense !== licenseGuid)
    throw invalidAssignee((t) => t.teams.hasStaticLicense);
  return member.id;
}

const invalidAssignee = (text: Say) => new Refusal("invalid", { fields: { assigned_user_email: [text] } });
