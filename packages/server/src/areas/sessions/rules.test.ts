import type { ProductSession, WebSession } from "@gatehouse/contract/sessions";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { dayMs, minuteMs } from "../../core/clock";
import { sessions } from "../../db/tables/auth";
import { accountId } from "../../testing/account-id";
import type { Browser } from "../../testing/browser";
import { closeAfterAll, databases } from "../../testing/databases";
import { statusAndBody } from "../../testing/status-and-body";
import { testPortal } from "../../testing/test-portal";

const web = "/auth/api/browser/v1/auth/sessions";
const product = "/api/webapp/v1/compiler-sessions/";
const signedOut = { status: 401, data: { flows: [{ id: "login" }] }, meta: { is_authenticated: false } };

const listOf = async (browser: Browser) =>
  ((await browser.getJson(web)) as { readonly data: readonly WebSession[] }).data;
const currentOf = async (browser: Browser) =>
  (await listOf(browser)).find(({ is_current }) => is_current)?.id ?? Number.NaN;
const instancesOf = (browser: Browser) => browser.getList<ProductSession>(product);
const end = (browser: Browser, body: unknown) => statusAndBody(browser.send("DELETE", web, body));

const refused = (message: string) => [400, { status: 400, errors: [{ message, code: "invalid", param: "sessions" }] }];
const isSignedIn = async (browser: Browser) => (await browser.fetch("/api/webapp/v1/me/")).ok;

