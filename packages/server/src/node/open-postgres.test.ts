import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { postgresCopy } from "../testing/postgres";
import { openPostgres } from "./open-postgres";

/** A pool of one connection, so that the process id of the connection tells whether it is the same. */
async function oneConnection() {
  const { url, close } = await postgresCopy();
  await close();
  const { db, pool, close: end } = await openPostgres(url, { connections: 1 });
  const connection = async () => (await pool.query<{ pid: number }>("select pg_backend_pid() as pid")).rows[0]?.pid;
  return { db, pool, end, connection };
}

it.each([
  ["wrong data", sql`select 1 / 0`],
  ["a violated constraint", sql`insert into users (email) values (null)`],
  ["a missing table", sql`select * from missing`],
])("keeps the connection after %s", async (_, statement) => {
  const { db, connection, end } = await oneConnection();
  const first = await connection();
  await expect(db.execute(statement)).rejects.toThrow("Failed query");
  expect(await connection()).toBe(first);
  await end();
});

it("replaces the connection whose prepared statement became invalid", async () => {
  const { db, pool, connection, end } = await oneConnection();
  await db.execute(sql`create table figures (value int)`);
  const read = () => pool.query({ name: "figures", text: "select * from figures" });
  await read();
  const first = await connection();
  await db.execute(sql`alter table figures alter value type text`);
  await expect(read()).rejects.toThrow("cached plan must not change result type");
  expect((await read()).rows).toEqual([]);
  expect(await connection()).not.toBe(first);
  await end();
});

it("replaces a connection with prepared statements that it does not know of", async () => {
  const { db, pool, connection, end } = await oneConnection();
  const first = await connection();
  // A connection pooler in between hands on connections that others have prepared statements on.
  await db.execute(sql`prepare figures as select 1`);
  const read = () => pool.query({ name: "figures", text: "select 2 as value" });
  await expect(read()).rejects.toThrow('prepared statement "figures" already exists');
  expect((await read()).rows).toEqual([{ value: 2 }]);
  expect(await connection()).not.toBe(first);
  await end();
});

it("replaces a connection that the server ended", async () => {
  const { db, connection, end } = await oneConnection();
  const first = await connection();
  await expect(db.execute(sql`select pg_terminate_backend(pg_backend_pid())`)).rejects.toThrow("Failed query");
  expect(await connection()).not.toBe(first);
  await end();
});
