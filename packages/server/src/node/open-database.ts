import { join } from "node:path";
import { drizzle } from "drizzle-orm/node-postgres";
import { Pool } from "pg";
import { migrate } from "../db/migrate";
import { type OpenDatabase, openPglite } from "../db/open-pglite";
import type { Config } from "./config";
import { codeOf, takeDataFolder } from "./data-folder";
import { StartupError } from "./startup-error";

/**
 * Opens the configured database and brings it up to date: PostgreSQL where there is a URL, else the embedded one.
 * @throws {StartupError} | {DatabaseTooNewError} with one sentence.
 */
export async function openDatabase({ databaseUrl, dataDir }: Pick<Config, "databaseUrl" | "dataDir">): Promise<OpenDatabase> {
  const database = databaseUrl === undefined ? await openEmbedded(dataDir) : await openPostgres(databaseUrl);
  try {
    await migrate(database.db);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function openEmbedded(dataDir: string): Promise<OpenDatabase> {
  const folder = await takeDataFolder(dataDir);
  try {
    const { db, close } = await openPglite({ dataDir: join(dataDir, "postgres") });
    return {
      db,
      async close() {
        await close();
        folder.release();
      },
    };
  } catch (error) {
    folder.release();
    throw new StartupError(`The database in ${dataDir} cannot be opened (${codeOf(error)}).`);
  }
}

/** A pool on a PostgreSQL server, checked by one connection. */
export async function openPostgres(url: string): Promise<OpenDatabase> {
  let pool: Pool;
  try {
    pool = new Pool({ connectionString: url, max: 10 });
    // A connection that breaks while idle is replaced at the next use.
    pool.on("error", () => undefined);
    (await pool.connect()).release();
  } catch (error) {
    throw new StartupError(`The PostgreSQL server of DATABASE_URL cannot be used (${codeOf(error)}).`);
  }
  return { db: drizzle(pool), close: () => pool.end() };
}
