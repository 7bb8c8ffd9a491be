import { PortalError } from "@gatehouse/contract";
import { comparableEmail, haveSameDomain, type TeamUser } from "@gatehouse/contract/teams";
import { and, eq, type SQL, sql } from "drizzle-orm";
import { FieldErrors } from "../../core/field-errors";
import type { Context } from "../../db/context";
import { type Database, prepared } from "../../db/database";
import { type ListPage, wholeList } from "../../db/paging";
import { teamAssignments, teamMembers } from "../../db/tables/teams";
import { users } from "../../db/tables/viewer";
import { Refusal } from "../../texts/refusal";
import type { Say } from "../../texts/refusals.messages";
import { asManager, isMemberOf } from "./team-access";

const known = {
  firstName: users.firstName,
  lastName: users.lastName,
  pictureUrl: users.pictureUrl,
  lastLoginAt: users.lastLoginAt,
};

// A team has at least its manager as a member. So empty rows mean that the viewer isn't a member.
function selectTeamUsers(db: Database, condition?: SQL) {
  // A subquery finds one value per member. For a large team, `exists` would read all assignments.
  const holds = db
    .select({ isStatic: teamAssignments.isStatic })
    .from(teamAssignments)
    .where(and(eq(teamAssignments.memberId, teamMembers.id), teamAssignments.isStatic))
    .limit(1);
  return db
    .select({
      id: teamMembers.id,
      email: teamMembers.email,
      user: known,
      holdsForGood: sql<boolean>`coalesce((${holds}), false)`,
    })
    .from(teamMembers)
    .leftJoin(users, eq(users.id, teamMembers.userId))
    .where(and(eq(teamMembers.teamGuid, sql.placeholder("teamGuid")), isMemberOf(db), condition))
    .orderBy(teamMembers.email);
}

function toTeamUser({ id, email, user, holdsForGood }: Awaited<ReturnType<typeof selectTeamUsers>>[number]): TeamUser {
  return {
    id,
    email,
    first_name: user?.firstName ?? "",
    last_name: user?.lastName ?? "",
    profile_picture_url: user?.pictureUrl ?? null,
    last_login: user?.lastLoginAt?.toISOString() ?? null,
    pending_user: user === null,
    has_license_statically_assigned: holdsForGood,
  };
}

const findAll = prepared((db) => selectTeamUsers(db).prepare("team_users"));

const findOne = prepared((db) =>
  selectTeamUsers(db, eq(teamMembers.id, sql.placeholder("memberId"))).prepare("team_user"),
);

/** The members of a team, sorted by email. */
export async function listTeamUsers({ db, viewer }: Context, teamGuid: string): Promise<ListPage<TeamUser>> {
  const rows = await findAll(db).execute({ viewerId: viewer.id, teamGuid });
  if (rows.length === 0) throw new PortalError("not-found");
  return wholeList(rows.map(toTeamUser));
}

/** @throws {PortalError} `not-found` unless there is such a member. */
export async function getTeamUser({ db, viewer }: Context, teamGuid: string, userId: string): Promise<TeamUser> {
  const [user] = await findOne(db).execute({ viewerId: viewer.id, teamGuid, memberId: memberId(userId) });
  if (user === undefined) throw new PortalError("not-found");
  return toTeamUser(user);
}

/**
 * Adds a person to a team. People without an account join when they sign up. People from another domain need a request.
 */
export async function addTeamUser(context: Context, teamGuid: string, input: string): Promise<void> {
  await asManager(context, teamGuid, async ({ db, viewer, clock }) => {
    const errors = new FieldErrors();
    const email = comparableEmail(errors.text("email", input, { isRequired: true, isEmail: true, max: 254 }));
    errors.throwIfAny();
    if (!haveSameDomain(email, viewer.email)) throw invalidEmail((t) => t.teams.otherDomain);
    const [account] = await db.select({ id: users.id }).from(users).where(eq(users.email, email));
    const added = await db
      .insert(teamMembers)
      .values({ teamGuid, email, userId: account?.id ?? null, createdAt: clock.now() })
      .onConflictDoNothing()
      .returning({ id: teamMembers.id });
    if (added.length === 0) throw invalidEmail((t) => t.teams.alreadyInTeam);
  });
}

const invalidEmail = (text: Say) => new Refusal("invalid", { fields: { email: [text] } });

/** Removes a member from a team and frees the member's license. The manager can't be removed. */
export async function removeTeamUser(context: Context, teamGuid: string, userId: string): Promise<void> {
  await asManager(context, teamGuid, async ({ db }, team) => {
    const [member] = await db
      .select({ id: teamMembers.id, userId: teamMembers.userId })
      .from(teamMembers)
      .where(and(eq(teamMembers.teamGuid, teamGuid), eq(teamMembers.id, memberId(userId))));
    if (member === undefined) throw new PortalError("not-found");
    if (member.userId === team.managerId) throw new Refusal("invalid", { detail: (t) => t.teams.managerStays });
    await db.delete(teamMembers).where(eq(teamMembers.id, member.id));
  });
}

/** @throws {PortalError} `not-found` for text that can't be a membership's id. */
function memberId(text: string): number {
  const id = /^\d{1,9}$/.test(text) ? Number(text) : 0;
  if (id === 0) throw new PortalError("not-found");
  return id;
}
