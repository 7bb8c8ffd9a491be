import { constants, cpSync, rmSync } from "node:fs";
import { readFile } from "node:fs/promises";
import type { PGlite } from "@electric-sql/pglite";
import { Client } from "pg";
import { afterAll, inject } from "vitest";
import { type OpenDatabase, openPglite } from "../db/open-pglite";
import { openPostgres } from "../node/open-postgres";
import { SnapshotBlob } from "./snapshot-blob";
import { type DatabaseSources, type OwnPostgres, startDatabases, startOnCopy, templateName } from "./start-databases";

export interface TestDatabase extends OpenDatabase {
  /** The URL, if the database is on a server. */
  readonly url?: string;
  /** The built-in database itself. */
  readonly pglite?: PGlite;
}

let sources: Promise<DatabaseSources> | undefined;

/** Finds the run's databases. A test file that runs without the global setup starts its own. */
function findSources(): Promise<DatabaseSources> {
  return (sources ??= (async () => {
    const broker = inject("gatehouseDatabases") as string | undefined;
    if (broker !== undefined) {
      const response = await fetch(broker);
      if (!response.ok) throw new Error(await response.text());
      return (await response.json()) as DatabaseSources;
    }
    const own = await startDatabases();
    // The database server ends with its worker process, so only its files are left.
    process.once("exit", () => rmSync(own.sources.folder, { recursive: true, force: true }));
    return own.sources;
  })());
}

let snapshot: Promise<SnapshotBlob> | undefined;

async function readSnapshot(): Promise<SnapshotBlob> {
  const { buffer, byteOffset, byteLength } = await readFile((await findSources()).snapshotFile);
  return new SnapshotBlob(buffer.slice(byteOffset, byteOffset + byteLength));
}

async function openPgliteCopy(): Promise<TestDatabase> {
  return openPglite({ loadDataDir: await (snapshot ??= readSnapshot()) });
}

/**
 * Copies the demo without queued builds into a program's data folder. Creating the demo or unpacking a dump would take
 * much longer.
 */
export async function copyDataFolder(dataDir: string): Promise<void> {
  cpSync((await findSources()).dataFolder, dataDir, { recursive: true, mode: constants.COPYFILE_FICLONE });
}

async function openPostgresCopy(): Promise<TestDatabase> {
  const { postgresUrl } = await findSources();
  const name = `copy_${crypto.randomUUID().replaceAll("-", "")}`;
  const client = new Client({ connectionString: `${postgresUrl}/postgres` });
  await client.connect();
  await client.query(`create database ${name} template ${templateName} strategy file_copy`);
  await client.end();
  const url = `${postgresUrl}/${name}`;
  return { ...(await openPostgres(url)), url };
}

/** Starts a separate PostgreSQL server with the demo, which the test may stop and restart. */
export async function startOwnPostgres(): Promise<OwnPostgres> {
  return startOnCopy((await findSources()).postgresFiles);
}

/** Each kind of database with a fresh copy of the demo: `describe.each(databases)("… on $name", ({ open }) => …)`. */
export const databases: readonly { readonly name: string; readonly open: () => Promise<TestDatabase> }[] = [
  { name: "PGlite", open: openPgliteCopy },
  { name: "PostgreSQL", open: openPostgresCopy },
];

/**
 * For tests that don't depend on locks, transactions or types. Only PostgreSQL, which copies the demo fast, and both
 * with `npm test -- --long`. Stories run the same rules on the built-in database.
 */
export const anyDatabase = process.env["GATEHOUSE_LONG"] === "1" ? databases : databases.slice(1);

/** Closes a database after the tests of the file. */
export function closeAfterAll<Opened extends OpenDatabase>(opened: Opened): Opened {
  afterAll(() => opened.close());
  return opened;
}
