import { and, desc, eq, isNull } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { dayMs, minuteMs } from "../core/clock";
import { audit } from "../db/tables/audit";
import { impersonatedWrites, impersonations, sessions } from "../db/tables/auth";
import { users } from "../db/tables/viewer";
import { listImpersonations } from "../staff/admin-rules";
import { accountId } from "../testing/account-id";
import type { Browser } from "../testing/browser";
import { closeAfterAll, databases } from "../testing/databases";
import { testPortal } from "../testing/test-portal";
import { deleteOldImpersonations } from "./old-impersonations";

const me = "/api/webapp/v1/me/";
const tour = "/api/webapp/v1/tour/";
const list = "/user/impersonate/users-list/";
const stop = "/user/impersonate/stop/";
const [admin, customer] = ["admin@example.com", "customer@example.com"];

describe.each(databases)("impersonation on $name", async ({ open }) => {
  const { db } = closeAfterAll(await open());
  const portal = testPortal(db);

  const pathTo = async (email: string) => `/user/impersonate/${await accountId(db, email)}/`;
  const submit = (browser: Browser, path: string) =>
    browser.fetch(path, {
      method: "POST",
      body: new URLSearchParams({ csrfmiddlewaretoken: browser.cookies.get("csrftoken") ?? "" }),
    });
  const whoIs = async (browser: Browser) => {
    const response = await browser.fetch(me);
    if (!response.ok) return response.status;
    const { email, impersonated_by: by } = (await response.json()) as {
      email: string;
      impersonated_by: { email: string } | null;
    };
    return [email, by?.email ?? null];
  };
  const impersonating = async (email: string) => {
    const browser = await portal.signedIn(admin);
    expect((await submit(browser, await pathTo(email))).status).toBe(302);
    return browser;
  };
  const records = () => listImpersonations({ db, clock: portal.clock });
  const openRecords = () => db.select().from(impersonations).where(isNull(impersonations.endedAt));

  it("shows administrators the accounts they may impersonate, found by email, name or organization", async () => {
    const browser = await portal.signedIn(admin);
    const page = await (await browser.fetch(list)).text();
    expect(page).toContain(`<form method="post" action="${await pathTo(customer)}">`);
    expect(page).not.toContain(`action="${await pathTo(admin)}"`);
    expect(page).toContain("Your own account");
    const found = await (await browser.fetch(`${list}?search=MARCHETTI`)).text();
    expect([found.includes(customer), found.includes("manager@example.com")]).toEqual([true, false]);
    const hostile = await (
      await browser.fetch(`${list}?search=${encodeURIComponent('%_\\"><script>')}&page=999999`)
    ).text();
    expect(hostile).toContain("No results for “%_\\&quot;&gt;&lt;script&gt;”.");
  });

  it("leads into the portal as the account, says who is behind it, and back under one's own name", async () => {
    const browser = await portal.signedIn(admin);
    const [session, csrf] = [browser.cookies.get("sessionid"), browser.cookies.get("csrftoken")];
    const started = await submit(browser, await pathTo(customer));
    expect([started.status, started.headers.get("Location")]).toEqual([302, "/app/"]);
    expect(await whoIs(browser)).toEqual([customer, admin]);
    expect(browser.cookies.get("sessionid")).not.toBe(session);
    expect(browser.cookies.get("csrftoken")).not.toBe(csrf);

    const confirmation = await (await browser.fetch(stop)).text();
    expect(confirmation).toContain("admin@example.com is impersonating customer@example.com.");
    expect(await whoIs(browser)).toEqual([customer, admin]);
    const impersonated = browser.cookies.get("sessionid");
    const stopped = await submit(browser, stop);
    expect([stopped.status, stopped.headers.get("Location")]).toEqual([302, "/app/"]);
    expect(await whoIs(browser)).toEqual([admin, null]);
    const stale = portal.browser();
    stale.cookies.set("sessionid", impersonated ?? "");
    expect(await whoIs(stale)).toBe(403);
    expect((await submit(browser, stop)).headers.get("Location")).toBe("/app/");
    expect((await browser.fetch(stop)).headers.get("Location")).toBe("/app/");
  });

  it("is only for superusers, regardless of groups", async () => {
    for (const email of [customer, "portal-manager@example.com", "desk@example.com"]) {
      const browser = await portal.signedIn(email);
      expect((await browser.fetch(list)).status).toBe(404);
      expect((await submit(browser, await pathTo("empty@example.com"))).status).toBe(404);
      expect(await whoIs(browser)).toEqual([email, null]);
    }
  });

  it("is refused for oneself, another superuser, an inactive account and one that does not exist", async () => {
    const browser = await portal.signedIn(admin);
    await db.update(users).set({ isSuperuser: true }).where(eq(users.email, "tester@example.com"));
    await db.update(users).set({ isActive: false }).where(eq(users.email, "new@example.com"));
    const paths = [
      await pathTo(admin),
      await pathTo("tester@example.com"),
      await pathTo("new@example.com"),
      "/user/impersonate/99999999999999999999/",
    ];
    for (const path of paths) expect((await submit(browser, path)).status).toBe(404);
    expect(await whoIs(browser)).toEqual([admin, null]);
    await db.update(users).set({ isSuperuser: false }).where(eq(users.email, "tester@example.com"));
  });

  it("is never nested", async () => {
    const browser = await impersonating(customer);
    const nested = await submit(browser, await pathTo("empty@example.com"));
    expect([nested.status, await nested.text()]).toEqual([
      403,
      expect.stringContaining("Stop this impersonation before you start another."),
    ]);
    expect((await browser.fetch(list)).status).toBe(403);
    expect(await whoIs(browser)).toEqual([customer, admin]);
  });

  it("starts once, though the button was pressed ten times at once", async () => {
    const browser = await portal.signedIn(admin);
    const path = await pathTo(customer);
    const before = (await records()).length;
    const copies = Array.from({ length: 10 }, () => {
      const copy = portal.browser();
      for (const [name, value] of browser.cookies) copy.cookies.set(name, value);
      return copy;
    });
    const responses = await Promise.all(copies.map((copy) => submit(copy, path)));
    expect(responses.filter(({ headers }) => headers.get("Location") === "/app/")).toHaveLength(1);
    expect((await records()).length).toBe(before + 1);
  });

  it("leaves the target's own sessions and last sign-in as they are", async () => {
    const own = await portal.signedIn(customer);
    const rows = () =>
      db
        .select()
        .from(sessions)
        .innerJoin(users, and(eq(users.id, sessions.userId), isNull(sessions.impersonatorId)))
        .where(eq(users.email, customer))
        .orderBy(sessions.id);
    const before = await rows();
    portal.clock.advance(2 * minuteMs);
    const browser = await impersonating(customer);
    await browser.fetch(me);
    await submit(browser, stop);
    expect(await rows()).toEqual(before);
    expect(await whoIs(own)).toEqual([customer, null]);
  });

  it("ends everything with sign-out", async () => {
    const browser = await impersonating(customer);
    const copy = portal.browser();
    for (const [name, value] of browser.cookies) copy.cookies.set(name, value);
    expect((await browser.send("DELETE", "/auth/api/browser/v1/auth/session")).status).toBe(401);
    expect([await whoIs(browser), await whoIs(copy)]).toEqual([403, 403]);
    expect((await submit(copy, stop)).headers.get("Location")).toContain("/accounts/login/");
    expect((await records())[0]?.impersonation.endedAt).toEqual(portal.clock.now());
  });

  it("ends at once when the administrator no longer is one, or the target becomes one", async () => {
    const browser = await impersonating("empty@example.com");
    for (const [email, change, restored] of [
      [admin, { isSuperuser: false }, { isSuperuser: true }],
      [admin, { isActive: false }, { isActive: true }],
      ["empty@example.com", { isSuperuser: true }, { isSuperuser: false }],
      ["empty@example.com", { isActive: false }, { isActive: true }],
    ] as const) {
      await db.update(users).set(change).where(eq(users.email, email));
      expect(await whoIs(browser)).toBe(403);
      await db.update(users).set(restored).where(eq(users.email, email));
    }
    expect(await whoIs(browser)).toEqual(["empty@example.com", admin]);
  });

  it("records who acted as whom, and each write with its path, time, response and request", async () => {
    const browser = await impersonating("member@example.com");
    const startedAt = portal.clock.now();
    portal.clock.advance(minuteMs);
    await browser.fetch(me);
    const done = await browser.send("POST", tour, { tour_dashboard_completed: true });
    const refused = await browser.fetch(tour, { method: "POST" });
    portal.clock.advance(minuteMs);
    const stopped = await submit(browser, stop);
    await browser.send("POST", tour, { tour_dashboard_completed: true });
    const [record] = await records();
    expect(record?.impersonation).toMatchObject({
      administratorEmail: admin,
      targetEmail: "member@example.com",
      startedAt,
      endedAt: portal.clock.now(),
      ip: "192.0.2.1",
    });
    const requestId = (reply: Response) => reply.headers.get("X-Request-ID");
    expect(record?.writes.map(({ method, path, status, requestId: id }) => [method, path, status, id])).toEqual([
      ["POST", tour, 200, requestId(done)],
      ["POST", tour, 403, requestId(refused)],
      ["POST", stop, 302, requestId(stopped)],
    ]);
    expect(record?.writes[0]?.at.getTime()).toBe(startedAt.getTime() + minuteMs);
  });

  it("keeps its records when the accounts are deleted", async () => {
    const browser = await impersonating("pending@example.com");
    await submit(browser, stop);
    await db.delete(users).where(eq(users.email, "pending@example.com"));
    expect((await records())[0]?.impersonation).toMatchObject({
      administratorEmail: admin,
      targetEmail: "pending@example.com",
      targetId: null,
    });
  });

  it("is closed in the record when its session ran out unseen, at the time it did", async () => {
    await submit(await portal.signedIn(admin), stop);
    const browser = await impersonating(customer);
    const expiresAt = (await db.select().from(sessions).orderBy(sessions.id)).at(-1)?.expiresAt;
    portal.clock.advance(20 * dayMs);
    expect(await whoIs(browser)).toBe(403);
    await portal.signedIn(customer);
    expect(await openRecords()).toEqual([]);
    expect((await records())[0]?.impersonation.endedAt).toEqual(expiresAt);
  });

  it("is kept as long as the audit log, with its writes", async () => {
    const clean = () => deleteOldImpersonations({ db, clock: portal.clock }, 30);
    portal.clock.advance(31 * dayMs);
    await clean();
    const browser = await impersonating("member@example.com");
    await browser.send("POST", tour, { tour_dashboard_completed: true });
    portal.clock.advance(dayMs);
    await submit(browser, stop);
    portal.clock.advance(30 * dayMs);
    expect(await clean()).toBe(0);
    expect((await records())[0]?.writes).toHaveLength(2);
    const open = await impersonating(customer);
    portal.clock.advance(1);
    expect(await clean()).toBe(1);
    const [record, ...others] = await records();
    expect([record?.impersonation.endedAt, others]).toEqual([null, []]);
    expect(await db.select().from(impersonatedWrites)).toEqual([]);
    expect(await whoIs(open)).toEqual([customer, admin]);
    const [row] = await db.select().from(audit).where(eq(audit.kind, "audit.deleted")).orderBy(desc(audit.id)).limit(1);
    expect(row?.detail).toBe("1 impersonation older than 30 days");
  });

  it("logs nothing of its own", () => {
    expect(portal.logged).toEqual([]);
  });
});
