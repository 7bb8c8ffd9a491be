import type { Socket } from "node:net";
import { join } from "node:path";
import type { PGlite } from "@electric-sql/pglite";
import { sql } from "drizzle-orm";
import type { Database } from "../db/database";
import { migrate, rowsOf } from "../db/migrate";
import { type OpenDatabase, openPglite } from "../db/open-pglite";
import type { Config } from "./config";
import { codeOf, takeDataFolder } from "./data-folder";
import type { ConnectionPool } from "./monitor/metrics";
import { openPostgres } from "./open-postgres";
import { setUpError } from "./set-up-error";
import { StartupError } from "./startup-error";

/** The database, and how long a statement may take. Without `databaseTimeoutMs`, or with 0, there is no limit. */
type DatabaseConfig = Pick<Config, "databaseUrl" | "dataDir"> & Partial<Pick<Config, "databaseTimeoutMs">>;

export interface OpenedDatabase extends OpenDatabase {
  /** The built-in database itself. */
  readonly pglite?: PGlite;
  /** The connections to a PostgreSQL server. */
  readonly pool?: ConnectionPool;
}

/**
 * Opens the configured database and migrates it: PostgreSQL if there is a URL, otherwise the built-in one.
 * @param prepare - Runs before the database serves requests. Like migrations, it has no time limits.
 * @param onConnection - Handles connections to the lock of the data folder.
 * @throws {StartupError} | {DatabaseTooNewError} with one sentence.
 */
export async function openDatabase(
  { databaseUrl, dataDir, databaseTimeoutMs = 0 }: DatabaseConfig,
  prepare?: (db: Database) => Promise<void>,
  onConnection?: (socket: Socket) => void,
): Promise<OpenedDatabase> {
  const database: OpenedDatabase =
    databaseUrl === undefined ? await openEmbedded(dataDir, onConnection) : await openPostgres(databaseUrl);
  try {
    if (databaseUrl !== undefined) await refuseOtherEncodings(database.db);
    await migrate(database.db);
    await prepare?.(database.db);
  } catch (error) {
    await database.close();
    throw setUpError(error);
  }
  // The built-in database runs in this process: no timer can interrupt it, and no other process can lock it.
  if (databaseUrl === undefined || databaseTimeoutMs === 0) return database;
  await database.close();
  return openPostgres(databaseUrl, { timeoutMs: databaseTimeoutMs });
}

/**
 * Refuses an empty PostgreSQL database that can't store or compare all characters.
 * @throws {StartupError}
 */
async function refuseOtherEncodings(db: Database): Promise<void> {
  const [row] = rowsOf<{ encoding: string; isEmpty: boolean }>(
    await db.execute(
      sql`select current_setting('server_encoding') as encoding, to_regclass('gatehouse_migrations') is null as "isEmpty"`,
    ),
  );
  if (row === undefined || row.encoding === "UTF8" || !row.isEmpty) return;
  throw new StartupError(
    `The database of DATABASE_URL has the encoding ${row.encoding}. Create it again with: createdb --encoding=UTF8 --template=template0 …`,
  );
}

async function openEmbedded(dataDir: string, onConnection?: (socket: Socket) => void): Promise<OpenedDatabase> {
  const folder = await takeDataFolder(dataDir, onConnection);
  try {
    const { db, pglite, close } = await openPglite({ dataDir: join(dataDir, "postgres") });
    return {
      db,
      pglite,
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
