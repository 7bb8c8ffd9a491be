import type { PortalServer } from "@gatehouse/server";
import { openDemo } from "../portal/demo-database";

/** The people of one place: two managers with their own licenses, a member, and people to add and remove. */
export const teamPlace = (at: number) => ({
  managers: [`first-${at}@example.com`, `second-${at}@example.com`] as const,
  member: `member-${at}@example.com`,
  others: [
    `member-${at}@example.com`,
    `second-${at}@example.com`,
    `other-${at}@example.com`,
    `soon-${at}@example.com`,
    `later-${at}@example.com`,
    `who-${at}@elsewhere.example`,
  ],
});

export interface TeamDatabase {
  /** The portal as one account sees it. */
  readonly as: (email: string) => PortalServer;
  /** Resets a place to one team of the first manager, in which the member holds a license. */
  readonly begin: (at: number) => Promise<void>;
  /** Violated invariants of the database. Empty if there are none. */
  readonly broken: (at: number) => Promise<readonly string[]>;
}

const day = "timestamptz '2026-11-01T09:00:00Z'";
const columns = "profile_confirmed_at, agreement_accepted_at, created_at";

/** One database for many pairs of managers. Places share no data. */
export async function openTeamDatabase(places: number): Promise<TeamDatabase> {
  const demo = await openDemo();
  await demo.run(`
    insert into users (email, first_name, ${columns})
      select name || '-' || n || '@example.com', initcap(name), ${columns.replace("created_at", day)}
      from users, generate_series(0, ${places - 1}) n, unnest(array['first', 'second', 'member', 'other']) name where users.email = 'manager@example.com';
    insert into licenses (serial_number, type, remote_services, owner_id, holder_id, activated_at, term_started_at, expires_at, created_at)
      select 'W-' || users.email || '-' || n, 'pro', true, users.id, users.id, ${day}, ${day}, ${day} + (n - 1) * interval '100 days', ${day}
      from users, generate_series(1, 4) n where users.email ~ '^(first|second)-';
  `);
  const managers = (at: number) =>
    `(select id from users where email in ('first-${at}@example.com', 'second-${at}@example.com'))`;
  return {
    as: demo.serve,
    begin: async (at) => {
      await demo.run(`
        delete from teams where manager_id in ${managers(at)};
        update licenses set holder_id = owner_id where owner_id in ${managers(at)};
        with manager as (select id, email from users where email = 'first-${at}@example.com'),
          team as (insert into teams (name, manager_id, created_at) select 'Beginning', id, ${day} from manager returning guid),
          people as (insert into team_members (team_guid, user_id, email, created_at)
            select guid, id, email, ${day} from team, users where email in ('first-${at}@example.com', 'member-${at}@example.com') returning id, email),
          shared as (insert into team_licenses (license_guid, team_guid, added_at)
            select licenses.guid, team.guid, ${day} from team, licenses where serial_number in ('W-first-${at}@example.com-2', 'W-first-${at}@example.com-3') returning license_guid)
        insert into team_assignments (license_guid, member_id, is_static, assigned_at)
          select min(license_guid::text)::uuid, min(people.id), true, ${day} from shared, people where people.email = 'member-${at}@example.com';
      `);
    },
    broken: async (at) => {
      const rows = await demo.run<{ what: string }>(`
        with own as (select * from teams where manager_id in ${managers(at)})
        select 'a license is in two teams' as what from team_licenses join own on own.guid = team_guid group by license_guid having count(*) > 1
        union all select 'a member has two licenses for good' from team_assignments join team_members on id = member_id
          join own on own.guid = team_guid where is_static group by member_id having count(*) > 1
        union all select 'a holder is no member' from own join team_licenses on team_licenses.team_guid = own.guid
          join team_assignments using (license_guid) join team_members on id = member_id where team_members.team_guid <> own.guid
        union all select 'a manager is no member' from own
          where not exists (select from team_members where team_guid = own.guid and user_id = own.manager_id)
        union all select 'a license of a team is not its manager''s' from own join team_licenses on team_guid = own.guid
          join licenses on licenses.guid = license_guid where owner_id <> manager_id
        union all select 'two teams of a manager have one name' from own group by manager_id, lower(name) having count(*) > 1
        union all select 'a license without a team is not held by its owner' from licenses
          where owner_id in ${managers(at)} and holder_id is distinct from owner_id and guid not in (select license_guid from team_licenses)
      `);
      return rows.map(({ what }) => what);
    },
  };
}
