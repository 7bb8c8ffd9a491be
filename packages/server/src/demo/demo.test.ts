import type { License } from "@gatehouse/contract/licenses";
import type { WebSession } from "@gatehouse/contract/sessions";
import { and, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { dayMs } from "../core/clock";
import { releaseEvents, releases } from "../db/tables/releases";
import { closeAfterAll, databases } from "../testing/databases";
import { testPortal } from "../testing/test-portal";
import { demoAccounts } from "./accounts";
import { isDemo, rebaseDemo } from "./rebase";

describe.each(databases)("the demo on $name", async ({ open }) => {
  const { db } = closeAfterAll(await open());
  const portal = testPortal(db);

  it("lets every account in with the one password", async () => {
    for (const { email } of demoAccounts)
      expect((await portal.browser().submitSignIn({ email, password: "gatehouse-demo" })).status, email).toBe(302);
  });

  it("names no product: neither in its texts nor in what it seeds", async () => {
    const browser = await portal.signedIn("customer@example.com");
    const responses = await Promise.all(
      ["licenses/", "licenses-in-use/", "eula/", "privacy-policy/", "me/"].map((path) =>
        browser.getJson(`/api/webapp/v1/${path}`),
      ),
    );
    expect(JSON.stringify(responses).toLowerCase()).not.toContain(["ga", "tec"].join(""));
  });

  it("dates the publication of each nightly build as its history does", async () => {
    const published = await db
      .select({ tag: releases.tagName, setAt: releases.nightlySetAt, at: releaseEvents.createdAt })
      .from(releases)
      .innerJoin(releaseEvents, eq(releaseEvents.releaseId, releases.id))
      .where(and(eq(releases.isNightly, true), eq(releaseEvents.act, "publishNightly")));
    expect(published.length).toBeGreaterThan(1);
    for (const { tag, setAt, at } of published) expect(setAt, tag).toEqual(at);
  });

  it("shows the same states months later, as it moves on with the days", async () => {
    const shown = async () => {
      const browser = await portal.signedIn("customer@example.com");
      const { results } = (await browser.getJson("/api/webapp/v1/licenses/")) as { results: License[] };
      const { data } = (await browser.getJson("/auth/api/browser/v1/auth/sessions")) as { data: WebSession[] };
      const today = Math.floor(portal.clock.now().getTime() / dayMs);
      return [
        results.map((license) => [license.serial_number, license.expires_in, license.is_expired, license.progress]),
        data
          .filter(({ user_agent }) => user_agent !== "")
          .map((session) => [session.user_agent, (session.last_seen_at ?? 0) - (today * dayMs) / 1_000]),
      ];
    };
    const before = await shown();
    expect(before[1]).toHaveLength(5);
    for (const days of [0, 1, 200, 0]) {
      portal.clock.advance(days * dayMs);
      await Promise.all([rebaseDemo(db, portal.clock), rebaseDemo(db, portal.clock)]);
      expect(await shown()).toEqual(before);
    }
    expect(await isDemo(db)).toBe(true);
  });
});
