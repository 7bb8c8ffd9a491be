import { PortalError } from "@gatehouse/contract";
import { and, eq, exists, type Placeholder, sql } from "drizzle-orm";
import type { Context } from "../../db/context";
import { type Database, prepared } from "../../db/database";
import { teamMembers, teams } from "../../db/tables/teams";
import { Refusal } from "../../texts/refusal";

/** Matches the teams that the viewer is a member of. Other teams must look nonexistent to the viewer. */
export function isMember(db: Database, viewerId: number | Placeholder) {
  return exists(
    db
      .select({ id: teamMembers.id })
      .from(teamMembers)
      .where(and(eq(teamMembers.teamGuid, teams.guid), eq(teamMembers.userId, viewerId))),
  );
}

const viewerId = sql.placeholder("viewerId");
const team = sql.placeholder("teamGuid");

/**
 * Matches if the viewer is a member of the team. Use it in the query for the team's data, so that the query reveals
 * nothing to others. For prepared statements with the placeholders `viewerId` and `teamGuid`.
 */
export function isMemberOf(db: Database) {
  return exists(
    db
      .select({ id: teamMembers.id })
      .from(teamMembers)
      .where(and(eq(teamMembers.teamGuid, team), eq(teamMembers.userId, viewerId))),
  );
}

const findMembership = prepared((db) =>
  db
    .select({ guid: teams.guid })
    .from(teams)
    .where(and(eq(teams.guid, team), isMemberOf(db)))
    .prepare("team_membership"),
);

/** @throws {PortalError} `not-found` unless the viewer is a member. */
export async function checkMember({ db, viewer }: Context, teamGuid: string): Promise<void> {
  const [found] = await findMembership(db).execute({ viewerId: viewer.id, teamGuid });
  if (found === undefined) throw new PortalError("not-found");
}

export type LockedTeam = typeof teams.$inferSelect;

/**
 * Changes a team in one transaction. Other changes of the team wait.
 * @throws {PortalError} `not-found` unless the viewer is a member, `forbidden` unless the manager.
 */
export async function asManager<T>(
  context: Context,
  teamGuid: string,
  change: (tx: Context, team: LockedTeam) => Promise<T>,
): Promise<T> {
  const { viewer } = context;
  return context.db.transaction(async (db) => {
    const [team] = await db
      .select()
      .from(teams)
      .where(and(eq(teams.guid, teamGuid), isMember(db, viewer.id)))
      .for("update");
    if (team === undefined) throw new PortalError("not-found");
    if (team.managerId !== viewer.id) throw new Refusal("forbidden", { detail: (t) => t.teams.onlyManager });
    return change({ ...context, db }, team);
  });
}
