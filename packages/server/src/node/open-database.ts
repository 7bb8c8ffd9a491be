import type { Socket } from "node:net";
import { join } from "node:path";
import type { PGlite } from "@electric-sql/pglite";
import type { Database } from "../db/database";
import { migrate } from "../db/migrate";
import { type OpenDatabase, openPglite } from "../db/open-pglite";
import type { Config } from "./config";
import { codeOf, takeDataFolder } from "./data-folder";
import type { ConnectionPool } from "./monitor/metrics";
import { openPostgres } from "./open-postgres";
import { StartupError } from "./startup-error";

/** The database, and how long a request may wait for it. Without `databaseTimeoutMs`, or with 0, there is no limit. */
type DatabaseConfig = Pick<Config, "databaseUrl" | "dataDir"> & Partial<Pick<Config, "databaseTimeoutMs">>;

export interface OpenedDatabase extends OpenDatabase {
  /** The embedded database itself. */
  readonly pglite?: PGlite;
  /** The connections to a PostgreSQL server. */
  readonly pool?: ConnectionPool;
}

/**
 * Opens the configured database and brings it up to date: PostgreSQL where there is a URL, else the embedded one.
 * @param prepare - What else is done before it serves. Limits hold for neither this nor the migrations.
 * @param onConnection - Serves who connects to the holder of the embedded database's folder.
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
    await migrate(database.db);
    await prepare?.(database.db);
  } catch (error) {
    await database.close();
    throw error;
  }
  // The embedded database runs in this process, which no timer interrupts; nobody else can hold a lock there.
  if (databaseUrl === undefined || databaseTimeoutMs === 0) return database;
  await database.close();
  return openPostgres(databaseUrl, { timeoutMs: databaseTimeoutMs });
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
