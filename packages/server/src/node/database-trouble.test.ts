import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { minuteMs } from "../core/clock";
import { isDatabaseUnavailable } from "../db/database-unavailable";
import { rowsOf } from "../db/migrate";
import { users } from "../db/tables/viewer";
import { accountId } from "../testing/account-id";
import { closeAfterAll } from "../testing/databases";
import { connectTo, postgresCopy } from "../testing/postgres";
import {
  api,
  email,
  headlessUnavailable,
  me,
  openPortal,
  order,
  refusal,
  unavailable,
} from "../testing/trouble-portal";
import { openDatabase } from "./open-database";

// The tests wait for each limit, which is far longer than a statement takes on a busy machine.
describe("a portal whose PostgreSQL is locked or slow", async () => {
  const { url } = closeAfterAll(await postgresCopy());

  it("returns 503 to a write whose row is locked, and does it once the row is free", async () => {
    const { db, browser, close, portal } = await openPortal(url, 1_000);
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
    const { browser, close, portal } = await openPortal(url, 1_000);
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
    expect([refused.status, text]).toEqual([503, expect.stringContaining("The database isn&#39;t responding.")]);
    expect(text).toContain('<a class="button" href="/accounts/password/change/?from=profile">Back to the form</a>');
    await other.query("rollback");
    expect(await me(browser)).toBe(200);
    await close();
  });

  it("returns 503 when a read waits for a locked session, and then recovers with it", async () => {
    const { browser, close, portal } = await openPortal(url, 1_000);
    portal.clock.advance(2 * minuteMs);
    const other = await connectTo(url);
    await other.query("begin");
    await other.query("select from sessions for update");
    expect(await refusal(browser.fetch(`${api}/me/`))).toEqual(unavailable);
    await other.query("rollback");
    expect(await me(browser)).toBe(200);
    await close();
  });

  it("keeps a connection whose statement only met a limit", async () => {
    const { db, close } = await openPortal(url, 1_000, { connections: 1 });
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
    const { db, browser, close } = await openPortal(url, 1_000, { connections: 2 });
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
    // This connection has no time limit: it waits until the server ends the idle transaction.
    await other.query("begin");
    await other.query("select from users for update");
    await other.query("rollback");
    end();
    expect(isDatabaseUnavailable(await idle?.catch((error: unknown) => error))).toBe(true);
    expect((await order(browser)).status).toBe(200);
    await close();
  });

  it("returns what a write did although the record of it could not be completed", async () => {
    const { db, close, portal } = await openPortal(url, 60_000);
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

  it("migrates without limits, and then serves with them", async () => {
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