describe.each(databases)("sessions on $name", async ({ open }) => {
  const { db } = closeAfterAll(await open());
  const portal = testPortal(db);

  describe("of browsers", () => {
    it("are the account's own, with the current one marked and times in seconds", async () => {
      const browser = await portal.signedIn("empty@example.com");
      portal.clock.advance(2 * minuteMs);
      await browser.getJson("/api/webapp/v1/me/");
      const now = portal.clock.now().getTime() / 1_000;
      expect(await browser.getJson(web)).toEqual({
        status: 200,
        data: [
          {
            id: expect.any(Number),
            user_agent: "",
            ip: "192.0.2.1",
            created_at: now - 120,
            last_seen_at: now,
            is_current: true,
          },
        ],
        meta: { is_authenticated: true },
      });
    });

    it("end one by one: the ended browser is signed out, the current one stays", async () => {
      const [here, there] = [
        await portal.signedIn("waiting@example.com"),
        await portal.signedIn("waiting@example.com"),
      ];
      const [status, body] = await end(here, { sessions: [await currentOf(there)] });
      expect([status, body]).toEqual([
        200,
        { status: 200, data: await listOf(here), meta: { is_authenticated: true } },
      ]);
      expect([await isSignedIn(here), await isSignedIn(there), (await listOf(here)).length]).toEqual([true, false, 1]);
    });

    it("end with the current one: it is signed out, which is 401", async () => {
      const browser = await portal.signedIn("member@example.com");
      expect(browser.cookies.has("sessionid")).toBe(true);
      expect(await end(browser, { sessions: [await currentOf(browser)] })).toEqual([401, signedOut]);
      expect([browser.cookies.has("sessionid"), await isSignedIn(browser)]).toEqual([false, false]);
    });

    it("end all at once", async () => {
      const [here, ...others] = [
        await portal.signedIn("desk@example.com"),
        await portal.signedIn("desk@example.com"),
        await portal.signedIn("desk@example.com"),
      ];
      const ids = (await listOf(here)).map(({ id }) => id);
      expect(ids).toHaveLength(3);
      expect((await end(here, { sessions: [...ids, ...ids] }))[0]).toBe(401);
      for (const browser of [here, ...others]) expect(await isSignedIn(browser)).toBe(false);
    });

    it("end all or none: one that has ended, or is another's, refuses the whole list", async () => {
      const [here, there] = [await portal.signedIn("tester@example.com"), await portal.signedIn("tester@example.com")];
      const gone = await currentOf(there);
      await there.send("DELETE", "/auth/api/browser/v1/auth/session");
      const anothers = await currentOf(await portal.signedIn("release@example.com"));
      for (const id of [gone, anothers, 1.5, -1, 0, 2 ** 40]) {
        expect(await end(here, { sessions: [await currentOf(here), id] })).toEqual(
          refused(`Select a valid choice. ${id} is not one of the available choices.`),
        );
      }
      expect(await isSignedIn(here)).toBe(true);
    });

    it.each([
      [{ sessions: [] }, "This field is required."],
      [{}, "This field is required."],
      [{ sessions: null }, "This field may not be null."],
      [{ sessions: 7 }, 'Expected a list of items but got type "int".'],
      [{ sessions: ["7"] }, "A valid number is required."],
    ])("do not end by %j", async (body, message) => {
      const browser = await portal.signedIn("empty@example.com");
      expect(await end(browser, body)).toEqual(refused(message));
    });

    it("are the target's while impersonating, and none is current; nobody sees the administrator's", async () => {
      const [admin, target] = [
        await portal.signedIn("portal-manager@example.com"),
        await portal.signedIn("portal-manager@example.com"),
      ];
      await db
        .update(sessions)
        .set({ impersonatorId: await accountId(db, "admin@example.com") })
        .where(eq(sessions.id, await currentOf(admin)));
      const [own] = await listOf(target);
      expect(await listOf(target)).toEqual([expect.objectContaining({ is_current: true })]);
      expect(await listOf(admin)).toEqual([{ ...own, is_current: false }]);
      expect((await end(admin, { sessions: [own?.id] }))[0]).toBe(200);
      expect([await isSignedIn(admin), await isSignedIn(target)]).toEqual([true, false]);
    });
  });

  describe("of product instances", async () => {
    const customer = await portal.signedIn("customer@example.com");

    it("are the account's own, the one used last first, times in ISO", async () => {
      const instances = await instancesOf(customer);
      expect(instances.map(({ username, ipv4_address }) => [username, ipv4_address])).toEqual([
        ["e.marchetti", "198.51.100.24"],
        ["daq-rack-2", "198.51.100.61"],
        ["elena", "203.0.113.8"],
        ["beamline-guest", null],
      ]);
      expect(instances[0]?.last_seen).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
      expect(instances[3]?.last_seen).toBeNull();
    });

    it("end by their owner alone, and once", async () => {
      const [first] = await instancesOf(customer);
      const path = `${product}${first?.id}/`;
      const stranger = await portal.signedIn("empty@example.com");
      expect((await stranger.send("DELETE", path)).status).toBe(404);
      expect(await instancesOf(customer)).toHaveLength(4);
      expect((await customer.send("DELETE", path)).status).toBe(204);
      expect((await customer.send("DELETE", path)).status).toBe(404);
      expect(await instancesOf(customer)).toHaveLength(3);
    });

    it.each(["0", "-1", "1.5", "1e3", "99999999999", "%20", "x"])("are not found by %s", async (id) => {
      expect((await customer.send("DELETE", `${product}${id}/`)).status).toBe(404);
    });
  });

  it("the demo's browsers are listed, and their rows open no door", async () => {
    const customer = await portal.signedIn("manager@example.com");
    expect((await listOf(customer)).map(({ user_agent }) => user_agent)).toContainEqual(
      expect.stringContaining("Safari"),
    );
    const attacker = portal.browser();
    attacker.cookies.set("sessionid", "demo-6");
    expect(await isSignedIn(attacker)).toBe(false);
  });

  it("sessions that are over are not listed", async () => {
    const browser = await portal.signedIn("pending@example.com");
    portal.clock.advance(15 * dayMs);
    await portal.signedIn("pending@example.com");
    expect(await listOf(await portal.signedIn("pending@example.com"))).toHaveLength(2);
    expect(await isSignedIn(browser)).toBe(false);
  });

  it("fails for nothing", () => {
    expect(portal.logged).toEqual([]);
  });
});
