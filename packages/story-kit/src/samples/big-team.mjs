export const bigTeamGuid = "00000000-0000-4000-8000-0000000b1960";

const guid = `'${bigTeamGuid}'::uuid`;
const day = "timestamptz '2026-11-01T09:00:00Z'";
const manager = "(select id from users where email = 'manager@example.com')";

/** Every tenth of 1,999 people has no account yet. Names and email addresses sort differently. */
export const bigTeamSql = `
  insert into users (email, first_name, last_name, created_at, last_login_at)
    select 'person-' || n || '@example.com', 'Given' || (n * 7919) % 2000, 'Family' || n, ${day}, ${day} + n * interval '1 minute'
    from generate_series(1, 1999) n where n % 10 <> 0;
  insert into teams (guid, name, manager_id, created_at) values (${guid}, 'Whole collaboration', ${manager}, ${day});
  insert into team_members (team_guid, user_id, email, created_at) values (${guid}, ${manager}, 'manager@example.com', ${day});
  insert into team_members (team_guid, user_id, email, created_at)
    select ${guid}, users.id, 'person-' || n || '@example.com', ${day}
    from generate_series(1, 1999) n left join users on users.email = 'person-' || n || '@example.com';
  insert into licenses (serial_number, type, remote_services, owner_id, activated_at, term_started_at, expires_at, created_at)
    select 'GC-B' || lpad(n::text, 4, '0'), 'pro', n % 2 = 0, ${manager}, ${day}, ${day}, ${day} + (n + 60) * interval '1 day', ${day}
    from generate_series(1, 1000) n;
  insert into team_licenses (license_guid, team_guid, added_at)
    select guid, ${guid}, ${day} from licenses where serial_number like 'GC-B____';
  insert into team_assignments (license_guid, member_id, is_static, assigned_at)
    select licenses.guid, team_members.id, true, ${day}
    from generate_series(1, 500) n
    join licenses on licenses.serial_number = 'GC-B' || lpad(n::text, 4, '0')
    join team_members on team_members.team_guid = ${guid} and team_members.email = 'person-' || n || '@example.com';
  analyze;
`;
