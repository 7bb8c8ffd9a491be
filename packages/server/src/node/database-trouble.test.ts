import { sql } from "drizzle-orm";
import { describe, expect, it, onTestFinished } from "vitest";
import { minuteMs } from "../core/clock";
import { isDatabaseUnavailable } from "../db/database-unavailable";
import { rowsOf } from "../db/migrate";
import { users } from "../db/tables/viewer";
import { accountId } from "../testing/account-id";
import { type Browser } from "../testing/browser";
import { purchase } from "../testing/cart-calls";
import { startDatabaseProxy } from "../testing/database-proxy";
import { closeAfterAll } from "../testing/databases";
import { connectTo, postgresCopy, untilWaiting } from "../testing/postgres";
import { startOwnPostgres } from "../testing/start-databases";
import { testPortal } from "../testing/test-portal";
import { openDatabase } from "./open-database";
import { openPostgres } from "./open-postgres";

const api = "/api/webapp/v1";
const email = "customer@example.com";
const detail = "The service is temporarily unavailable. Try again in a moment.";

/** A portal's refusal during database trouble. It must not look like the end of the session. */
async function refusal(pending: Promise<Response>) {
  const response = await pending;
  return [
    response.status,
    response.headers.get("Retry-After"),
    response.headers.getSetCookie(),
    await response.json(),
  ] as const;
}
const unavailable = [503, "5", [], { detail }];
const headlessUnavailable = [503, "5", [], { status: 503, errors: [{ message: detail, code: "unavailable" }] }];

const me = async (browser: Browser) => (await browser.fetch(`${api}/me/`)).status;
const order = (browser: Browser) => browser.send("POST", `${api}/grouped-shopping-cart-rows/`, purchase(3));

