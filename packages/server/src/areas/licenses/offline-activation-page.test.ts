import { describe, expect, it } from "vitest";
import { demoLicenseGuid } from "../../demo/licenses";
import { anyDatabase, closeAfterAll } from "../../testing/databases";
import { testPortal } from "../../testing/test-portal";

const pathOf = (guid: string) => `/licenses/details/${guid}/offline-activation/`;

describe.each(anyDatabase)("offline activation on $name", async ({ open }) => {
  const { db } = closeAfterAll(await open());
  const portal = testPortal(db);

  it("shows the owner the serial number, the state and the steps, and links back", async () => {
    const browser = await portal.signedIn("customer@example.com");
    const page = async (serial: string) => (await browser.fetch(pathOf(demoLicenseGuid(serial)))).text();
    const active = await page("GC-7F21-1188");
    for (const text of [
      "GC-7F21-1188",
      "Compiler",
      `href="/app/licenses/${demoLicenseGuid("GC-7F21-1188")}"`,
      'href="/app/support"',
    ])
      expect(active).toContain(text);
    expect(active).toMatch(/Activated on <time [^>]*>2026-\d\d-\d\d \d\d:\d\d CES?T</);
    expect(await page("GC-7F23-0015")).toContain("Not activated yet");
    expect(await page("GC-TR26-0051")).toContain("PRO trial");
  });

  it("returns the same for another's license and an unknown one, even to its holder", async () => {
    const holder = await portal.signedIn("customer@example.com");
    const managers = demoLicenseGuid("GC-7F21-0942");
    expect((await holder.fetch(`/api/webapp/v1/licenses/${managers}/`)).status).toBe(200);
    for (const guid of [managers, "00000000-0000-4000-8000-00000000dead", "1-or-1=1", "%00", "..%2f.."])
      expect((await holder.fetch(pathOf(guid))).status, guid).toBe(404);
    expect(portal.logged).toEqual([]);
  });
});
