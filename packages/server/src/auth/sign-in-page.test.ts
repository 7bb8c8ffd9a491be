import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { sessions } from "../db/tables/auth";
import { users } from "../db/tables/viewer";
import { argon2 } from "../node/argon2";
import type { Browser } from "../testing/browser";
import { anyDatabase, closeAfterAll } from "../testing/databases";
import { testPortal } from "../testing/test-portal";
import { cookieSessions } from "./cookie-sessions";

const me = "/api/webapp/v1/me/";
const session = "/auth/api/browser/v1/auth/session";
const wrong = "The email address or password isn&#39;t correct.";
const customer = { email: "customer@example.com", password: "gatehouse-demo" };

async function isSignedIn(browser: Browser): Promise<boolean> {
  return (await browser.fetch(me)).status === 200;
}

describe.each(anyDatabase)("signing in on $name", async ({ open }) => {
  const { db } = closeAfterAll(await open());
  const portal = testPortal(db);

  it("leads to the requested page", async () => {
    const response = await portal.browser().submitSignIn({ ...customer, next: "/app/licenses?page=2" });
    expect([response.status, response.headers.get("Location")]).toEqual([302, "/app/licenses?page=2"]);
  });

  it("leads nowhere else", async () => {
    const response = await portal.browser().submitSignIn({ ...customer, next: "//evil.example/app/" });
    expect(response.headers.get("Location")).toBe("/");
    const page = await (await portal.browser().fetch("/accounts/login/?next=https://evil.example")).text();
    expect(page).toContain('name="next" value="/"');
  });

  it("is a page without script that no other site can frame, and that TLS keeps to itself", async () => {
    const response = await portal.browser().fetch("/accounts/login/");
    const page = await response.text();
    const nonce = /<style nonce="([A-Za-z0-9]{22})">/.exec(page)?.[1] ?? "none";
    expect(response.headers.get("Content-Security-Policy")).toContain(`style-src 'nonce-${nonce}'`);
    expect(response.headers.get("Content-Security-Policy")).toContain("frame-ancestors 'self'");
    expect(page).not.toMatch(/<script|style="| on\w+=/);
    const heads = (reply: Response) =>
      ["X-Content-Type-Options", "Referrer-Policy", "Cache-Control", "Strict-Transport-Security"].map((name) =>
        reply.headers.get(name),
      );
    expect(heads(response)).toEqual(["nosniff", "same-origin", "private, no-store", null]);
    const secure = await portal.browser().fetch("/accounts/login/", { origin: "https://portal.test" });
    expect(heads(secure)).toEqual(["nosniff", "same-origin", "private, no-store", "max-age=31536000"]);
  });

  it("takes the email in any case and with spaces around it", async () => {
    expect((await portal.browser().submitSignIn({ ...customer, email: "  Customer@Example.COM " })).status).toBe(302);
  });

  it("redirects a signed-in user at once", async () => {
    const browser = await portal.signedIn(customer.email);
    const response = await browser.fetch("/accounts/login/?next=/app/orders");
    expect([response.status, response.headers.get("Location")]).toEqual([302, "/app/orders"]);
  });

  it.each([
    ["a wrong password", { email: customer.email, password: "wrong" }],
    ["an unknown account", { email: "nobody@example.com", password: "gatehouse-demo" }],
    ["nothing filled in", { email: "", password: "" }],
    ["a field that holds what no database takes", { email: "a\0@example.com", password: "\0" }],
  ])("says the same, in place, for %s", async (_, fields) => {
    const browser = portal.browser();
    const response = await browser.submitSignIn({ ...fields, next: "/app/licenses" });
    const page = await response.text();
    expect(response.status).toBe(400);
    expect(page).toContain(wrong);
    expect(page).toContain('name="next" value="/app/licenses"');
    expect(await isSignedIn(browser)).toBe(false);
  });

  it("keeps the email after a failure, as text and not as markup", async () => {
    const response = await portal.browser().submitSignIn({ email: '"><script>alert(1)</script>', password: "x" });
    const page = await response.text();
    expect(page).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"');
    expect(page).not.toContain("<script");
  });

  it("does the same work for an unknown account as for a wrong password", async () => {
    const verified: string[] = [];
    const passwords = {
      hash: argon2.hash,
      verify: async (hash: string, password: string) => (
        verified.push(hash.split("$").slice(0, 4).join("$")),
        argon2.verify(hash, password)
      ),
    };
    const counted = testPortal(db, { auth: cookieSessions({ passwords }) });
    await counted.browser().submitSignIn({ email: "nobody@example.com", password: "x" });
    await counted.browser().submitSignIn({ email: customer.email, password: "x" });
    expect(verified).toEqual(["$argon2id$v=19$m=19456,t=2,p=1", "$argon2id$v=19$m=19456,t=2,p=1"]);
  });

  it("is refused to an inactive account, whose open sessions end", async () => {
    const browser = await portal.signedIn("tester@example.com");
    await db.update(users).set({ isActive: false }).where(eq(users.email, "tester@example.com"));
    expect(await isSignedIn(browser)).toBe(false);
    const response = await portal.browser().submitSignIn({ email: "tester@example.com", password: "gatehouse-demo" });
    expect([response.status, await response.text()]).toEqual([400, expect.stringContaining(wrong)]);
    await db.update(users).set({ isActive: true }).where(eq(users.email, "tester@example.com"));
  });

  it("is refused to another site's form, and shows the form again", async () => {
    const browser = portal.browser();
    const response = await browser.fetch("/accounts/login/", { method: "POST", body: new URLSearchParams(customer) });
    expect([response.status, await response.text()]).toEqual([
      403,
      expect.stringContaining("This form was no longer valid. Sign in again."),
    ]);
    await browser.fetch("/accounts/login/");
    const body = new URLSearchParams({ ...customer, csrfmiddlewaretoken: browser.cookies.get("csrftoken") ?? "" });
    const foreign = await browser.fetch("/accounts/login/", {
      method: "POST",
      body,
      headers: { Origin: "https://evil.example" },
    });
    expect([foreign.status, await isSignedIn(browser)]).toEqual([403, false]);
  });

  it("takes the page's own masked token, which differs each time", async () => {
    const browser = portal.browser();
    const token = async () =>
      /name="csrfmiddlewaretoken" value="([^"]+)"/.exec(await (await browser.fetch("/accounts/login/")).text())?.[1] ??
      "";
    const [first, second] = [await token(), await token()];
    expect(first).not.toBe(second);
    expect((await browser.submitSignIn({ ...customer, csrfmiddlewaretoken: first })).status).toBe(302);
  });

  it.each([
    [
      "calls of the portal that set a token of their own",
      async (browser: Browser) => {
        const [cookie] = (await portal.browser().fetch(session)).headers.getSetCookie();
        browser.cookies.set("csrftoken", /csrftoken=([^;]+)/.exec(cookie ?? "")?.[1] ?? "");
      },
    ],
    [
      "another tab of the sign-in page, opened at the same time",
      async (browser: Browser) => {
        const other = portal.browser();
        await other.fetch("/accounts/login/");
        for (const [name, value] of other.cookies) browser.cookies.set(name, value);
      },
    ],
    [
      "somebody's signing in in another tab",
      async (browser: Browser) => void (await browser.signIn("empty@example.com")),
    ],
    ["the loss of the page's token", async (browser: Browser) => void browser.cookies.delete("csrftoken")],
  ])("goes on from an open form in spite of %s", async (_, happen) => {
    const browser = portal.browser();
    const page = await (await browser.fetch("/accounts/login/")).text();
    const csrfmiddlewaretoken = /name="csrfmiddlewaretoken" value="([^"]+)"/.exec(page)?.[1] ?? "";
    await happen(browser);
    const body = new URLSearchParams({ ...customer, csrfmiddlewaretoken });
    expect((await browser.fetch("/accounts/login/", { method: "POST", body })).status).toBe(302);
    expect(await browser.getJson(me)).toMatchObject({ email: customer.email });
  });

  it("refuses a form whose token is another browser's, and the form's token for anything but signing in", async () => {
    const other = portal.browser();
    const stolen =
      /name="csrfmiddlewaretoken" value="([^"]+)"/.exec(await (await other.fetch("/accounts/login/")).text())?.[1] ??
      "";
    const browser = portal.browser();
    await browser.fetch("/accounts/login/");
    const body = new URLSearchParams({ ...customer, csrfmiddlewaretoken: stolen });
    expect((await browser.fetch("/accounts/login/", { method: "POST", body })).status).toBe(403);
    const old = browser.cookies.get("csrftoken") ?? "";
    await browser.signIn(customer.email);
    expect((await browser.fetch(session, { method: "DELETE", headers: { "X-CSRFTOKEN": old } })).status).toBe(403);
  });

  it("says that cookies are blocked where the browser keeps none, and not where a form is merely old", async () => {
    const page = await (await portal.browser().fetch("/accounts/login/")).text();
    const csrfmiddlewaretoken = /name="csrfmiddlewaretoken" value="([^"]+)"/.exec(page)?.[1] ?? "";
    const body = new URLSearchParams({ ...customer, csrfmiddlewaretoken });
    const blocked = await portal.browser().fetch("/accounts/login/", { method: "POST", body });
    const text = await blocked.text();
    expect([blocked.status, text]).toEqual([
      403,
      expect.stringContaining(
        "Your browser blocks the cookies of portal.test, so you can&#39;t sign in. Allow them in the browser&#39;s settings, then sign in again.",
      ),
    ]);
    expect(text).not.toContain("no longer valid");
    const old = portal.browser();
    await old.fetch("/accounts/login/");
    expect(await (await old.fetch("/accounts/login/", { method: "POST", body })).text()).toContain(
      "This form was no longer valid. Sign in again.",
    );
  });

  it("keeps the form's token to the sign-in page, out of reach of scripts, and makes one alone", async () => {
    const browser = portal.browser();
    const own = (response: Response) => response.headers.getSetCookie().filter((line) => line.startsWith("formtoken-"));
    expect(own(await browser.fetch("/accounts/login/"))).toEqual([
      expect.stringMatching(/; Max-Age=86400; Path=\/accounts\/login\/; HttpOnly; SameSite=Lax$/),
    ]);
    expect(own(await browser.fetch("/accounts/login/"))).toEqual([]);
  });

  it("opens a session that nobody planted: both tokens are new", async () => {
    const attacker = await portal.signedIn("empty@example.com");
    const browser = portal.browser();
    for (const [name, value] of attacker.cookies) browser.cookies.set(name, value);
    const planted = new Map(browser.cookies);
    await browser.fetch(session, {
      method: "DELETE",
      headers: { "X-CSRFTOKEN": browser.cookies.get("csrftoken") ?? "" },
    });
    browser.cookies.set("sessionid", planted.get("sessionid") ?? "");
    await browser.signIn(customer.email);
    expect(browser.cookies.get("sessionid")).not.toBe(planted.get("sessionid"));
    expect(browser.cookies.get("csrftoken")).not.toBe(planted.get("csrftoken"));
    expect(await isSignedIn(attacker)).toBe(false);
  });

  it("keeps of the session's token only what opens nothing, and notes browser and address", async () => {
    const browser = portal.browser("198.51.100.7");
    await browser.signIn("desk@example.com");
    const [row] = await db
      .select({ session: sessions })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .where(eq(users.email, "desk@example.com"));
    expect(row?.session.ip).toBe("198.51.100.7");
    expect(JSON.stringify(row)).not.toContain(browser.cookies.get("sessionid"));
  });
});
