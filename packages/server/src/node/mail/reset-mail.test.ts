import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { minuteMs } from "../../core/clock";
import { audit } from "../../db/tables/audit";
import { passwordResets } from "../../db/tables/auth";
import { mails } from "../../db/tables/support";
import { users } from "../../db/tables/viewer";
import { defaultLimits } from "../../http/limits";
import type { Browser } from "../../testing/browser";
import { closeAfterAll, databases } from "../../testing/databases";
import { email, good, mail, path, resetMailPortal } from "../../testing/reset-mail-portal";
import { testPortal } from "../../testing/test-portal";

describe.each(databases)("a new password by email on $name", async ({ open }) => {
  const { db } = closeAfterAll(await open());
  const { smtp, portal, clock, logged, sendDue, post, request, received, link, choose, signIn } =
    await resetMailPortal(db);

  it("is chosen through a link, which leads to the requested page, and ends all sessions", async () => {
    const [one, other] = [await portal.signedIn(email), await portal.signedIn("admin@example.com")];
    const login = await portal.browser().fetch("/accounts/login/?next=/app/orders");
    expect(await login.text()).toContain(`<a href="${path}?next=%2Fapp%2Forders">Forgot your password?</a>`);
    const sent = await request(` ${email.toUpperCase()} `, { next: "/app/orders" });
    expect([sent.status, sent.headers.get("Location")]).toEqual([302, `${path}done/?next=%2Fapp%2Forders`]);
    await sendDue();
    expect(smtp.received.map(({ to }) => to)).toEqual([[email]]);
    expect(received()[0]?.header("Subject")).toBe("Reset your Compiler Portal password");
    const { shown, response } = await choose(link());
    expect([shown.status, shown.headers.get("Referrer-Policy"), shown.headers.get("Cache-Control")]).toEqual([
      200,
      "strict-origin",
      "private, no-store",
    ]);
    expect([response.status, response.headers.get("Location")]).toEqual([302, `${path}key/done/?next=%2Fapp%2Forders`]);
    expect(await db.select().from(audit).where(eq(audit.kind, "password.reset"))).toMatchObject([
      { actor: null, subject: email, address: "192.0.2.1", result: "done", detail: "" },
    ]);
    const done = await portal.browser().fetch(response.headers.get("Location") ?? "");
    expect(await done.text()).toContain('href="/accounts/login/?next=%2Fapp%2Forders"');
    expect([await signIn("gatehouse-demo"), await signIn(good)]).toEqual([400, 302]);
    const status = async (browser: Browser) => (await browser.fetch("/api/webapp/v1/me/")).status;
    expect([await status(one), await status(other)]).toEqual([403, 200]);
    expect(logged).toEqual([]);
  });

  it("says the same of every address, and only an active account gets an email", async () => {
    await db.update(users).set({ isActive: false }).where(eq(users.email, "empty@example.com"));
    const responses = [];
    for (const address of [email, "nobody.here@example.com", "empty@example.com"]) {
      const response = await request(address);
      responses.push([
        response.status,
        response.headers.get("Location"),
        [...response.headers.keys()],
        await response.text(),
      ]);
    }
    expect(responses[1]).toEqual(responses[0]);
    expect(responses[2]).toEqual(responses[0]);
    // The response waits for the same work for any address: one inserted row.
    expect((await db.select().from(mails)).map(({ body, resetNext }) => [body, resetNext])).toEqual(
      responses.map(() => ["", "/"]),
    );
    await sendDue();
    expect(smtp.received.map(({ to }) => to[0])).toEqual([email]);
    expect(await db.select({ to: mails.recipient, body: mails.body }).from(mails)).toEqual([{ to: email, body: "" }]);
  });

  it("keeps no token in the database, and works once", async () => {
    await request(email);
    await sendDue();
    const address = link();
    const [, token = ""] = /-([A-Za-z\d]{43})\//.exec(address) ?? [];
    expect(token).not.toBe("");
    expect(JSON.stringify([await db.select().from(passwordResets), await db.select().from(mails)])).not.toContain(
      token,
    );
    // Mail programs open links, too. That must not use up the link.
    await portal.browser().fetch(address);
    const [first, second] = await Promise.all([choose(address), choose(address, "another walk by the sea")]);
    expect([first.response.status, second.response.status].sort()).toEqual([302, 410]);
    expect((await choose(address)).shown.status).toBe(410);
  });

  it.each([
    ["an hour has passed", async () => void clock.advance(60 * minuteMs)],
    [
      "the password is another one",
      async () => {
        const browser = await portal.signedIn(email);
        await post(browser, "/accounts/password/change/", {
          current: "gatehouse-demo",
          password: "some third password",
          repeated: "some third password",
        });
      },
    ],
    ["the account is inactive", async () => void (await db.update(users).set({ isActive: false }))],
    [
      "a newer one was sent",
      async () => {
        clock.advance(3 * minuteMs);
        await request(email);
        await sendDue();
      },
    ],
  ])("has a link that is over once %s", async (_, change) => {
    await request(email);
    await sendDue();
    const address = link();
    await change();
    const { shown, response } = await choose(address);
    expect([shown.status, response.status]).toEqual([410, 410]);
    expect([await signIn(good)]).toEqual([400]);
  });

  it("is not sent twice within two minutes, and the first link keeps working", async () => {
    await request(email);
    await sendDue();
    const address = link();
    await request(email);
    await sendDue();
    expect(smtp.received).toHaveLength(1);
    expect((await choose(address)).response.status).toBe(302);
  });

  it("has to follow the rules", async () => {
    await request(email);
    await sendDue();
    for (const [password, repeated, sentence] of [
      ["short", "short", "This password is too short."],
      ["customer@example.com", "customer@example.com", "too similar to your email address"],
      [good, `${good}s`, "The passwords don&#39;t match."],
      ["", "", "Enter a new password."],
    ] as const) {
      const { response } = await choose(link(), password, repeated);
      expect([response.status, await response.text()]).toEqual([400, expect.stringContaining(sentence)]);
    }
    expect((await choose(link())).response.status).toBe(302);
  });

  it("comes in the account's language, or else in that of the request, from the configured address", async () => {
    const italian = { "Accept-Language": "it", Host: "evil.example" };
    await request(email, {}, italian);
    await sendDue();
    expect(received()[0]?.header("Subject")).toBe("Reimposta la password di Compiler Portal");
    expect(received()[0]?.html).toContain('<html lang="it">');
    expect(smtp.received[0]?.text).not.toContain("evil.example");
    await db.update(users).set({ language: "en" });
    clock.advance(3 * minuteMs);
    await request(email, {}, italian);
    await sendDue();
    expect(received()[1]?.header("Subject")).toBe("Reset your Compiler Portal password");
  });

  it("is sent again with another link after a failure, and not at all after an hour", async () => {
    smtp.response(() => Object.assign(new Error("later"), { responseCode: 450 }));
    await request(email);
    await sendDue();
    const failed = link();
    smtp.response(() => undefined);
    clock.advance(minuteMs);
    await sendDue();
    expect([(await choose(failed)).shown.status, (await choose(link())).response.status]).toEqual([410, 302]);
    await request(email);
    clock.advance(61 * minuteMs);
    const before = smtp.received.length;
    await sendDue();
    expect([smtp.received.length, await db.$count(mails)]).toEqual([before, 1]);
  });

  it("is refused without the form's token, and too many times from an address or for an account", async () => {
    const browser = portal.browser();
    expect((await browser.fetch(path, { method: "POST", body: new URLSearchParams({ email }) })).status).toBe(403);
    expect(await db.$count(mails)).toBe(0);
    const limited = testPortal(db, { mail, limits: defaultLimits });
    const ask = async (address: string, from: string) => {
      const visitor = limited.browser(from);
      await visitor.fetch(path);
      return (await post(visitor, path, { email: address })).status;
    };
    const statuses: number[] = [];
    for (let at = 0; at < 12; at += 1) statuses.push(await ask("unknown@example.com", `192.0.2.${at + 1}`));
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 302), 429, 429]);
  });

  it("is not offered where there is no mail server", async () => {
    const without = testPortal(db);
    const login = await (await without.browser().fetch("/accounts/login/")).text();
    expect([login.includes(path), login.includes("Ask the administrator of this portal for a new one.")]).toEqual([
      false,
      true,
    ]);
    const page = await (await without.browser().fetch(path)).text();
    expect([page.includes("<form"), page.includes("This portal doesn&#39;t send email.")]).toEqual([false, true]);
    // A link from before email was turned off.
    const over = await (await without.browser().fetch(`${path}key/gone/`)).text();
    expect([over.includes("Request another link"), over.includes("This portal doesn&#39;t send email.")]).toEqual([
      false,
      true,
    ]);
  });

  it("works through django-allauth's headless calls", async () => {
    const base = "/auth/api/browser/v1/auth/password/";
    const browser = portal.browser();
    await browser.fetch("/auth/api/browser/v1/auth/session");
    const asked = await browser.send("POST", `${base}request`, { email });
    expect([asked.status, await asked.json()]).toEqual([200, { status: 200 }]);
    await sendDue();
    const [, key = ""] = /key\/([^/]+)\//.exec(link()) ?? [];
    const look = (name: string) => browser.fetch(`${base}reset`, { headers: { "X-Password-Reset-Key": name } });
    expect(await (await look(key)).json()).toMatchObject({ status: 200, data: { user: { email } } });
    expect((await look("1-wrong")).status).toBe(400);
    const short = await browser.send("POST", `${base}reset`, { key, password: "short" });
    expect(await short.json()).toMatchObject({ status: 400, errors: [{ param: "password" }] });
    expect((await browser.send("POST", `${base}reset`, { key, password: good })).status).toBe(401);
    expect(await signIn(good)).toBe(302);
    expect((await browser.send("POST", `${base}reset`, { key, password: good })).status).toBe(400);
  });
});
