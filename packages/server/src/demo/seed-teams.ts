import type { Database } from "../db/database";
import { teamAssignments, teamLicenses, teamMembers, teams } from "../db/tables/teams";
import { demoAccounts } from "./accounts";
import { daysAgo } from "./days-ago";
import { demoGuid, demoLicenses, demoTeams } from "./licenses";
import { type Ids, idsBy } from "./named-ids";

export async function seedTeams(
  db: Database,
  today: Date,
  userIds: Ids<number>,
  licenseGuids: Ids<string>,
): Promise<void> {
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
