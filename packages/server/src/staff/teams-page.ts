import { count, eq, sql } from "drizzle-orm";
import { matchesSearch } from "../db/matches-search";
import { teamLicenses, teamMembers, teams } from "../db/tables/teams";
import { users } from "../db/tables/viewer";
import { pagedTable } from "../http/table-page";
import { staffTexts } from "../texts/pages";
import type { BackOfficePage } from "./back-office-page";

interface Row {
  readonly name: string;
  readonly manager: string;
  readonly members: number;
  readonly licenses: number;
  readonly createdAt: Date;
}

// Write the table names, because a bare `guid` in these subqueries would mean another table's column.
const members = sql<number>`(select count(*)::int from ${teamMembers} where ${teamMembers}.team_guid = ${teams}.guid)`;
const shared = sql<number>`(select count(*)::int from ${teamLicenses} where ${teamLicenses}.team_guid = ${teams}.guid)`;

export const teamsPage: BackOfficePage = {
  path: "/management/teams/",
  title: "teams",
  needs: "management.teams",
  content(visit) {
    const { teams: texts } = staffTexts(visit.facts.language);
    return pagedTable<Row>(visit, {
      label: texts.label,
      searches: texts.searches,
      empty: texts.empty,
      columns: [
        { title: texts.name, cell: ({ name }) => name },
        { title: texts.manager, cell: ({ manager }) => manager },
        { title: texts.members, isNumber: true, cell: (team) => String(team.members) },
        { title: texts.licenses, isNumber: true, cell: ({ licenses }) => String(licenses) },
        { title: texts.created, cell: ({ createdAt }) => visit.time(createdAt) },
      ],
      async list({ search, limit, offset }) {
        const { db } = visit;
        const where = matchesSearch(search, teams.name, users.email);
        const [total] = await db
          .select({ count: count() })
          .from(teams)
          .innerJoin(users, eq(users.id, teams.managerId))
          .where(where);
        const rows = await db
          .select({ name: teams.name, manager: users.email, members, licenses: shared, createdAt: teams.createdAt })
          .from(teams)
          .innerJoin(users, eq(users.id, teams.managerId))
          .where(where)
          .orderBy(teams.name, teams.guid)
          .limit(limit)
          .offset(offset);
        return { count: total?.count ?? 0, rows };
      },
    });
  },
};
