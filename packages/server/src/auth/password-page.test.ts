import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { users } from "../db/tables/viewer";
import { demoPasswordHash } from "../demo/accounts";
import { defaultLimits } from "../http/limits";
import { accountId } from "../testing/account-id";
import type { Browser } from "../testing/browser";
import { anyDatabase, closeAfterAll } from "../testing/databases";
import { testPortal } from "../testing/test-portal";

const path = "/accounts/password/change/";
const demo = "gatehouse-demo";
const good = "a walk along the river";

describe.each(anyDatabase)("the password page on $name", async ({ open }) => {
  const { db } = closeAfterAll(await open());
  const portal = testPortal(db);

  const isSignedIn = async (browser: Browser) => (await browser.fetch("/api/webapp/v1/me/")).status === 200;
  const change = (browser: Browser, fields: Readonly<Record<string, string>>) =>
    browser.fetch(path, {
      method: "POST",
      body: new URLSearchParams({ csrfmiddlewaretoken: browser.cookies.get("csrftoken") ?? "", ...fields }),
    });
  const reset = (email: string) =>
    db.update(users).set({ passwordHash: demoPasswordHash }).where(eq(users.email, email));

  it("changes the password, keeps this session under a new token and ends the account's others", async () => {
    const email = "empty@example.com";
    const [browser, elsewhere, somebody] = await Promise.all([
      portal.signedIn(email),
      portal.signedIn(email),
      portal.signedIn("customer@example.com"),
    ]);
    const before = new Map(browser.cookies);
    const response = await change(browser, { current: demo, password: good, repeated: good });
    expect([response.status, await response.text()]).toEqual([
      200,
      expect.stringContaining("Your password has been changed."),
    ]);
    expect([await isSignedIn(browser), await isSignedIn(elsewhere), await isSignedIn(somebody)]).toEqual([
      true,
      false,
      true,
    ]);
    for (const name of ["sessionid", "csrftoken"]) expect(browser.cookies.get(name)).not.toBe(before.get(name));
    const stale = portal.browser();
    stale.cookies.set("sessionid", before.get("sessionid") ?? "");
    expect(await isSignedIn(stale)).toBe(false);
    expect((await portal.browser().submitSignIn({ email, password: demo })).status).toBe(400);
    expect((await portal.browser().submitSignIn({ email, password: good })).status).toBe(302);
    await reset(email);
  });

  it.each([
    [{ current: "wrong", password: good, repeated: good }, "Your current password was entered incorrectly."],
    [{ current: demo, password: "", repeated: "" }, "Enter a new password."],
    [{ current: demo, password: "short", repeated: "short" }, "This password is too short."],
    [{ current: demo, password: "password1234", repeated: "password1234" }, "This password is too common."],
    [
      { current: demo, password: "manager@example.com", repeated: "manager@example.com" },
      "The password is too similar to your email address or your name.",
    ],
    [{ current: demo, password: demo, repeated: demo }, "The new password is the current one."],
    [{ current: demo, password: good, repeated: `${good}s` }, "The passwords don&#39;t match."],
  ])("says what is wrong with %j, and changes nothing", async (fields, message) => {
    const browser = await portal.signedIn("manager@example.com");
    const response = await change(browser, fields);
    const page = await response.text();
    expect([response.status, page]).toEqual([400, expect.stringContaining(message)]);
    for (const value of Object.values(fields))
      if (value.length > 10 && value !== "manager@example.com") expect(page).not.toContain(value);
    expect((await portal.browser().submitSignIn({ email: "manager@example.com", password: demo })).status).toBe(302);
  });

  it("lets an account without a password set one, and asks for no current one", async () => {
    const browser = await portal.signedIn("member@example.com");
    await db.update(users).set({ passwordHash: null }).where(eq(users.email, "member@example.com"));
    const page = await (await browser.fetch(path)).text();
    expect([page.includes("Set password"), page.includes("Current password")]).toEqual([true, false]);
    expect((await change(browser, { password: good, repeated: good })).status).toBe(200);
    expect((await portal.browser().submitSignIn({ email: "member@example.com", password: good })).status).toBe(302);
    await reset("member@example.com");
  });

  it("is refused while an administrator impersonates", async () => {
    const browser = await portal.signedIn("admin@example.com");
    const id = await accountId(db, "customer@example.com");
    await browser.fetch(`/user/impersonate/${id}/`, {
      method: "POST",
      body: new URLSearchParams({ csrfmiddlewaretoken: browser.cookies.get("csrftoken") ?? "" }),
    });
    const refusal = "You can&#39;t change the password while you impersonate customer@example.com.";
    for (const response of [
      await browser.fetch(path),
      await change(browser, { current: demo, password: good, repeated: good }),
    ]) {
      expect([response.status, await response.text()]).toEqual([403, expect.stringContaining(refusal)]);
    }
    expect((await portal.browser().submitSignIn({ email: "customer@example.com", password: demo })).status).toBe(302);
  });

  it("does not end an impersonation of the account, but all sessions of an administrator with a changed password", async () => {
    const [customer, admin] = [
      await portal.signedIn("waiting@example.com"),
      await portal.signedIn("admin@example.com"),
    ];
    const id = await accountId(db, "waiting@example.com");
    await admin.fetch(`/user/impersonate/${id}/`, {
      method: "POST",
      body: new URLSearchParams({ csrfmiddlewaretoken: admin.cookies.get("csrftoken") ?? "" }),
    });
    expect((await change(customer, { current: demo, password: good, repeated: good })).status).toBe(200);
    expect(await isSignedIn(admin)).toBe(true);
    const own = await portal.signedIn("admin@example.com");
    expect((await change(own, { current: demo, password: good, repeated: good })).status).toBe(200);
    expect([await isSignedIn(admin), await isSignedIn(customer)]).toEqual([false, true]);
    await reset("admin@example.com");
    await reset("waiting@example.com");
  });

  it("is changed once by two that come at once", async () => {
    const browser = await portal.signedIn("desk@example.com");
    const other = await portal.signedIn("desk@example.com");
    const responses = await Promise.all([
      change(browser, { current: demo, password: good, repeated: good }),
      change(other, { current: demo, password: `${good} 2`, repeated: `${good} 2` }),
    ]);
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    await reset("desk@example.com");
  });

  it("stops guesses at the current password after ten, and goes on when the time is over", async () => {
    const limited = testPortal(db, { limits: defaultLimits });
    const browser = await limited.signedIn("release@example.com");
    for (let at = 0; at < 10; at++)
      expect((await change(browser, { current: "wrong", password: good, repeated: good })).status).toBe(400);
    const refused = await change(browser, { current: demo, password: good, repeated: good });
    expect([refused.status, refused.headers.get("Retry-After"), await refused.text()]).toEqual([
      429,
      "300",
      expect.stringContaining("Too many attempts. Try again in 5 minutes."),
    ]);
    limited.clock.advance(300_000);
    expect((await change(browser, { current: demo, password: good, repeated: good })).status).toBe(200);
    await reset("release@example.com");
  });

  it("says that no other service is connected", async () => {
    const browser = await portal.signedIn("manager@example.com");
    expect(await (await browser.fetch("/accounts/social/connections/")).text()).toContain(
      "nothing is connected to manager@example.com",
    );
    expect(portal.logged).toEqual([]);
  });
});
