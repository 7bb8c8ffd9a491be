import { constants, cpSync, rmSync } from "node:fs";
import type { PGlite } from "@electric-sql/pglite";
import { Client } from "pg";
import { afterAll, inject } from "vitest";
import { type OpenDatabase, openPglite } from "../db/open-pglite";
import { openPostgres } from "../node/open-postgres";
import {
  type DatabaseSources,
  type OwnPostgres,
  readSnapshot,
  startDatabases,
  startOnCopy,
  templateName,
} from "./start-databases";

export interface TestDatabase extends OpenDatabase {
  /** The address, if it is on a server. */
  readonly url?: string;
  /** The built-in database itself. */
  readonly pglite?: PGlite;
}

let sources: Promise<DatabaseSources> | undefined;

/** The run's databases; a file that runs without the global setup starts its own. */
function findSources(): Promise<DatabaseSources> {
  return (sources ??= (async () => {
    const broker = inject("gatehouseDatabases") as string | undefined;
    if (broker !== undefined) {
      const response = await fetch(broker);
      if (!response.ok) throw new Error(await response.text());
      return (await response.json()) as DatabaseSources;
    }
    const own = await startDatabases();
    // The server ends with its worker by itself; only what it wrote is left.
    process.once("exit", () => rmSync(own.sources.folder, { recursive: true, force: true }));
    return own.sources;
  })());
}

async function openPgliteCopy(): Promise<TestDatabase> {
  return openPglite({ loadDataDir: await readSnapshot(await findSources()) });
}

/**
 * Copies the demo into a program's data folder, in which no build waits. A program that creates it, or one that unpacks a
 * dump, takes much longer.
 */
export async function copyDataFolder(dataDir: string): Promise<void> {
  cpSync((await findSources()).dataFolder, dataDir, { recursive: true, mode: constants.COPYFILE_FICLONE });
}

async function openPostgresCopy(): Promise<TestDatabase> {
  const { postgresUrl } = await findSources();
  const name = `copy_${crypto.randomUUID().replaceAll("-", "")}`;
  const client = new Client({ connectionString: `${postgresUrl}/postgres` });
  await client.connect();
  await client.query(`create database ${name} template ${templateName}`);
  await client.end();
  const url = `${postgresUrl}/${name}`;
  return { ...(await openPostgres(url)), url };
}

/** A PostgreSQL server of the test's own, with the demo, which it may stop and start again. */
export async function startOwnPostgres(): Promise<OwnPostgres> {
  return startOnCopy((await findSources()).postgresFiles);
}

/** Each kind of database with a fresh copy of the demo: `describe.each(databases)("… on $name", ({ open }) => …)`. */
export const databases: readonly { readonly name: string; readonly open: () => Promise<TestDatabase> }[] = [
  { name: "PGlite", open: openPgliteCopy },
  { name: "PostgreSQL", open: openPostgresCopy },
];

/**
 * For what no lock, transaction or type decides: PostgreSQL alone, which copies the demo in no time, and both in
 * `npm test -- --long`. Stories run the same rules on the built-in database.
 */
export const anyDatabase = process.env["GATEHOUSE_LONG"] === "1" ? databases : databases.slice(1);

/** Closes what was opened, when the file is done. */
export function closeAfterAll<Opened extends OpenDatabase>(opened: Opened): Opened {
  afterAll(() => opened.close());
  return opened;
}
