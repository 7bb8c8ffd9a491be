import { rmSync } from "node:fs";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { onTestFinished } from "vitest";
import type { Database } from "../db/database";
import { openPglite } from "../db/open-pglite";
import { builds } from "../db/tables/builds";
import { copyDataFolder } from "./databases";
import { postgresCopy } from "./postgres";
import { startProgram } from "./start-program";

/**
 * A portal in a separate process that a test kills, and its database, which the test can read while the process is
 * dead.
 */
export interface KilledPortal {
  start(env: Readonly<Record<string, string>>): ReturnType<typeof startProgram>;
  /** Runs a command of the admin command line in a separate process. */
  admin(...args: readonly string[]): ReturnType<typeof startProgram>;
  /** The same with input for its stdin. */
  adminWith(input: string, ...args: readonly string[]): ReturnType<typeof startProgram>;
  withDatabase<Value>(act: (db: Database) => Promise<Value>): Promise<Value>;
}

async function onPglite(): Promise<KilledPortal> {
  const folder = await mkdtemp(join(tmpdir(), "gatehouse-killed-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  await copyDataFolder(folder);
  return {
    start: (env) => startProgram("main", { GATEHOUSE_DATA: folder, ...env }),
    admin: (...args) => startProgram("admin-command", { GATEHOUSE_DATA: folder }, args),
    adminWith: (input, ...args) => startProgram("admin-command", { GATEHOUSE_DATA: folder }, args, input),
    async withDatabase(act) {
      const { db, close } = await openPglite({ dataDir: join(folder, "postgres") });
      return act(db).finally(close);
    },
  };
}

async function onPostgres(): Promise<KilledPortal> {
  const { db, url, close } = await postgresCopy();
  onTestFinished(close);
  await db.delete(builds).where(eq(builds.status, "queued"));
  return {
    start: (env) => startProgram("main", { DATABASE_URL: url, ...env }),
    admin: (...args) => startProgram("admin-command", { DATABASE_URL: url }, args),
    adminWith: (input, ...args) => startProgram("admin-command", { DATABASE_URL: url }, args, input),
    withDatabase: (act) => act(db),
  };
}

/** Each kind of database with a copy of the demo, without queued builds. */
export const killedPortals: readonly {
  readonly name: "PGlite" | "PostgreSQL";
  readonly create: () => Promise<KilledPortal>;
}[] = [
  { name: "PGlite", create: onPglite },
  { name: "PostgreSQL", create: onPostgres },
];
