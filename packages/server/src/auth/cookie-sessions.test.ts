import { eq, lte } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { dayMs, minuteMs } from "../core/clock";
import { sessions } from "../db/tables/auth";
import { users } from "../db/tables/viewer";
import type { Browser } from "../testing/browser";
import { closeAfterAll, databases } from "../testing/databases";
import { testPortal } from "../testing/test-portal";
import { forgetAccountScript } from "./forget-account-script";

const me = "/api/webapp/v1/me/";
const session = "/auth/api/browser/v1/auth/session";
const customer = { email: "customer@example.com", password: "gatehouse-demo" };

async function isSignedIn(browser: Browser): Promise<boolean> {
  return (await browser.fetch(me)).status === 200;
}

describe.each(databases)("a session on $name", async ({ open }) => {
  const { db } = closeAfterAll(await open());

  it("lives on while it is used, and ends 14 days after it last was", async () => {
    const portal = testPortal(db, { sessionLifetimeMs: 365 * dayMs });
    const browser = await portal.signedIn(customer.email);
    for (let day = 0; day < 40; day += 10) {
      portal.clock.advance(10 * dayMs);
      expect(await isSignedIn(browser)).toBe(true);
    }
    portal.clock.advance(14 * dayMs + 1);
    expect(await isSignedIn(browser)).toBe(false);
    await portal.signedIn("manager@example.com");
    expect(await db.select().from(sessions).where(lte(sessions.expiresAt, portal.clock.now()))).toEqual([]);
  });

  it("ends 30 days after sign-in however much it is used, and its cookie no later", async () => {
    const portal = testPortal(db);
    const browser = await portal.signedIn(customer.email);
    const ages: (string | undefined)[] = [];
    for (let day = 10; day < 30; day += 10) {
      portal.clock.advance(10 * dayMs);
      const response = await browser.fetch(me);
      expect(response.status).toBe(200);
      ages.push(/sessionid=.*Max-Age=(\d+)/.exec(response.headers.getSetCookie().join())?.[1]);
    }
    expect(ages).toEqual([String(14 * 86_400), String(10 * 86_400)]);
    portal.clock.advance(10 * dayMs - 1);
    expect(await isSignedIn(browser)).toBe(true);
    portal.clock.advance(1);
    expect(await isSignedIn(browser)).toBe(false);
  });

  it("ends as early as a shorter setting says, even one opened before", async () => {
    const browser = await testPortal(db).signedIn(customer.email);
    const strict = testPortal(db, { sessionLifetimeMs: dayMs });
    const same = strict.browser();
    for (const [name, value] of browser.cookies) same.cookies.set(name, value);
    expect(await isSignedIn(same)).toBe(true);
    strict.clock.advance(dayMs);
    expect(await isSignedIn(same)).toBe(false);
  });

  it("keeps its age when the password changes the token", async () => {
    const portal = testPortal(db, { sessionLifetimeMs: dayMs });
    const browser = await portal.signedIn("member@example.com");
    portal.clock.advance(dayMs / 2);
    const before = browser.cookies.get("sessionid");
    await browser.fetch("/accounts/password/change/", {
      method: "POST",
      body: new URLSearchParams({
        csrfmiddlewaretoken: browser.cookies.get("csrftoken") ?? "",
        current: customer.password,
        password: "zebra crossing 4713",
        repeated: "zebra crossing 4713",
      }),
    });
    expect(browser.cookies.get("sessionid")).not.toBe(before);
    expect(await isSignedIn(browser)).toBe(true);
    portal.clock.advance(dayMs / 2);
    expect(await isSignedIn(browser)).toBe(false);
  });

  it("notes when it was last seen, at most once a minute", async () => {
    const portal = testPortal(db);
    const browser = await portal.signedIn("release@example.com");
    const lastSeen = async () =>
      (
        await db
          .select({ at: sessions.lastSeenAt })
          .from(sessions)
          .innerJoin(users, eq(users.id, sessions.userId))
          .where(eq(users.email, "release@example.com"))
      )[0]?.at;
    const start = portal.clock.now();
    portal.clock.advance(minuteMs - 1);
    await browser.fetch(me);
    expect(await lastSeen()).toEqual(start);
    portal.clock.advance(1);
    await browser.fetch(me);
    expect(await lastSeen()).toEqual(portal.clock.now());
  });

  it("sets cookies that scripts and other sites cannot use, and that TLS keeps to itself", async () => {
    const cookies = async (origin: string, headers = {}, trustProxy = false) => {
      const browser = testPortal(db, { trustProxy }).browser();
      await browser.fetch("/accounts/login/", { origin, headers });
      const csrfmiddlewaretoken = browser.cookies.get("csrftoken") ?? browser.cookies.get("__Host-csrftoken") ?? "";
      const body = new URLSearchParams({ ...customer, csrfmiddlewaretoken });
      const response = await browser.fetch("/accounts/login/", {
        method: "POST",
        origin,
        body,
        headers: { Referer: `${origin}/accounts/login/`, ...headers },
      });
      return response.headers.getSetCookie().map((line) => line.replace(/=[A-Za-z0-9]+/, ""));
    };
    const plain = [
      "sessionid; Max-Age=1209600; Path=/; HttpOnly; SameSite=Lax",
      "csrftoken; Max-Age=31449600; Path=/; SameSite=Lax",
    ];
    const secure = plain.map((line) => `__Host-${line.replace("; SameSite", "; Secure; SameSite")}`);
    expect(await cookies("http://portal.test")).toEqual(plain);
    expect(await cookies("https://portal.test")).toEqual(secure);
    expect(await cookies("http://portal.test", { "X-Forwarded-Proto": "https" })).toEqual(plain);
    expect(
      await cookies(
        "http://portal.test",
        { "X-Forwarded-Proto": "https", Referer: "https://portal.test/accounts/login/" },
        true,
      ),
    ).toEqual(secure);
  });

  it("says who is signed in, and gives a visitor the token", async () => {
    const portal = testPortal(db);
    const browser = portal.browser();
    const before = await browser.fetch(session);
    expect([before.status, await before.json()]).toEqual([
      401,
      { status: 401, data: { flows: [{ id: "login" }] }, meta: { is_authenticated: false } },
    ]);
    expect(browser.cookies.get("csrftoken")).toMatch(/^[A-Za-z0-9]{32}$/);
    await browser.signIn(customer.email);
    expect(await browser.getJson(session)).toMatchObject({
      status: 200,
      data: { user: { email: customer.email } },
      meta: { is_authenticated: true },
    });
  });

  it("ends by the call, which returns 401, and by the page, which asks first", async () => {
    const portal = testPortal(db);
    const byCall = await portal.signedIn(customer.email);
    const stolen = portal.browser();
    for (const [name, value] of byCall.cookies) stolen.cookies.set(name, value);
    expect((await byCall.send("DELETE", session)).status).toBe(401);
    expect(await isSignedIn(stolen)).toBe(false);

    const byPage = await portal.signedIn(customer.email);
    expect(await (await byPage.fetch("/accounts/logout/")).text()).toContain(
      "You&#39;re signed in as customer@example.com.",
    );
    expect(await isSignedIn(byPage)).toBe(true);
    expect((await byPage.fetch("/accounts/logout/", { method: "POST", body: new URLSearchParams({}) })).status).toBe(
      403,
    );
    expect(await isSignedIn(byPage)).toBe(true);
    const body = new URLSearchParams({ csrfmiddlewaretoken: byPage.cookies.get("csrftoken") ?? "" });
    const response = await byPage.fetch("/accounts/logout/", { method: "POST", body });
    const nonce = /'nonce-(\w+)'/.exec(response.headers.get("Content-Security-Policy") ?? "")?.[1];
    const signedOut = await response.text();
    expect(signedOut).toContain('<a class="button" href="/accounts/login/">Sign in</a>');
    expect(signedOut).toContain(`<script nonce="${nonce}">${forgetAccountScript}</script>`);
    expect(await isSignedIn(byPage)).toBe(false);
  });

  it("is not found in a Cookie header of more than a browser's length", async () => {
    const portal = testPortal(db);
    const browser = await portal.signedIn(customer.email);
    const cookie = `${"a=b; ".repeat(2_000)}sessionid=${browser.cookies.get("sessionid") ?? ""}`;
    expect((await browser.fetch(me, { headers: { Cookie: cookie } })).status).toBe(403);
  });
});
