import { join } from "node:path";
import { sql } from "drizzle-orm";
import { Client } from "pg";
import { describe, expect, it, onTestFinished } from "vitest";
import { rowsOf } from "../db/migrate";
import { migrations } from "../db/migrations";
import { openPglite } from "../db/open-pglite";
import { emptyFolder } from "../testing/data-folder-copy";
import { olderDatabase, olderDataFolder } from "../testing/older-database";
import { emptyPostgres } from "../testing/postgres";
import { overHttp, startProgram as start } from "../testing/start-program";
import { openPostgres } from "./open-postgres";

type Env = Readonly<Record<string, string>>;

/** The settings of a portal whose database an older version wrote. */
async function inDataFolder(): Promise<Env> {
  const folder = emptyFolder();
  const { close } = await openPglite({ dataDir: join(folder, "postgres"), loadDataDir: olderDataFolder("0012") });
  await close();
  return { GATEHOUSE_DATA: folder };
}

async function onPostgres(): Promise<Env> {
  const url = await emptyPostgres();
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(olderDatabase("0012"));
  await client.end();
  return { DATABASE_URL: url };
}

/** The version of the database's latest migration. */
async function versionOf({ GATEHOUSE_DATA: folder = "", DATABASE_URL: url }: Env) {
  const opened = url === undefined ? await openPglite({ dataDir: join(folder, "postgres") }) : await openPostgres(url);
  const rows = await opened.db.execute(sql`select max(version)::int as version from gatehouse_migrations`);
  await opened.close();
  return rowsOf<{ version: number }>(rows)[0]?.version;
}

// Each test waits for several processes, which start slowly on a busy machine.
describe("a portal that was last used by an older version", () => {
  it.each([
    ["in a data folder", inDataFolder],
    ["on PostgreSQL", onPostgres],
  ])("is brought up to date %s, and its accounts find what they had", async (_, prepare) => {
    const env = await prepare();
    expect(await versionOf(env)).toBe(12);
    const server = start("main", env);
    onTestFinished(() => void server.kill("SIGKILL"));
    const browser = await overHttp(await server.origin()).signIn("customer@example.com");
    expect((await browser.getList("/api/webapp/v1/licenses/")).length).toBeGreaterThan(5);
    // Tickets had no status in that version.
    expect(await browser.getList("/api/webapp/v1/tickets/")).toMatchObject([
      { subject: "Kept ticket", status: "open" },
    ]);
    expect((await browser.getList("/api/webapp/v1/orders/")).length).toBeGreaterThan(5);
    server.kill("SIGTERM");
    expect((await server.ended).code).toBe(0);
    expect(await versionOf(env)).toBe(migrations.length);
    const admin = await start("admin-command", env, ["list-audit", "--account", "customer@example.com"]).ended;
    expect([admin.code, admin.stdout]).toEqual([0, expect.stringContaining("  sign-in  done  customer@example.com")]);
  });
});