// Each limit is waited for, and far above what a busy machine takes for a statement.
describe("a portal on PostgreSQL", { timeout: 60_000 }, async () => {
  const { url } = closeAfterAll(await postgresCopy());

  // A busy machine takes long for a connection, so its limit is low only in the tests that wait for it.
  async function openPortal(
    timeoutMs: number,
    options: { readonly connections?: number; readonly connectTimeoutMs?: number; readonly through?: string } = {},
  ) {
    const { through = url, connectTimeoutMs = 30_000, connections } = options;
    const opened = await openPostgres(through, { timeoutMs, connectTimeoutMs, connections });
    const portal = testPortal(opened.db);
    return { ...opened, portal, browser: await portal.signedIn(email) };
  }

  it("returns 503 to a write whose row is locked, and does it once the row is free", async () => {
    const { db, browser, close, portal } = await openPortal(1_000);
    const other = await connectTo(url);
    await other.query("begin");
    await other.query("select from users where id = $1 for update", [await accountId(db, email)]);
    expect(await refusal(order(browser))).toEqual(unavailable);
    expect(await refusal(browser.send("PATCH", `${api}/me/`, { bio: "Designs filters." }))).toEqual(unavailable);
    expect(await me(browser)).toBe(200);
    await other.query("rollback");
    expect((await order(browser)).status).toBe(200);
    expect(portal.logged).toHaveLength(2);
    await close();
  });

  it("returns 503, each in its own shape, where even the session cannot be looked up", async () => {
    const { browser, close, portal } = await openPortal(1_000);
    portal.clock.advance(2 * minuteMs);
    const other = await connectTo(url);
    await other.query("begin");
    await other.query("lock table sessions in access exclusive mode");
    expect(await refusal(browser.fetch(`${api}/me/`))).toEqual(unavailable);
    expect(await refusal(order(browser))).toEqual(unavailable);
    for (const path of ["session", "sessions"])
      expect(await refusal(browser.fetch(`/auth/api/browser/v1/auth/${path}`))).toEqual(headlessUnavailable);
    expect(await refusal(browser.send("DELETE", "/auth/api/browser/v1/auth/session"))).toEqual(headlessUnavailable);
    for (const path of ["/accounts/password/change/", "/accounts/login/?next=%2Fapp%2Fcart", "/accounts/logout/"]) {
      const page = await browser.fetch(path);
      expect([path, page.status, page.headers.get("Retry-After"), page.headers.get("Content-Type")]).toEqual([
        path,
        503,
        "5",
        "text/html; charset=utf-8",
      ]);
      expect(await page.text()).toContain(`<a class="button" href="${path}">Try again</a>`);
    }
    const form = await browser.submitSignIn({ email, password: "gatehouse-demo" });
    expect([form.status, await form.text()]).toEqual([
      503,
      expect.stringContaining("<h1>Temporarily unavailable</h1>"),
    ]);
    const refused = await browser.fetch("/accounts/password/change/", {
      method: "POST",
      headers: { Referer: "http://portal.test/accounts/password/change/?from=profile" },
      body: new URLSearchParams({ csrfmiddlewaretoken: browser.cookies.get("csrftoken") ?? "" }),
    });
    const text = await refused.text();
    expect([refused.status, text]).toEqual([503, expect.stringContaining("The database is not responding.")]);
    expect(text).toContain('<a class="button" href="/accounts/password/change/?from=profile">Back to the form</a>');
    await other.query("rollback");
    expect(await me(browser)).toBe(200);
    await close();
  });

  it("returns 503 when a read waits for a locked session, and then goes on with it", async () => {
    const { browser, close, portal } = await openPortal(1_000);
    portal.clock.advance(2 * minuteMs);
    const other = await connectTo(url);
    await other.query("begin");
    await other.query("select from sessions for update");
    expect(await refusal(browser.fetch(`${api}/me/`))).toEqual(unavailable);
    await other.query("rollback");
    expect(await me(browser)).toBe(200);
    await close();
  });

  it("returns 503 while all of its connections are busy", async () => {
    const { db, browser, close } = await openPortal(60_000, { connections: 2, connectTimeoutMs: 2_000 });
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
    const { db, browser, close } = await openPortal(60_000, { connections: 2 });
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
    const { db, browser, close } = await openPortal(60_000, { connections: 1 });
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

  it("keeps a connection whose statement only met a limit", async () => {
    const { db, close } = await openPortal(1_000, { connections: 1 });
    const other = await connectTo(url);
    const backend = async () => rowsOf<{ pid: number }>(await db.execute(sql`select pg_backend_pid() as pid`))[0]?.pid;
    const before = await backend();
    await other.query("begin");
    await other.query("lock table tickets in access exclusive mode");
    for (const statement of [sql`select from tickets`, sql`select pg_sleep(60)`]) {
      expect(
        isDatabaseUnavailable(await db.transaction((tx) => tx.execute(statement)).catch((error: unknown) => error)),
      ).toBe(true);
    }
    await other.query("rollback");
    expect(await backend()).toBe(before);
    await close();
  });

  it("gives up a transaction that was left idle, with all that it locked", async () => {
    const { db, browser, close } = await openPortal(1_000, { connections: 2 });
    const other = await connectTo(url);
    let end = () => undefined as void;
    const ended = new Promise<void>((resolve) => (end = resolve));
    let idle: Promise<void> | undefined;
    await new Promise<void>((locked) => {
      idle = db.transaction(async (tx) => {
        await tx.select().from(users).for("update");
        locked();
        await ended;
      });
    });
    // Waits for the lock without a limit of its own.
    await other.query("begin");
    await other.query("select from users for update");
    await other.query("rollback");
    end();
    expect(isDatabaseUnavailable(await idle?.catch((error: unknown) => error))).toBe(true);
    expect((await order(browser)).status).toBe(200);
    await close();
  });

  it("returns 503 while the database cannot be reached or does not respond, and goes on when it does", async () => {
    const proxy = await startDatabaseProxy(url);
    const { db, browser, close } = await openPortal(1_000, {
      through: proxy.url,
      connections: 2,
      connectTimeoutMs: 2_000,
    });
    for (const fail of [proxy.refuse, proxy.fallSilent]) {
      await fail();
      // More often than there are connections: none may be lost on the way.
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

  it("goes on when the database server was restarted", async () => {
    const server = await startOwnPostgres();
    onTestFinished(server.remove);
    const { browser, close, portal } = await openPortal(10_000, { through: server.url });
    await server.stop();
    expect(await refusal(browser.fetch(`${api}/me/`))).toEqual(unavailable);
    expect(await refusal(order(browser))).toEqual(unavailable);
    await server.start();
    expect(await me(browser)).toBe(200);
    expect((await order(browser)).status).toBe(200);
    expect(portal.logged).toHaveLength(2);
    await close();
  });

  it("returns what a write did although the record of it could not be completed", async () => {
    const { db, close, portal } = await openPortal(60_000);
    const admin = await portal.signedIn("admin@example.com");
    const token = { csrfmiddlewaretoken: admin.cookies.get("csrftoken") ?? "" };
    await admin.fetch(`/user/impersonate/${await accountId(db, email)}/`, {
      method: "POST",
      body: new URLSearchParams(token),
    });
    await db.execute(
      sql`create function fail() returns trigger language plpgsql as $$ begin raise sqlstate '55P03'; end $$`,
    );
    await db.execute(
      sql`create trigger fails before update on impersonated_writes for each row execute function fail()`,
    );
    expect((await order(admin)).status).toBe(200);
    expect(portal.logged).toMatchObject([{ request: `POST ${api}/grouped-shopping-cart-rows/` }]);
    await close();
  });

  it("is prepared without limits, however slow that is, and then serves with them", async () => {
    const slow = sql`select pg_sleep(4.5)`;
    let isPrepared = false;
    const { db, close } = await openDatabase(
      { databaseUrl: url, dataDir: "", databaseTimeoutMs: 4_000 },
      async (unlimited) => {
        await unlimited.execute(slow);
        isPrepared = true;
      },
    );
    expect([isPrepared, isDatabaseUnavailable(await db.execute(slow).catch((error: unknown) => error))]).toEqual([
      true,
      true,
    ]);
    await close();
  });
});
