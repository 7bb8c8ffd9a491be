import { createHash } from "node:crypto";
import type { Page } from "@gatehouse/contract";
import type { SharedLink } from "@gatehouse/contract/releases";
import { describe, expect, it } from "vitest";
import { dayMs } from "../../core/clock";
import type { Browser } from "../../testing/browser";
import { anyDatabase, closeAfterAll } from "../../testing/databases";
import { testPortal } from "../../testing/test-portal";

const hash = createHash("sha256").update("portal-admins").digest("hex");
const groups = { [hash]: ["releases.view", "releases.unpublish"] as const };
const all = "/api/webapp-management/v1/compiler-versions/";
const tag = "v5.2.0";

describe.each(anyDatabase)("download links on $name", async ({ open }) => {
  const { db } = closeAfterAll(await open());
  const portal = testPortal(db, { groups });
  const [customer, other, admin] = (await Promise.all(
    ["customer@example.com", "manager@example.com", "admin@example.com"].map((email) => portal.signedIn(email)),
  )) as [Browser, Browser, Browser];
  const linkFor = async (browser: Browser) =>
    ((await browser.getJson(`/api/webapp/v1/compiler-versions/${tag}/download-link/`)) as { download_link: string })
      .download_link;
  const sharedLink = async () => {
    const expiration = { expiration_date: new Date(portal.clock.now().getTime() + 7 * dayMs).toISOString() };
    const response = await admin.send("POST", `${all}${tag}/shared-link/`, expiration);
    return ((await response.json()) as { download_link: string }).download_link;
  };
  const liveLinks = async () => ((await admin.getJson(`${all}${tag}/shared-links/`)) as Page<SharedLink>).results;
  const get = (browser: Browser, link: string, headers: Record<string, string>) =>
    browser.fetch(link, { headers: new Headers(headers) });

  it("that are refused say so in the visitor's language, and where to get a new one", async () => {
    const italian = { "Accept-Language": "it" };
    const own = await linkFor(customer);
    const foreign = await linkFor(other);
    const revoked = await sharedLink();
    const [live] = await liveLinks();
    await admin.send("DELETE", `${all}${tag}/shared-links/${live?.guid}/`);
    const temporary = await sharedLink();
    const altered = own.replace("/download/", "/download/x");
    portal.clock.advance(8 * dayMs);
    const [reader, visitor] = [await portal.signedIn("customer@example.com"), portal.browser()];
    const toDownloads = 'href="/app/downloads"';
    const notValid = [404, "Link di download non valido", "dalla pagina dei download", toDownloads] as const;
    for (const [browser, link, status, title, advice, more] of [
      [reader, altered, ...notValid],
      [visitor, altered, ...notValid],
      [reader, foreign, ...notValid],
      [visitor, revoked, ...notValid],
      [reader, own, 410, "Link di download scaduto", "dalla pagina dei download", toDownloads],
      [visitor, temporary, 410, "Link di download scaduto", "Chiedine uno nuovo", ""],
    ] as const) {
      const response = await get(browser, link, italian);
      const page = await response.text();
      expect([response.status, response.headers.get("Content-Language")]).toEqual([status, "it"]);
      expect(page).toContain(`<h1>${title}</h1>`);
      expect(page).toContain(advice);
      expect(page).toContain(more);
      const head = await browser.fetch(link, { method: "HEAD", headers: new Headers(italian) });
      expect([head.status, await head.text(), head.headers.has("ETag")]).toEqual([status, "", false]);
    }
  });
});
