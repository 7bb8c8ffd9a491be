import { createHash } from "node:crypto";
import { capabilities, type GroupCapabilities } from "@gatehouse/contract/viewer";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { coupons } from "../db/tables/licenses";
import { users } from "../db/tables/viewer";
import { anyDatabase, closeAfterAll } from "../testing/databases";
import { testPortal } from "../testing/test-portal";

const groups = { [createHash("sha256").update("portal-admins").digest("hex")]: [...capabilities] };

describe.each(anyDatabase)("the back office on $name", async ({ open }) => {
  const { db } = closeAfterAll(await open());
  const portal = testPortal(db, { groups });
  const browser = await portal.signedIn("admin@example.com");

  /** The cells of the page's table by row, and the page's whole text. */
  async function read(path: string) {
    const text = (await (await browser.fetch(path)).text()).replaceAll("&quot;", '"');
    const cellsOf = (row: string) =>
      [...row.matchAll(/<td[^>]*>(.*?)<\/td>/gs)].map(([, cell = ""]) => cell.replace(/<[^>]+>/g, "").trim());
    return {
      text,
      rows: [...text.matchAll(/<tr>(.*?)<\/tr>/gs)]
        .map(([, row = ""]) => cellsOf(row))
        .filter((cells) => cells.length > 0),
    };
  }

  it("begins with figures and leads to every page that the viewer may open", async () => {
    const { text } = await read("/management/");
    expect(text).toContain("<dt>Licenses</dt><dd>26, of which");
    expect(text).toContain('<a href="/management/" aria-current="page">Management</a>');
    const linked = [...text.matchAll(/<a href="(\/[^"]+)"/g)].map(([, path = ""]) => path);
    for (const path of linked.filter((path) => !path.startsWith("/app/")))
      expect((await browser.fetch(path)).status, path).toBe(200);
    expect(linked).toHaveLength(22);
    expect(text).toContain("These pages are read-only. Make changes with the admin command line.");
  });

  it("shows licenses with owner, team, dongle and term, found by serial number or owner", async () => {
    const all = await read("/management/user-licenses/");
    expect(all.rows).toHaveLength(25);
    expect(all.text).toContain("Page 1 of 2, 26 in all");
    expect((await read("/management/user-licenses/?page=2")).rows).toHaveLength(1);
    const { rows } = await read("/management/user-licenses/?search=7f21-0307");
    expect(rows).toEqual([
      [
        "GC-7F21-0307",
        "PRO",
        "customer@example.com",
        "–",
        "00C4-19",
        expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d CES?T$/),
        expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      ],
    ]);
    expect((await read("/management/user-licenses/?search=release@")).rows.map(([serial]) => serial)).toEqual([
      "GC-7F20-9001",
    ]);
    expect((await read("/management/trial-licenses/")).rows.map(([serial, type]) => [serial, type])).toEqual([
      ["GC-TR26-0049", "PRO trial"],
      ["GC-TR26-0051", "PRO trial"],
    ]);
  });

  it("asks to remove hidden characters from a search, and shows nothing", async () => {
    for (const path of ["/management/user-licenses/", "/user/impersonate/users-list/"]) {
      for (const hidden of ["\u200b", "\0", "\ufeff", "\u202e"]) {
        const response = await browser.fetch(
          `${path}?search=${encodeURIComponent(` customer${hidden}@example `)}&page=2`,
        );
        const text = await response.text();
        expect([path, hidden, response.status]).toEqual([path, hidden, 200]);
        expect(text).toContain("Remove the hidden characters from the search.");
        expect(text).toContain('value="customer@example"');
        expect(text).not.toMatch(/<table|customer@example\.com|No results|class="pager"/);
      }
    }
  });

  it("shows coupons by type, with the state of each", async () => {
    const states = async (kind: string) =>
      (await read(`/management/${kind}-coupons/`)).rows.map(([code = "", days, state, by]) => [
        code.slice(4, 15),
        days,
        state,
        by,
      ]);
    expect(await states("pro")).toEqual([
      ["SPENT-PRO00", "365", "Redeemed", "manager@example.com"],
      ["STALE-PRO00", "365", "Expired", "–"],
      ["VALID-PRO00", "365", "Open", "–"],
    ]);
    expect(await states("smart")).toEqual([["VALID-SMART", "365", "Open", "–"]]);
    expect(await states("trial")).toEqual([["VALID-TRIAL", "30", "Open", "–"]]);
  });

  it("shows teams, owners of digital licenses, dongles and domains", async () => {
    expect((await read("/management/teams/")).rows.map((cells) => cells.slice(0, 4))).toEqual([
      ["Beam diagnostics", "customer@example.com", "2", "1"],
      ["Readout firmware", "manager@example.com", "4", "4"],
      ["Trigger development", "manager@example.com", "2", "2"],
    ]);
    expect((await read("/management/digital-licenses-owner/")).rows.map(([owner, , count]) => [owner, count])).toEqual([
      ["customer@example.com", "10"],
      ["manager@example.com", "1"],
      ["release@example.com", "1"],
      ["tester@example.com", "1"],
    ]);
    expect((await read("/management/dongle/")).rows).toEqual([
      ["00A1-07", "customer@example.com", "GC-5D07-1903", "Its own license"],
      ["00C4-19", "customer@example.com", "GC-7F21-0307", "Relocated, pending activation"],
      ["00C4-22", "customer@example.com", "GC-7F21-0311", "Relocated"],
    ]);
    expect((await read("/management/trusted-email-domains/")).rows.map(([domain]) => domain)).toEqual(["example.com"]);
  });

  it("shows what happened to licenses, newest first, by operation too", async () => {
    const { rows } = await read("/management/licenses-operations/?search=ownership");
    expect(rows.map((cells) => cells.slice(1))).toEqual([
      ["GC-7F21-0307", "ownership change", "purchasing@example.com", "customer@example.com"],
    ]);
    const times = (await read("/management/licenses-operations/")).rows.map(([time]) => time);
    expect(times).toEqual([...times].sort().reverse());
  });

  it("shows superusers the accounts with their groups, and who acted as whom", async () => {
    const { rows, text } = await read("/admin/?search=desk");
    expect([rows, text.includes("No impersonations yet.")]).toEqual([
      [["desk@example.com", "Active", "No", "license-desk", "–"]],
      true,
    ]);
    const other = await portal.signedIn("admin@example.com");
    const [, id] =
      /action="\/user\/impersonate\/(\d+)\/"/.exec(
        await (await other.fetch("/user/impersonate/users-list/?search=empty@")).text(),
      ) ?? [];
    await other.fetch(`/user/impersonate/${id ?? ""}/`, {
      method: "POST",
      body: new URLSearchParams({ csrfmiddlewaretoken: other.cookies.get("csrftoken") ?? "" }),
    });
    expect((await read("/admin/?search=desk")).rows.at(-1)).toEqual([
      "admin@example.com",
      "empty@example.com",
      expect.any(String),
      "Not ended",
      "0",
    ]);
    expect((await other.fetch("/admin/")).status).toBe(404);
  });

  it("names the zone of every time: the viewer's own, and UTC for expiries and without a zone", async () => {
    const zoned = async (localTimezone: string | null) => {
      await db.update(users).set({ localTimezone }).where(eq(users.email, "admin@example.com"));
      const { text: menu } = await read("/management/");
      const paths = [...menu.matchAll(/<a href="(\/(?:management|admin)\/[^"]*)"/g)].map(([, path = ""]) => path);
      const texts = await Promise.all(
        [...paths, "/management/tickets/1/", "/user/impersonate/users-list/"].map(
          async (path) => (await read(path)).text,
        ),
      );
      const times = texts.flatMap((text) => [
        ...text.matchAll(/(?:<td data-label="([^"]*)"[^>]*>)?<time[^>]* title="[^"]* UTC">([^<]*)</g),
      ]);
      return new Set(times.map(([, label = "", time = ""]) => (/[A-Z].*$/.exec(time) ?? [label])[0]));
    };
    const expiries = ["Expires (UTC)", "First expiration (UTC)"];
    expect([...(await zoned("Asia/Kolkata"))].sort()).toEqual([...expiries, "GMT+5:30"]);
    expect([...(await zoned(null))].sort()).toEqual([...expiries, "UTC"]);
    await db.update(users).set({ localTimezone: "Europe/Rome" }).where(eq(users.email, "admin@example.com"));
  });

  it("aligns the digits of number cells alone", async () => {
    const { text } = await read("/management/teams/");
    const cells = [...text.matchAll(/<td data-label="([^"]*)" class="number">/g)].map(([, label]) => label);
    expect([...new Set(cells)]).toEqual(["Members", "Licenses"]);
    expect([...text.matchAll(/([^{}\n]*) \{[^}]*tabular-nums/g)].map(([, selector]) => selector)).toEqual([".number"]);
  });

  it("says in a sentence what this server keeps nothing of", async () => {
    for (const path of [
      "/management/global-messages/",
      "/management/dongle-debugger/",
      "/management/runtime-licenses/",
      "/report-generator/",
      "/tem/",
    ]) {
      expect((await read(path)).text, path).toMatch(/<h1>[^<]+<\/h1>\n<p>This server [^<]+\.<\/p>/);
    }
  });

  it("shows a long list page by page without losing or repeating a row", async () => {
    await db.insert(coupons).values(
      Array.from({ length: 60 }, (_, at) => ({
        code: `BULK-${String(at).padStart(2, "0")}`,
        type: "smart" as const,
        durationDays: 1,
        createdAt: portal.clock.now(),
      })),
    );
    const pages = await Promise.all(
      [1, 2, 3].map((page) => read(`/management/smart-coupons/?search=bulk-&page=${page}`)),
    );
    expect(pages.flatMap(({ rows }) => rows.map(([code]) => code))).toEqual(
      Array.from({ length: 60 }, (_, at) => `BULK-${String(at).padStart(2, "0")}`),
    );
    expect(pages[1]?.text).toContain('<a href="?search=bulk-&amp;page=3">Next</a>');
    expect(portal.logged).toEqual([]);
  });

  it("leads people whose dashboard is the back office to their profile, and out", async () => {
    const desk: GroupCapabilities = {
      [createHash("sha256").update("license-desk").digest("hex")]: ["management.only", "management.licenses"],
    };
    const only = await testPortal(db, { groups: desk }).signedIn("desk@example.com");
    const text = await (await only.fetch("/management/")).text();
    expect(text).toContain('<a href="/app/profile">Profile</a>');
    expect(text).toContain('<a href="/accounts/logout/">Sign out</a>');
    expect(text).not.toContain('href="/app/"');
  });
});
