import { createHash } from "node:crypto";
import { is, sql } from "drizzle-orm";
import { getTableConfig, PgTable } from "drizzle-orm/pg-core";
import type { Database } from "../db/database";
import * as schema from "../db/schema";
import { demoPasswordHash } from "../demo/accounts";
import { TestClock } from "./test-clock";

/** The number of rows in each growing table. Some have twice as many. */
export const manyRows = 100_000;

/** Tables of staff and the vendor's configuration, which stay small for any number of customers. */
const smallTables: ReadonlySet<string> = new Set([
  "groups",
  "user_groups",
  "settings",
  "verified_domains",
  "releases",
  "release_statements",
  "release_events",
  "shared_links",
]);

/** Names of the tables that grow with customers and use. */
export const growingTables: readonly string[] = Object.values(schema)
  .flatMap((table) => (is(table, PgTable) ? [getTableConfig(table as PgTable).name] : []))
  .filter((name) => !smallTables.has(name));

const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");
const guid = (kind: number, number: string) =>
  `('00000000-0000-4000-${8000 + kind}-' || lpad(to_hex(${number}), 12, '0'))::uuid`;
const subjectId = 1001;

/**
 * The account under test: ten licenses, a team with hundreds of licenses and members, a small team, and membership in
 * three others.
 */
export const subject = {
  email: "subject@example.com",
  licenseGuid: "00000000-0000-4000-8001-000000000001",
  teamGuid: "00000000-0000-4000-8002-000000000001",
  /** An unassigned license of the large team. */
  teamLicenseGuid: "00000000-0000-4000-8001-000000004e21",
  memberId: "1001",
  smallTeamGuid: "00000000-0000-4000-8002-000000000002",
  orderGuid: "00000000-0000-4000-8003-000000000001",
  avatarGuid: "00000000-0000-4000-8004-000000000001",
  /** A project with very many commits. */
  projectGuid: "00000000-0000-4000-8021-000000000001",
  /** A commit of that project, with a queued build and a queued simulation. */
  commitSha: "c4ca4238a0b923820dcc509a6f75849bc4ca4238",
  /** A commit whose build and simulation have ended. */
  finishedSha: "c81e728d9d4c2f636f067f89cc14862cc81e728d",
  tagGuid: "00000000-0000-4000-8022-00000000c350",
  /** A stable release with a file, and one that awaits approval. */
  releaseTag: "v9.0.0",
  pendingTag: "v9.1.0",
  /** The key of the account's password reset link. */
  resetKey: `rt-${"k".repeat(43)}`,
  /** The key that signs download links. */
  linkSecret: "0".repeat(64),
  /** The release's id, the guid of its file, and a guid for a link to it. */
  releaseId: 1001,
  releaseFileGuid: "00000000-0000-4000-8023-000000000004",
  linkGuid: "00000000-0000-4000-8024-000000000001",
  /** Two open tickets. The first one has a comment by staff and a file. */
  ticketId: "100001",
  ticketToClose: "100002",
  commentId: "100001",
  attachmentId: "100001",
  /** A valid expiry of a temporary link. */
  soon: "2026-11-27T12:00:00Z",
} as const;

// Most accounts have one license, and a few have a thousand. The subject's ten licenses come first.
const owner = `case when g <= 10 then ${subjectId} when g <= 5000 then 2000 + g % 5 else 1000 + g end`;
const now = `'${new TestClock().now().toISOString()}'::timestamptz`;
const time = `${now} - g * interval '1 minute'`;

