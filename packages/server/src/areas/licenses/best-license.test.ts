import type { BestLicense } from "@gatehouse/contract/licenses";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { addMs, dayMs } from "../../core/clock";
import { licenses } from "../../db/tables/licenses";
import { accountId } from "../../testing/account-id";
import type { Browser } from "../../testing/browser";
import { anyDatabase, closeAfterAll } from "../../testing/databases";
import { testPortal } from "../../testing/test-portal";

describe.each(anyDatabase)("the best license on $name", async ({ open }) => {
  const { db } = closeAfterAll(await open());
  const portal = testPortal(db);

  const best = async (browser: Browser) => (await browser.getJson("/api/webapp/v1/best-license/")) as BestLicense;

  it("is not expired, then not trial, then pro, then the latest expiry", async () => {
    const email = "empty@example.com";
    const browser = await portal.signedIn(email);
    const ownerId = await accountId(db, email);
    const now = portal.clock.now();
    let serial = 0;
    const add = async (type: "smart" | "pro", isTrial: boolean, daysLeft: number | null) => {
      const serialNumber = `GC-BEST-${String(serial++).padStart(4, "0")}`;
      const expiresAt = daysLeft === null ? null : addMs(now, daysLeft * dayMs);
      await db.insert(licenses).values({
        serialNumber,
        type,
        isTrial,
        ownerId,
        expiresAt,
        termStartedAt: now,
        activatedAt: now,
        remoteServices: true,
        createdAt: now,
      });
      return (await best(browser)).license?.serial_number === serialNumber;
    };
    expect((await best(browser)).license).toBe(null);
    expect(await add("pro", false, -1)).toBe(true);
    expect(await add("pro", false, -2)).toBe(false);
    expect(await add("smart", true, 1)).toBe(true);
    expect(await add("pro", true, 1)).toBe(true);
    expect(await add("smart", false, 1)).toBe(true);
    expect(await add("smart", false, 3)).toBe(true);
    expect(await add("pro", false, 1)).toBe(true);
    expect(await add("pro", false, 2)).toBe(true);
    expect(await add("pro", false, null)).toBe(false);
    expect(await add("pro", true, 900)).toBe(false);
    expect(await add("smart", false, 900)).toBe(false);
    await db.delete(licenses).where(eq(licenses.ownerId, ownerId));
  });

  it("distinguishes the banner's six cases", async () => {
    const summary = async (email: string) => {
      const { license: shown, ...rest } = await best(await portal.signedIn(email));
      return [shown?.serial_number ?? null, rest.is_user_in_a_team, rest.free_enterprise_seats_available];
    };
    expect(await summary("customer@example.com")).toEqual(["GC-7F22-0640", true, true]);
    expect(await summary("manager@example.com")).toEqual(["GC-7F22-0702", true, true]);
    expect(await summary("member@example.com")).toEqual([null, true, true]);
    expect(await summary("waiting@example.com")).toEqual([null, true, false]);
    expect(await summary("empty@example.com")).toEqual([null, false, false]);
    expect(await summary("portal-manager@example.com")).toEqual(["GC-TR26-0049", false, false]);
  });

  it("counts a seat as free while it is unassigned and not expired", async () => {
    const waiting = await portal.signedIn("waiting@example.com");
    const isFree = async () => (await best(waiting)).free_enterprise_seats_available;
    await db.update(licenses).set({ expiresAt: portal.clock.now() }).where(eq(licenses.serialNumber, "GC-7F19-3311"));
    expect(await isFree()).toBe(true);
    portal.clock.advance(1);
    expect(await isFree()).toBe(false);
  });
});
