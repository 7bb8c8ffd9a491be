import type { License, LicenseEvent, LicenseGroupRow } from "@gatehouse/contract/licenses";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { licenses } from "../../db/tables/licenses";
import { teamAssignments, teamLicenses } from "../../db/tables/teams";
import { demoGuid, demoLicenses } from "../../demo/licenses";
import { accountId } from "../../testing/account-id";
import type { Browser } from "../../testing/browser";
import { closeAfterAll, databases } from "../../testing/databases";
import { testPortal } from "../../testing/test-portal";

const api = "/api/webapp/v1";
const guidOf = (serial: string) =>
  demoGuid(
    1,
    demoLicenses.findIndex((license) => license.serial === serial),
  );

async function list<Item>(browser: Browser, path: string): Promise<Item[]> {
  const { results, count } = (await browser.getJson(`${api}/${path}`)) as { results: Item[]; count: number };
  expect(count).toBe(results.length);
  return results;
}

describe.each(databases)("licenses on $name", async ({ open }) => {
  const { db } = closeAfterAll(await open());
  const portal = testPortal(db);
  const customer = await portal.signedIn("customer@example.com");
  const manager = await portal.signedIn("manager@example.com");

  const license = async (browser: Browser, serial: string) =>
    (await browser.getJson(`${api}/licenses/${guidOf(serial)}/`)) as License;

  it("lists the account's licenses, in use or not, the one that expires soonest first", async () => {
    const rows = await list<License>(customer, "licenses/");
    expect(rows.map((row) => row.serial_number)).toEqual([
      "GC-3A88-2051",
      "GC-7F20-8655",
      "GC-7F20-8656",
      "GC-TR26-0051",
      "GC-7F20-8830",
      "GC-3A90-4417",
      "GC-3A91-5520",
      "GC-7F21-0307",
      "GC-7F21-0311",
      "GC-5D07-1903",
      "GC-7F21-1188",
      "GC-7F22-0640",
      "GC-7F22-0641",
      "GC-7F22-0642",
      "GC-7F22-0643",
      "GC-7F23-0015",
    ]);
    expect(rows.every((row) => !row.assigned_from_group)).toBe(true);
  });

  it("lists those of the given guids that the account owns", async () => {
    const guids = [guidOf("GC-7F21-0307"), guidOf("GC-7F20-8655").toUpperCase(), guidOf("GC-7F22-0702"), "nonsense"];
    const rows = await list<License>(customer, `licenses/?guids=${guids.join(",")}`);
    expect(rows.map((row) => row.serial_number)).toEqual(["GC-7F20-8655", "GC-7F21-0307"]);
    expect(await list(customer, "licenses/?guids=")).toEqual([]);
  });

  it("shows licenses alike as one row with their count, and twelve rows to page through", async () => {
    const rows = await list<LicenseGroupRow>(customer, "grouped-licenses/");
    expect(rows).toHaveLength(12);
    expect(rows.filter(({ count }) => count > 1).map(({ count, serial_numbers: serials }) => [count, serials])).toEqual(
      [
        [2, ["GC-7F20-8655", "GC-7F20-8656"]],
        [4, ["GC-7F22-0640", "GC-7F22-0641", "GC-7F22-0642", "GC-7F22-0643"]],
      ],
    );
    const guids = rows.flatMap((row) => row.license_guids);
    expect(new Set(guids)).toEqual(new Set((await list<License>(customer, "licenses/")).map(({ guid }) => guid)));
  });

  it("lists as in use what the account holds, its own and what a team gave it", async () => {
    const rows = await list<License>(customer, "licenses-in-use/");
    expect(rows.map((row) => row.serial_number)).toEqual([
      "GC-7F20-8655",
      "GC-TR26-0051",
      "GC-3A90-4417",
      "GC-3A91-5520",
      "GC-7F21-0307",
      "GC-7F21-0311",
      "GC-7F21-0942",
      "GC-5D07-1903",
      "GC-7F21-1188",
      "GC-7F22-0640",
    ]);
    expect(rows.find((row) => row.serial_number === "GC-7F21-0942")).toMatchObject({
      is_enterprise: true,
      assigned_from_group: true,
      enabled_user_name: "customer@example.com",
      assigned_user_email: "customer@example.com",
      group: { name: "Readout firmware" },
    });
    expect(rows.every((row) => row.enabled_user_name === "customer@example.com")).toBe(true);
    expect(await list(await portal.signedIn("member@example.com"), "licenses-in-use/")).toEqual([]);
  });

  it.each([
    [
      "an expired one",
      "GC-3A88-2051",
      {
        is_expired: true,
        expires_in: -51,
        progress: 0,
        type: "smart",
        is_smart: true,
        remote_services: false,
        enabled_user_name: null,
      },
    ],
    [
      "one in its last days",
      "GC-3A90-4417",
      { is_expired: false, expires_in: 30, progress: 8, expiration_date: "2026-12-20T23:59:59.000Z" },
    ],
    ["one with a year and more", "GC-7F22-0640", { expires_in: 400, progress: 55, progress_bar: 55 }],
    ["a trial", "GC-TR26-0051", { is_trial: true, expires_in: 21, progress: 72 }],
    [
      "one not activated",
      "GC-7F23-0015",
      { activated: false, expires_in: null, expiration_date: null, progress: 100, is_expired: false },
    ],
    ["a dematerialized one", "GC-7F21-1188", { license_dematerialized: true }],
    [
      "one moved to a dongle that has not fetched it",
      "GC-7F21-0307",
      { license_reallocated: true, license_reallocated_dongle: { serial_number: "00C4-19", new_data_available: true } },
    ],
    [
      "one moved to a dongle",
      "GC-7F21-0311",
      {
        license_reallocated: true,
        license_reallocated_dongle: { serial_number: "00C4-22", new_data_available: false },
      },
    ],
    [
      "a USB dongle's own",
      "GC-5D07-1903",
      {
        license_reallocated: false,
        license_reallocated_dongle: { serial_number: "00A1-07", new_data_available: false },
      },
    ],
    [
      "one whose renewal is in the cart",
      "GC-7F20-8830",
      {
        renew_in_cart: true,
        is_enterprise: true,
        assigned_from_group: false,
        group: { name: "Beam diagnostics" },
        enabled_user_name: null,
      },
    ],
    ["one whose renewal is pending", "GC-7F20-8655", { renew_pending: true }],
  ])("shows %s", async (_, serial, expected) => {
    expect(await license(customer, serial)).toMatchObject(expected);
  });

  it("shows a license only to its owner, its holder and the manager of its team", async () => {
    const status = async (email: string, serial: string) =>
      (await (await portal.signedIn(email)).fetch(`${api}/licenses/${guidOf(serial)}/`)).status;
    expect(await status("customer@example.com", "GC-7F21-0942")).toBe(200);
    expect(await status("manager@example.com", "GC-7F21-0942")).toBe(200);
    expect(await status("member@example.com", "GC-7F21-0942")).toBe(404);
    expect(await status("admin@example.com", "GC-7F21-0942")).toBe(404);
    expect(await status("customer@example.com", "GC-7F21-0943")).toBe(404);
    await db
      .update(licenses)
      .set({ ownerId: await accountId(db, "release@example.com") })
      .where(eq(licenses.guid, guidOf("GC-7F21-0945")));
    expect(await status("manager@example.com", "GC-7F21-0945")).toBe(200);
    await db
      .update(licenses)
      .set({ ownerId: await accountId(db, "manager@example.com") })
      .where(eq(licenses.guid, guidOf("GC-7F21-0945")));
  });

  it("tells a license's history, newest first, with what this version does not know as it is", async () => {
    const events = await list<Omit<LicenseEvent, "type"> & { type: string }>(
      customer,
      `licenses/${guidOf("GC-7F21-0307")}/history/`,
    );
    expect(new Set(events.map(({ type }) => type))).toEqual(
      new Set([
        "activation",
        "bug_fix",
        "dematerialization",
        "leg_activation",
        "leg_renew",
        "leg_revirgin",
        "license_transfers_on_digital_licenses",
        "license_transfers_on_dongle",
        "renew",
        "promo_renew",
        "expiration",
        "ownership_change",
        "workstation_change",
      ]),
    );
    const times = events.map((event) => event.created_at);
    expect(times).toEqual([...times].sort().reverse());
    expect(await list(customer, `licenses/${guidOf("GC-7F23-0015")}/history/`)).toEqual([]);
  });

  it("gives a license back to its owner's use when it leaves the team", async () => {
    const guid = guidOf("GC-7F21-0942");
    await db.delete(teamLicenses).where(eq(teamLicenses.licenseGuid, guid));
    expect(await db.select().from(teamAssignments).where(eq(teamAssignments.licenseGuid, guid))).toEqual([]);
    expect((await customer.fetch(`${api}/licenses/${guid}/`)).status).toBe(404);
    expect(await license(manager, "GC-7F21-0942")).toMatchObject({
      is_enterprise: false,
      group: null,
      enabled_user_name: null,
    });
  });
});