const statements = [
  // The rows are consistent by construction, and checking foreign keys would take most of the time.
  "set local session_replication_role = replica",
  `insert into users (id, email, password_hash, has_support_plus, created_at) overriding system value
   select 1000 + g, case g when 1 then '${subject.email}' else 'user' || g || '@company' || g % 5000 || '.example' end, case g when 1 then '${demoPasswordHash}' end, g = 1, ${time}
   from generate_series(1, ${manyRows}) g`,
  `insert into dongles (id, serial_number, owner_id) overriding system value select 1000 + g, 'D-' || g, 1000 + g from generate_series(1, ${manyRows}) g`,
  `insert into licenses (guid, serial_number, type, is_trial, remote_services, owner_id, holder_id, activated_at, term_started_at, expires_at, dongle_id, created_at)
   select ${guid(1, "g")}, 'L-' || g, case g % 3 when 0 then 'smart' else 'pro' end, g % 20 = 0, true, ${owner}, case when g % 4 > 0 then ${owner} end, ${time}, ${time},
     ${now} + (g % 900 - 300) * interval '1 day', case when g % 10 = 0 then 1000 + g end, ${time} from generate_series(1, ${manyRows}) g`,
  `insert into license_events (license_guid, type, created_at, to_user_email)
   select ${guid(1, "(g + 1) / 2")}, 'activation', ${time}, 'user' || g || '@example.org' from generate_series(1, ${2 * manyRows}) g`,
  `insert into teams (guid, name, manager_id, created_at) select ${guid(2, "g")}, 'Team ' || g, case g when 2 then ${subjectId} else 1000 + g end, ${time} from generate_series(1, ${manyRows}) g`,
  `insert into team_members (id, team_guid, user_id, email, created_at) overriding system value
   select 1000 + g, ${guid(2, `1 + (g - 1) % ${manyRows}`)}, u, 'user' || u || '@example.org', ${time}
   from generate_series(1, ${2 * manyRows}) g, lateral (select case when g <= 2 then ${subjectId} when g <= ${manyRows} then 1000 + g else 1001 + (g * 31) % ${manyRows} end) as account (u)`,
  `insert into team_members (team_guid, user_id, email, created_at)
   select ${guid(2, "1")}, 5000 + g, 'member' || g || '@example.com', ${now} from generate_series(1, 300) g
   union all select ${guid(2, "70000 + g")}, ${subjectId}, '${subject.email}', ${now} from generate_series(1, 3) g`,
  `insert into team_licenses (license_guid, team_guid, added_at)
   select ${guid(1, "g")}, ${guid(2, "case when g <= 20500 then 1 else g end")}, ${now} from generate_series(20001, ${manyRows}) g`,
  `insert into team_assignments (license_guid, member_id, is_static, assigned_at)
   select ${guid(1, "g")}, 1000 + g, g % 2 = 0, ${now} from generate_series(20301, ${manyRows}) g`,
  `insert into sessions (token_hash, user_id, impersonator_id, user_agent, ip, created_at, last_seen_at, expires_at)
   select md5(g::text), 1000 + g, case when g % 1000 = 0 then 1002 end, '', '', ${time}, ${now}, ${now} + interval '14 days' from generate_series(1, ${manyRows}) g`,
  `insert into impersonations (session_id, administrator_email, target_email, ip, started_at, ended_at)
   select 1000000 + g, '', '', '', ${time}, case when g > 20 then ${now} end from generate_series(1, ${manyRows}) g`,
  `insert into impersonated_writes (impersonation_id, at, method, path, request_id)
   select 1 + g / 4, ${time}, 'POST', '/', '' from generate_series(1, ${manyRows}) g`,
  `insert into audit (at, kind, actor, subject, address, result)
   select ${time}, case g % 3 when 0 then 'sign-out' else 'sign-in' end, 'user' || g || '@example.org', 'user' || g || '@example.org', '127.0.0.1', 'done' from generate_series(1, ${manyRows}) g`,
  `insert into rate_limits (key, points, expires_at) select 'sign-in:' || md5(g::text), 1, ${now} + g * interval '1 second' from generate_series(1, ${manyRows}) g`,
  `insert into password_resets (user_id, token_hash, password_state, created_at, expires_at)
   select 1000 + g, case g when 1 then '${sha256(subject.resetKey)}' else md5(g::text) end, '${sha256(demoPasswordHash)}', ${now}, ${now} + interval '1 hour'
   from generate_series(1, ${manyRows}) g`,
  `insert into license_notices (license_guid, expires_at, step, account_id, created_at)
   select ${guid(1, "g")}, ${now}, 60, 1000 + g, ${time} from generate_series(1, ${manyRows}) g`,
  `insert into product_sessions (user_id, username, created_at, last_seen_at)
   select case when g <= 5 then ${subjectId} else 1000 + g end, '', ${time}, ${now} from generate_series(1, ${manyRows}) g`,
  `insert into tickets (id, owner_id, subject, description, status, created_at, updated_at) overriding system value
   select 100000 + g, case when g <= 10 then ${subjectId} else 1000 + g end, 'Ticket ' || g, '', case when g % 3 = 0 then 'closed' else 'open' end, ${time}, ${time}
   from generate_series(1, ${manyRows}) g`,
  `insert into ticket_comments (id, ticket_id, content, is_by_customer, author_name, created_at) overriding system value
   select 100000 + g, 100000 + (g + 1) / 2, '<p>Comment</p>', g % 2 = 0, '', ${time} from generate_series(1, ${2 * manyRows}) g`,
  `insert into ticket_attachments (id, ticket_id, file_guid, is_by_customer, created_at) overriding system value
   select 100000 + g, 100000 + g, ${guid(23, "greatest(g, 11)")}, true, ${time} from generate_series(1, ${manyRows}) g`,
  `insert into mails (recipient, subject, body, created_at, due_at, sent_at)
   select '', '', '', ${time}, ${time}, case when g > 20 then ${now} end from generate_series(1, ${manyRows}) g`,
  `insert into cart_rows (owner_id, license_guid, license_type, years, online_compile, created_at)
   select case when g <= 5 then ${subjectId} else 1000 + g end, case when g % 2 = 0 then ${guid(1, "g")} end, 'pro', 1, true, ${now} from generate_series(1, ${manyRows}) g`,
  `insert into orders (guid, number, owner_id, status, created_at) overriding system value
   select ${guid(3, "g")}, 2000 + g, case when g <= 10 then ${subjectId} else 1000 + g end, case g % 4 when 0 then 'wq' else 'de' end, ${time} from generate_series(1, ${manyRows}) g`,
  `insert into order_rows (order_guid, is_renewal, license_guid, license_type, years, online_compile, quantity)
   select ${guid(3, "(g + 1) / 2")}, true, ${guid(1, "(g + 1) / 2")}, 'pro', 1, true, 1 from generate_series(1, ${2 * manyRows}) g`,
  `insert into avatars (guid, user_id, type, bytes) select ${guid(4, "g")}, 1000 + g, 'image/png', '\\x89' from generate_series(1, ${manyRows}) g`,
  `insert into coupons (code, type, is_trial, duration_days, redeemed_at, redeemed_by_id, created_at)
   select 'C-' || g, case g % 2 when 0 then 'smart' else 'pro' end, g % 10 = 0, 365, case when g % 2 = 0 then ${now} end, case when g % 2 = 0 then 1000 + g end, ${time}
   from generate_series(1, ${manyRows}) g`,
  `insert into projects (guid, owner_id, name, forked_from_guid, commits_count, builds_count, created_at, updated_at)
   select ${guid(21, "g")}, case when g <= 10 then ${subjectId} else 1000 + g end, 'Project ' || g, case when g > 10 then ${guid(21, "1 + g % 5000")} end,
     case when g = 1 then ${manyRows} / 2 else 1 end, case when g = 1 then ${manyRows} / 2 else 1 end, ${time}, ${time} from generate_series(1, ${manyRows}) g`,
  // The subject's first project has half of all commits.
  `insert into commits (id, project_guid, owner_id, number, sha1, message, scf_guid, image_guid, created_at) overriding system value
   select 100000 + g, ${guid(21, `case when g <= ${manyRows} / 2 then 1 else 1 + g - ${manyRows} / 2 end`)}, case when g <= ${manyRows} / 2 + 9 then ${subjectId} else 1001 + g - ${manyRows} / 2 end,
     case when g <= ${manyRows} / 2 then g else 1 end, md5(g::text) || substr(md5(g::text), 1, 8), 'Commit ' || g, case g when 1 then ${guid(23, "1")} end, case g when 1 then ${guid(23, "2")} end, ${time} from generate_series(1, ${manyRows}) g`,
  `insert into tags (guid, project_guid, commit_id, name, created_at)
   select ${guid(22, "g")}, ${guid(21, "1 + g % 50000")}, 100000 + g, 'v' || g, ${time} from generate_series(1, ${manyRows}) g`,
  `insert into builds (id, commit_id, owner_id, kind, number, status, result, output_guid, created_at) overriding system value
   select 100000 + g, 100000 + (g + 1) / 2, case when g <= ${manyRows} + 18 then ${subjectId} else 1001 + (g + 1) / 2 - ${manyRows} / 2 end, case g % 2 when 0 then 'build' else 'simulation' end, 1,
     case when g in (1, 2) then 'queued' else 'finished' end, case when g in (1, 2) then null else 'SUCCESS' end, case when g in (1, 2) then ${guid(23, "3")} end, ${time} from generate_series(1, ${2 * manyRows}) g`,
  `insert into log_chunks (build_id, position, first_row, newlines, bytes)
   select case when g <= 1000 then 100003 else 100000 + g end, case when g <= 1000 then g - 1 else 0 end, case when g <= 1000 then (g - 1) * 1000 else 0 end, 1000, '\\x1f8b080000000000000303000000000000000000' from generate_series(1, ${manyRows}) g`,
  `insert into files (guid, name, type, size, created_at) select ${guid(23, "g")}, 'file', 'text/plain', 0, ${time} from generate_series(1, ${manyRows}) g`,
  `insert into settings (name, value) values ('link-secret', '${subject.linkSecret}')`,
  `insert into releases (id, tag_name, file_guid, is_stable, is_pending, changelog, created_at) overriding system value
   values (${subject.releaseId}, '${subject.releaseTag}', '${subject.releaseFileGuid}', true, false, '', ${now}), (1002, '${subject.pendingTag}', null, false, true, '', ${now})`,
  `insert into file_digests (file_guid, digests) select ${guid(23, "g")}, '' from generate_series(1, ${manyRows}) g`,
  `insert into release_statements (release_id, statement, signature, public_key) values (${subject.releaseId},
    '{"files":[{"pieces_sha256":"e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"}]}', '', '')`,
  `insert into release_downloads (release_id, account_id, link_id, ip, created_at)
   select ${subject.releaseId}, 1000 + g, 'link-' || g, '', ${time} from generate_series(1, ${manyRows}) g`,
  `insert into file_chunks (file_guid, position, bytes) select ${guid(23, "g")}, 0, '\\x00' from generate_series(1, ${manyRows}) g`,
];

/** Fills a demo database with many accounts and what they have, then collects statistics as autovacuum would. */
export async function fillLargeDatabase(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    for (const statement of statements) await tx.execute(sql.raw(statement));
  });
  await db.execute(sql`vacuum analyze`);
}
