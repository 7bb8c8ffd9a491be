import { createHash } from "node:crypto";
import { inspect } from "node:util";
import { capabilities } from "@gatehouse/contract/viewer";
import { getTableName, isTable, sql } from "drizzle-orm";
import { Pool } from "pg";
import { beforeAll, describe, expect, it } from "vitest";
import * as schema from "../db/schema";
import { anyDatabase, closeAfterAll, databases } from "../testing/databases";
import type { MarkedObjects } from "../testing/marked-calls";
import { markedVisitors, prepareMarked, resetMarked, secretsIn } from "../testing/marked-portal";
import { type MarkedVisitors, sendMarkedRequests } from "../testing/marked-requests";
import { RequestsByTable } from "../testing/requests-by-table";
import { testPortal } from "../testing/test-portal";
import type { LogEntry } from "./server-app";

// No request uses it, only the job that sends email about licenses.
const ofJobs = ["license_notices"];
const tables = Object.values(schema)
  .filter((value) => isTable(value))
  .map(getTableName)
  .filter((name) => !ofJobs.includes(name))
  .sort();
const written = [
  "users",
  "sessions",
  "rate_limits",
  "tickets",
  "licenses",
  "teams",
  "team_members",
  "avatars",
  "impersonations",
  "impersonated_writes",
  "coupons",
  "ticket_comments",
  "ticket_attachments",
  "mails",
];
const few = ["sessions", "tickets", "users"];
const groups = { [createHash("sha256").update("portal-admins").digest("hex")]: [...capabilities] };

const isLong = process.env["GATEHOUSE_LONG"] === "1";
const browsersOf = ({ customer, admin, impersonator, guest }: MarkedVisitors) => [customer, admin, impersonator, guest];

/** The entry with everything reachable from it. */
const everything = (entry: LogEntry) =>
  inspect(entry, { depth: 20, showHidden: true, maxStringLength: null, maxArrayLength: null });

describe.each(databases)("the server log on $name", async (database) => {
  // All tables fail alike, so a few are enough on the second database.
  const isFirst = anyDatabase.includes(database);
  const renamed = isFirst ? tables : few;
  const constrained = isFirst ? written : few;
  const { db } = closeAfterAll(await database.open());
  const entries: LogEntry[] = [];
  const portal = testPortal(db, {
    groups,
    mail: { portalUrl: "https://portal.example.com", portalName: "Compiler Portal" },
    log: (entry) => entries.push(entry),
  });
  const pool = "$client" in db && db.$client instanceof Pool ? db.$client : undefined;
  const byTable = pool === undefined || isLong ? undefined : new RequestsByTable(pool);
  let objects: MarkedObjects;
  let whenWell: readonly unknown[] = [];
  beforeAll(async () => {
    objects = await prepareMarked(portal);
    const visitors = await markedVisitors(portal.browser, objects);
    for (const browser of browsersOf(visitors)) byTable?.record(browser);
    whenWell = [await sendMarkedRequests(visitors, objects), [...entries]];
  });

  async function logOf(table: string, damage: () => Promise<unknown>, repair: () => Promise<unknown>) {
    await resetMarked(db);
    const visitors = await markedVisitors(portal.browser, objects);
    for (const browser of browsersOf(visitors)) byTable?.limit(browser, table);
    entries.length = 0;
    await damage();
    const failed = await sendMarkedRequests(visitors, objects).finally(repair);
    const texts = entries.map(everything);
    expect(
      texts.flatMap((text) => secretsIn(text, visitors, objects).map((secret) => `${secret} in ${text}`)).slice(0, 1),
    ).toEqual([]);
    expect(failed.length).toBeGreaterThan(0);
    expect(entries.map(({ requestId }) => requestId)).toEqual(failed);
    for (const { request, status } of entries)
      expect([request, status]).toEqual([
        expect.stringMatching(/^(?:GET|POST|PUT|PATCH|DELETE) \/[a-z0-9\-/:{}[\]+*]*$/i),
        500,
      ]);
    return texts;
  }

  it("is empty when nothing fails", () => expect(whenWell).toEqual([[], []]));

  it.each(renamed)("contains no secret when statements on %s fail, and says what failed and where", async (table) => {
    const [name, gone] = [sql.identifier(table), sql.identifier(`${table}_gone`)];
    const texts = await logOf(
      table,
      () => db.execute(sql`alter table ${name} rename to ${gone}`),
      () => db.execute(sql`alter table ${gone} rename to ${name}`),
    );
    for (const text of texts)
      for (const fact of ["Failed query: ", `"${table}"`, "code 42P01", "    at "]) expect(text).toContain(fact);
  });

  // PostgreSQL's error report quotes the whole row.
  it.each(constrained)(
    "contains no data when a row of %s violates a constraint, and names the constraint",
    async (table) => {
      const name = sql.identifier(table);
      const texts = await logOf(
        table,
        () => db.execute(sql`alter table ${name} add constraint never_true check (false) not valid`),
        () => db.execute(sql`alter table ${name} drop constraint never_true`),
      );
      for (const text of texts) expect(text).toContain(`code 23514, table ${table}, constraint never_true`);
    },
  );
});
