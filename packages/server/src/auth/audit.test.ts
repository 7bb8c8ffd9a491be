import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { dayMs } from "../core/clock";
import { audit } from "../db/tables/audit";
import { sessions } from "../db/tables/auth";
import { defaultLimits } from "../http/limits";
import { accountId } from "../testing/account-id";
import type { Browser } from "../testing/browser";
import { closeAfterAll, databases } from "../testing/databases";
import { testPortal } from "../testing/test-portal";
import { deleteOldAudit, recordAudit } from "./audit";

const [admin, customer, tester] = ["admin@example.com", "customer@example.com", "tester@example.com"];

describe.each(databases)("the audit log on $name", async ({ open }) => {
  const { db } = closeAfterAll(await open());
  const portal = testPortal(db, { limits: defaultLimits });

  /** The rows that `act` adds: kind, actor, subject, address, result and detail. */
  async function audited(act: () => Promise<unknown>) {
    const before = new Set((await db.select({ id: audit.id }).from(audit)).map(({ id }) => id));
    await act();
    return (await db.select().from(audit).orderBy(audit.id))
      .filter(({ id }) => !before.has(id))
      .map(({ kind, actor, subject, address, result, detail }) => [kind, actor, subject, address, result, detail]);
  }
  const submit = (browser: Browser, path: string, fields: Readonly<Record<string, string>> = {}) =>
    browser.fetch(path, {
      method: "POST",
      body: new URLSearchParams({ csrfmiddlewaretoken: browser.cookies.get("csrftoken") ?? "", ...fields }),
    });

  it("has each sign-in and sign-out, with the address", async () => {
    const browser = portal.browser("192.0.2.77");
    const at = "192.0.2.77";
    expect(await audited(() => browser.signIn(customer))).toEqual([["sign-in", customer, customer, at, "done", ""]]);
    expect(await audited(() => submit(browser, "/accounts/logout/"))).toEqual([
      ["sign-out", customer, customer, at, "done", expect.stringMatching(/^session \d+: signed out$/)],
    ]);
    expect(await audited(() => submit(browser, "/accounts/logout/"))).toEqual([]);
  });

  it("has each refused sign-in, and never what was typed", async () => {
    const at = "192.0.2.78";
    const attempt = (email: string, password: string) => portal.browser(at).submitSignIn({ email, password });
    const rows = await audited(async () => {
      await attempt(customer, "wrong horse battery");
      await attempt("my secret password", "wrong horse battery");
      await attempt("nobody@example.com", "wrong horse battery");
    });
    expect(rows).toEqual([
      ["sign-in.refused", null, customer, at, "refused", "wrong password"],
      ["sign-in.refused", null, null, at, "refused", "unknown account"],
      ["sign-in.refused", null, null, at, "refused", "unknown account"],
    ]);
  });

  it("has a lock once, and not every try after it", async () => {
    const rows = await audited(async () => {
      for (let at = 0; at < 15; at++)
        await portal.browser(`203.0.113.${at}`).submitSignIn({ email: tester, password: "wrong" });
    });
    expect(rows.filter(([kind]) => kind === "sign-in.refused")).toHaveLength(10);
    expect(rows.filter(([kind]) => kind === "locked")).toEqual([
      ["locked", null, tester, "203.0.113.10", "refused", "sign-ins to this account"],
    ]);
  });

  it("has the start and the end of an impersonation, by the stop page or with its session", async () => {
    const browser = await portal.signedIn(admin);
    const path = `/user/impersonate/${await accountId(db, customer)}/`;
    expect(await audited(() => submit(browser, path))).toEqual([
      ["impersonation.started", admin, customer, "192.0.2.1", "done", ""],
    ]);
    expect(await audited(() => submit(browser, "/user/impersonate/stop/"))).toEqual([
      ["impersonation.ended", admin, customer, "192.0.2.1", "done", "stopped"],
    ]);
    await submit(browser, path);
    expect(await audited(() => submit(browser, "/accounts/logout/"))).toEqual([
      ["impersonation.ended", admin, customer, "192.0.2.1", "done", `of ${admin}: signed out`],
      ["sign-out", admin, admin, "192.0.2.1", "done", expect.stringMatching(/^session \d+: signed out$/)],
    ]);
  });

  it("has a changed password, a refused one, and the sessions that end with it", async () => {
    const email = "manager@example.com";
    const [browser, other] = [await portal.signedIn(email), await portal.signedIn(email)];
    const change = (current: string, password: string) =>
      submit(browser, "/accounts/password/change/", { current, password, repeated: password });
    expect(await audited(() => change("wrong horse battery", "copper kettle on 9"))).toEqual([
      ["password.refused", email, email, "192.0.2.1", "refused", "wrong password"],
    ]);
    const rows = await audited(() => change("gatehouse-demo", "copper kettle on 9"));
    expect(rows[0]).toEqual(["password.changed", email, email, "192.0.2.1", "done", ""]);
    expect(rows.slice(1)).toContainEqual([
      "session.ended",
      email,
      email,
      "192.0.2.1",
      "done",
      expect.stringMatching(/: password changed$/),
    ]);
    expect((await other.fetch("/api/webapp/v1/me/")).status).toBe(403);
  });

  it("has the sessions that somebody ends on the sessions page", async () => {
    const email = "release@example.com";
    const [browser] = [await portal.signedIn(email), await portal.signedIn(email)];
    const path = "/auth/api/browser/v1/auth/sessions";
    const { data } = (await browser.getJson(path)) as { data: { id: number; is_current: boolean }[] };
    const other = data.find(({ is_current: isCurrent }) => !isCurrent)?.id;
    expect(await audited(() => browser.send("DELETE", path, { sessions: [other] }))).toEqual([
      ["session.ended", email, email, "192.0.2.1", "done", `session ${other ?? 0}: ended on the sessions page`],
    ]);
  });

  it("refuses a sign-in that it can't record, and says so in the log", async () => {
    const open = async () => (await db.select({ id: sessions.id }).from(sessions)).length;
    await db.execute(sql`alter table audit add constraint closed check (kind <> 'sign-in') not valid`);
    const before = await open();
    const logged = portal.logged.length;
    const browser = portal.browser();
    const response = await browser.submitSignIn({ email: customer, password: "gatehouse-demo" });
    expect([response.status, await open(), portal.logged.length]).toEqual([500, before, logged + 1]);
    expect(browser.cookies.has("sessionid")).toBe(false);
    await db.execute(sql`alter table audit drop constraint closed`);
    await portal.signedIn(customer);
  });

  it("keeps its rows as long as the setting says, and says how many it deleted", async () => {
    const { clock } = portal;
    await db.delete(audit);
    const old = Array.from({ length: 1_200 }, () => ({ kind: "sign-in", subject: customer }) as const);
    await recordAudit({ db, clock }, ...old);
    clock.advance(30 * dayMs - 1);
    await recordAudit({ db, clock }, { kind: "sign-in", subject: tester });
    expect(await deleteOldAudit({ db, clock }, 30)).toBe(0);
    clock.advance(2);
    expect(await deleteOldAudit({ db, clock }, 30)).toBe(1_200);
    const rows = await db.select().from(audit).orderBy(audit.id);
    expect(rows.map(({ kind, subject, detail }) => [kind, subject, detail])).toEqual([
      ["sign-in", tester, ""],
      ["audit.deleted", null, "1000 rows older than 30 days"],
      ["audit.deleted", null, "200 rows older than 30 days"],
    ]);
  });
});
