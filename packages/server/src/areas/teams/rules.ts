import { PortalError } from "@gatehouse/contract";
import { type Team, type TeamNameError, teamNameError, teamNameLimits } from "@gatehouse/contract/teams";
import { and, eq, gte, inArray, isNull, ne, or, sql } from "drizzle-orm";
import { InternalError } from "../../core/internal-error";
import type { Context } from "../../db/context";
import { type Database, prepared } from "../../db/database";
import { type ListPage, wholeList } from "../../db/paging";
import { licenses } from "../../db/tables/licenses";
import { teamAssignments, teamLicenses, teamMembers, teams } from "../../db/tables/teams";
import { users } from "../../db/tables/viewer";
import { Refusal } from "../../texts/refusal";
import type { Say } from "../../texts/refusals.messages";
import { isDomainVerified, lockAccount } from "../viewer";
import { asManager, isMember } from "./team-access";
import { returnToAccount } from "./team-licenses";

const viewerId = sql.placeholder("viewerId");

/** Selects teams with their counts in one statement. It has the placeholder `now`. */
function selectTeams(db: Database) {
  const seats = db
    .select({ count: sql<number>`count(*)::int` })
    .from(teamLicenses)
    .where(eq(teamLicenses.teamGuid, teams.guid));
  const members = db
    .select({ count: sql<number>`count(*)::int` })
    .from(teamMembers)
    .where(eq(teamMembers.teamGuid, teams.guid));
  const free = db
    .select({ count: sql<number>`count(*)::int` })
    .from(teamLicenses)
    .innerJoin(licenses, eq(licenses.guid, teamLicenses.licenseGuid))
    .leftJoin(teamAssignments, eq(teamAssignments.licenseGuid, licenses.guid))
    .where(
      and(
        eq(teamLicenses.teamGuid, teams.guid),
        isNull(teamAssignments.licenseGuid),
        or(isNull(licenses.expiresAt), gte(licenses.expiresAt, sql.placeholder("now"))),
      ),
    );
  return db
    .select({
      guid: teams.guid,
      name: teams.name,
      seats_count: sql<number>`(${seats})`,
      available_seats: sql<number>`(${free})`,
      members_count: sql<number>`(${members})`,
      manager: {
        email: users.email,
        first_name: users.firstName,
        last_name: users.lastName,
        profile_picture_url: users.pictureUrl,
      },
    })
    .from(teams)
    .innerJoin(users, eq(users.id, teams.managerId));
}

const findAll = prepared((db) =>
  selectTeams(db)
    .where(isMember(db, viewerId))
    .orderBy(sql`lower(${teams.name})`, teams.guid)
    .prepare("teams"),
);

const findOne = prepared((db) =>
  selectTeams(db)
    .where(and(isMember(db, viewerId), eq(teams.guid, sql.placeholder("teamGuid"))))
    .prepare("team"),
);

/** The viewer's teams, sorted by name. */
export async function listTeams({ db, viewer, clock }: Context): Promise<ListPage<Team>> {
  return wholeList(await findAll(db).execute({ viewerId: viewer.id, now: clock.now() }));
}

/** @throws {PortalError} `not-found` unless the viewer is a member. */
export async function getTeam({ db, viewer, clock }: Context, teamGuid: string): Promise<Team> {
  const [team] = await findOne(db).execute({ viewerId: viewer.id, teamGuid, now: clock.now() });
  if (team === undefined) throw new PortalError("not-found");
  return team;
}

/** Whether the viewer may create a team, which requires a verified email domain. */
export async function canCreateTeam({ db, viewer }: Context): Promise<boolean> {
  return isDomainVerified(db, viewer.email);
}

/** Creates a team with the viewer as its manager and first member. */
export async function createTeam(context: Context, input: string): Promise<Team> {
  const { viewer, clock } = context;
  const guid = await context.db.transaction(async (db) => {
    await lockAccount(db, viewer.id);
    if (!(await isDomainVerified(db, viewer.email)))
      throw new Refusal("forbidden", { detail: (t) => t.teams.domainNotVerified });
    const name = await checkedName(db, viewer.id, input, "create");
    const [team] = await db
      .insert(teams)
      .values({ name, managerId: viewer.id, createdAt: clock.now() })
      .returning({ guid: teams.guid });
    if (team === undefined) throw new InternalError("The team was not written");
    await db
      .insert(teamMembers)
      .values({ teamGuid: team.guid, userId: viewer.id, email: viewer.email, createdAt: clock.now() });
    return team.guid;
  });
  return getTeam(context, guid);
}

/** Renames a team. */
export async function renameTeam(context: Context, teamGuid: string, input: string): Promise<Team> {
  await asManager(context, teamGuid, async ({ db, viewer }) => {
    await lockAccount(db, viewer.id);
    await db
      .update(teams)
      .set({ name: await checkedName(db, viewer.id, input, "edit", teamGuid) })
      .where(eq(teams.guid, teamGuid));
  });
  return getTeam(context, teamGuid);
}

/** Deletes a team. Its licenses return to their owner. */
export async function deleteTeam(context: Context, teamGuid: string): Promise<void> {
  await asManager(context, teamGuid, async ({ db }) => {
    const shared = db
      .select({ guid: teamLicenses.licenseGuid })
      .from(teamLicenses)
      .where(eq(teamLicenses.teamGuid, teamGuid));
    await returnToAccount(db, inArray(licenses.guid, shared));
    await db.delete(teams).where(eq(teams.guid, teamGuid));
  });
}

function nameRefusal(error: TeamNameError, use: keyof typeof teamNameLimits): Say {
  switch (error) {
    case "required":
      return (t) => t.teams.nameRequired;
    case "too-short":
      return (t) => t.teams.nameTooShort(teamNameLimits.edit.min);
    case "too-long":
      return (t) => t.teams.nameTooLong(teamNameLimits[use].max);
    case "not-unique":
      return (t) => (use === "edit" ? t.teams.nameIsAnotherTeams : t.teams.nameNotUnique);
  }
}

async function checkedName(
  db: Database,
  managerId: number,
  input: string,
  use: keyof typeof teamNameLimits,
  ownGuid?: string,
): Promise<string> {
  const others = await db
    .select({ name: teams.name })
    .from(teams)
    .where(and(eq(teams.managerId, managerId), ownGuid === undefined ? undefined : ne(teams.guid, ownGuid)));
  const error = teamNameError(
    input,
    use,
    others.map(({ name }) => name),
  );
  if (error === undefined) return input.trim();
  throw new Refusal("invalid", { fields: { name: [nameRefusal(error, use)] } });
}
