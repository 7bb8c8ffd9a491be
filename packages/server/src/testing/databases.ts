import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { PGlite } from "@electric-sql/pglite";
import { Client } from "pg";
import { afterAll, inject } from "vitest";
import { type OpenDatabase, openPglite } from "../db/open-pglite";
import { openPostgres } from "../node/open-postgres";
import { type DatabaseSources, readSnapshot, startDatabases, templateName } from "./start-databases";

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

/** A fresh copy of the demo in a program's data folder, which takes much less time than a program that creates it. */
export async function openDataFolder(dataDir: string): Promise<OpenDatabase> {
  mkdirSync(dataDir, { recursive: true });
  const loadDataDir = await readSnapshot(await findSources());
  return openPglite({ dataDir: join(dataDir, "postgres"), loadDataDir });
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
