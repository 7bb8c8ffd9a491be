import { describe, expect, it } from "vitest";
import { recordAudit } from "../auth/audit";
import { dayMs } from "../core/clock";
import { audit } from "../db/tables/audit";
import { anyDatabase, closeAfterAll } from "../testing/databases";
import { testPortal } from "../testing/test-portal";

const page = "/admin/audit/";
const [admin, customer] = ["admin@example.com", "customer@example.com"];

describe.each(anyDatabase)("the audit log's page on $name", async ({ open }) => {
  const { db } = closeAfterAll(await open());
  const portal = testPortal(db);
  const browser = await portal.signedIn(admin);
  const { clock } = portal;
  const today = clock.now().toISOString().slice(0, 10);
  await db.delete(audit);
  for (let at = 0; at < 30; at++) await recordAudit(portal, { kind: "sign-in", actor: customer, subject: customer });
  await recordAudit(portal, { kind: "sign-in.refused", subject: customer, address: "203.0.113.9", result: "refused" });
  await recordAudit(portal, { kind: "role.added", actor: "=1+1", subject: admin, detail: 'group "<b>"' });

  const read = async (query = "") => {
    const text = await (await browser.fetch(`${page}${query}`)).text();
    const rows = [...text.matchAll(/<tr>(.*?)<\/tr>/gs)].map(([, row = ""]) =>
      [...row.matchAll(/<td[^>]*>(.*?)<\/td>/gs)].map(([, cell = ""]) => cell.replace(/<[^>]+>/g, "").trim()),
    );
    return { text, rows: rows.filter((cells) => cells.length > 0).map((cells) => cells.slice(1)) };
  };

  it("shows the latest rows first, page by page", async () => {
    const { rows, text } = await read();
    expect(rows).toHaveLength(25);
    expect(rows.slice(0, 2)).toEqual([
      ["Role added", admin, "=1+1", "–", "Done", "group &quot;&lt;b&gt;&quot;"],
      ["Sign-in refused", customer, "–", "203.0.113.9", "Refused", "–"],
    ]);
    expect(text).toContain("Page 1 of 2, 32 in all");
  });

  it("filters by account, address, event and day, and keeps the filter on the next page", async () => {
    expect((await read("?kind=role.added")).rows).toHaveLength(1);
    expect((await read("?search=203.0.113")).rows).toHaveLength(1);
    expect((await read(`?search=CUSTOMER@&kind=sign-in.refused&from=${today}&to=${today}`)).rows).toHaveLength(1);
    const tomorrow = new Date(clock.now().getTime() + dayMs).toISOString().slice(0, 10);
    expect((await read(`?from=${tomorrow}`)).rows).toEqual([]);
    const { text } = await read(`?search=customer@&kind=sign-in&from=${today}`);
    expect(text).toContain(`href="?kind=sign-in&amp;from=${today}&amp;search=customer%40&amp;page=2"`);
    expect(text).toContain('<option value="sign-in" selected>');
    expect((await read("?from=yesterday")).text).toContain("Enter days as YYYY-MM-DD.");
  });

  it("exports what the filter finds as CSV, with no cell that is a formula", async () => {
    const response = await browser.fetch(`${page}export/?kind=role.added`);
    expect([response.status, response.headers.get("Content-Disposition")]).toEqual([
      200,
      `attachment; filename="audit-${today}.csv"`,
    ]);
    const [titles, row, ...rest] = (await response.text()).split("\r\n");
    expect(titles).toBe('"time","event","account","by","address","result","details"');
    expect(row).toMatch(/^"\S+Z","role\.added","admin@example\.com","'=1\+1","","done","group ""<b>"""$/);
    expect(rest).toEqual([""]);
    await recordAudit(portal, ...Array.from({ length: 2_500 }, () => ({ kind: "sign-in" }) as const));
    const all = (await (await browser.fetch(`${page}export/?search=`)).text()).trimEnd().split("\r\n");
    expect(all).toHaveLength(1 + 32 + 2_500);
  });

  it("says so if the filter can't be read, and exports nothing else than what the page would show", async () => {
    const { text, rows } = await read("?kind=nonsense");
    expect([text.includes("This event doesn&#39;t exist. Choose one from the list."), rows.length]).toEqual([true, 25]);
    const hidden = await read("?search=%00");
    expect([hidden.text.includes("Remove the hidden characters from the search."), hidden.rows]).toEqual([true, []]);
    expect((await read("?kind=command")).text).toContain("Export as CSV");
    for (const query of ["?kind=nonsense", "?search=%00", "?from=yesterday"]) {
      const response = await browser.fetch(`${page}export/${query}`);
      expect([response.status, response.headers.get("Location")], query).toEqual([302, `${page}${query}`]);
      expect((await read(query)).text, query).not.toContain("Export as CSV");
    }
  });

  it("is for superusers alone, and so is its export", async () => {
    const stranger = await portal.signedIn(customer);
    for (const path of [page, `${page}export/`]) {
      expect((await stranger.fetch(path)).status, path).toBe(404);
      const asGuest = await portal.browser().fetch(path);
      expect([asGuest.status, asGuest.headers.get("Location")], path).toEqual([
        302,
        `/accounts/login/?next=${encodeURIComponent(page)}`,
      ]);
    }
    expect((await portal.browser().fetch(`${page}export/`, { method: "POST" })).status).toBe(405);
  });
});
