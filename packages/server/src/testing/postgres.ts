import { Client } from "pg";
import { onTestFinished } from "vitest";
import { databases } from "./databases";

/** A fresh copy of the demo on the run's PostgreSQL server, for tests that only concern PostgreSQL. */
export async function postgresCopy() {
  const postgres = databases.find(({ name }) => name === "PostgreSQL");
  const opened = await postgres?.open();
  if (opened?.url === undefined) throw new Error("There is no PostgreSQL to test on");
  return { ...opened, url: opened.url };
}

/** Opens a second connection for this test, for example to lock rows that the portal needs. */
export async function connectTo(url: string): Promise<Client> {
  const client = new Client({ connectionString: url });
  client.on("error", () => undefined);
  await client.connect();
  onTestFinished(async () => client.end());
  return client;
}

/** Resolves once this many other connections to the database wait for a lock. */
export async function untilWaiting(client: Client, count: number): Promise<void> {
  const waiting =
    "select count(*)::int as count from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and wait_event_type = 'Lock'";
  for (;;) {
    // Within a transaction, the view would keep its first snapshot.
    await client.query("select pg_stat_clear_snapshot()");
    const { rows } = await client.query<{ count: number }>(waiting);
    if ((rows[0]?.count ?? 0) >= count) return;
  }
}

/**
 * Creates an empty database on the run's PostgreSQL server. Returns its URL.
 * @param options - Further options of `create database`.
 */
export async function emptyPostgres(options = ""): Promise<string> {
  const { url, close } = await postgresCopy();
  await close();
  const name = `empty_${crypto.randomUUID().replaceAll("-", "")}`;
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(`create database ${name} template template0 ${options}`);
  await client.end();
  return url.replace(/\/\w+$/, `/${name}`);
}
