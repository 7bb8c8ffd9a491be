import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { databaseFiles } from "../files/database-files";
import { connectTo, emptyPostgres } from "../testing/postgres";
import { readBuildLimits } from "./builds/build-limits";
import { openWorkshop } from "./builds/open-workshop";
import { openDatabase } from "./open-database";
import { openPostgres } from "./open-postgres";

const open = (databaseUrl: string) => openDatabase({ databaseUrl, dataDir: "unused" });

/** The URL of the same database for a new user, who has these rights. */
async function asOther(url: string, ...rights: readonly string[]): Promise<string> {
  const owner = await connectTo(url);
  const user = `other_${crypto.randomUUID().slice(0, 8)}`;
  await owner.query(`create role ${user} login password 'other'`);
  for (const right of rights) await owner.query(`grant ${right} to ${user}`);
  return Object.assign(new URL(url), { username: user, password: "other" }).href;
}

describe("a database that can't be set up is refused in one sentence", () => {
  it.each(["SQL_ASCII", "LATIN1"])("if its encoding is %s", async (encoding) => {
    const url = await emptyPostgres(`encoding '${encoding}' lc_collate 'C' lc_ctype 'C'`);
    await expect(open(url)).rejects.toThrow(`has the encoding ${encoding}. Create it again with`);
  });

  it("if its user may not create tables", async () => {
    const error: unknown = await open(await asOther(await emptyPostgres())).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({
      name: "StartupError",
      message: expect.stringContaining("may not create tables") as string,
    });
  });

  it("if its user may not create the schema of the build queue", async () => {
    const databaseUrl = await asOther(await emptyPostgres(), "create on schema public");
    const database = await open(databaseUrl);
    const config = {
      role: "web",
      toolchain: undefined,
      buildLimits: readBuildLimits({}),
      databaseUrl,
      databaseTimeoutMs: 0,
    } as const;
    await expect(openWorkshop(config, database, databaseFiles)).rejects.toThrow("may not create tables and schemas");
    await database.close();
  });

  it("if it is read-only", async () => {
    const url = await emptyPostgres();
    const { db, close } = await openPostgres(url);
    await db.execute(
      sql.raw(`alter database ${new URL(url).pathname.slice(1)} set default_transaction_read_only = on`),
    );
    await close();
    await expect(open(url)).rejects.toThrow("is read-only (25006)");
  });
});
