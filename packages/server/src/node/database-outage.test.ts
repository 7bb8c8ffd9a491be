import { sql } from "drizzle-orm";
import { describe, expect, it, onTestFinished } from "vitest";
import { isDatabaseUnavailable } from "../db/database-unavailable";
import { accountId } from "../testing/account-id";
import { startDatabaseProxy } from "../testing/database-proxy";
import { closeAfterAll, startOwnPostgres } from "../testing/databases";
import { connectTo, postgresCopy, untilWaiting } from "../testing/postgres";
import { api, email, me, openPortal, order, refusal, unavailable } from "../testing/trouble-portal";

// The tests wait for each limit, which is far longer than a statement takes on a busy machine.
describe("a portal that loses its connections to PostgreSQL", async () => {
  const { url } = closeAfterAll(await postgresCopy());

  it("returns 503 while all of its connections are busy", async () => {
    const { db, browser, close } = await openPortal(url, 60_000, { connections: 2, connectTimeoutMs: 2_000 });
    let release = () => undefined as void;
    const released = new Promise<void>((resolve) => (release = resolve));
    const busy = [1, 2].map(() => db.transaction(() => released));
    expect(await refusal(browser.fetch(`${api}/me/`))).toEqual(unavailable);
    expect(await refusal(order(browser))).toEqual(unavailable);
    release();
    await Promise.allSettled(busy);
    expect(await me(browser)).toBe(200);
    await close();
  });

  it("returns 503 when its connections are ended under its requests, and opens others", async () => {
    const { db, browser, close } = await openPortal(url, 60_000, { connections: 2 });
    const other = await connectTo(url);
    await other.query("begin");
    await other.query("select from users where id = $1 for update", [await accountId(db, email)]);
    for (let round = 0; round < 3; round++) {
      const writes = [order(browser), order(browser)];
      await untilWaiting(other, 2);
      await other.query(
        "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and usename is not null",
      );
      expect(await Promise.all(writes.map(refusal))).toEqual([unavailable, unavailable]);
      expect(await me(browser)).toBe(200);
    }
    await other.query("rollback");
    expect((await order(browser)).status).toBe(200);
    await close();
  });

  it("survives the end of a connection between two statements of a transaction", async () => {
    const { db, browser, close } = await openPortal(url, 60_000, { connections: 1 });
    const other = await connectTo(url);
    const failed = await db
      .transaction(async (tx) => {
        const { rows } = (await tx.execute(sql`select pg_backend_pid() as pid`)) as unknown as {
          readonly rows: readonly [{ readonly pid: number }];
        };
        await other.query("select pg_terminate_backend($1, 5000)", [rows[0].pid]);
        await tx.execute(sql`select 1`);
      })
      .catch((error: unknown) => error);
    expect(isDatabaseUnavailable(failed)).toBe(true);
    expect(await me(browser)).toBe(200);
    await close();
  });

  it("returns 503 while the database cannot be reached or does not respond, and then recovers", async () => {
    const proxy = await startDatabaseProxy(url);
    const { db, browser, close } = await openPortal(proxy.url, 1_000, { connections: 2, connectTimeoutMs: 2_000 });
    for (const fail of [proxy.refuse, proxy.fallSilent]) {
      await fail();
      // Repeat more often than there are connections, to detect a lost one.
      for (let round = 0; round < 3; round++)
        expect(
          isDatabaseUnavailable(await db.transaction(async () => undefined).catch((error: unknown) => error)),
        ).toBe(true);
      for (let round = 0; round < 3; round++) expect(await refusal(browser.fetch(`${api}/me/`))).toEqual(unavailable);
      expect(await refusal(order(browser))).toEqual(unavailable);
      await proxy.recover();
      expect(await me(browser)).toBe(200);
      expect((await order(browser)).status).toBe(200);
    }
    await close();
    await proxy.stop();
  });

  it("recovers after a restart of the database server", async () => {
    const server = await startOwnPostgres();
    onTestFinished(server.remove);
    const { browser, close, portal } = await openPortal(server.url, 10_000);
    await server.stop();
    expect(await refusal(browser.fetch(`${api}/me/`))).toEqual(unavailable);
    expect(await refusal(order(browser))).toEqual(unavailable);
    await server.start();
    expect(await me(browser)).toBe(200);
    expect((await order(browser)).status).toBe(200);
    expect(portal.logged).toHaveLength(2);
    await close();
  });
});
