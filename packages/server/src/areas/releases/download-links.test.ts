import { createHash } from "node:crypto";
import type { Page } from "@gatehouse/contract";
import type { Release, SharedLink } from "@gatehouse/contract/releases";
import { desc, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { dayMs, minuteMs } from "../../core/clock";
import { releaseDownloads, releases } from "../../db/tables/releases";
import { accountId } from "../../testing/account-id";
import type { Browser } from "../../testing/browser";
import { closeAfterAll, databases } from "../../testing/databases";
import { statusAndBody } from "../../testing/status-and-body";
import { testPortal } from "../../testing/test-portal";

const hashOf = (name: string) => createHash("sha256").update(name).digest("hex");
const groups = { [hashOf("portal-admins")]: ["releases.view", "releases.unpublish"] as const };
const all = "/api/webapp-management/v1/compiler-versions/";
const tag = "v5.2.0";

describe.each(databases)("download links on $name", async ({ open }) => {
  const { db } = closeAfterAll(await open());
  const portal = testPortal(db, { groups });
  const [customer, other, admin] = (await Promise.all(
    ["customer@example.com", "manager@example.com", "admin@example.com"].map((email) => portal.signedIn(email)),
  )) as [Browser, Browser, Browser];
  const guest = portal.browser();
  const linkFor = async (browser: Browser, version = tag) =>
    ((await browser.getJson(`/api/webapp/v1/compiler-versions/${version}/download-link/`)) as { download_link: string })
      .download_link;
  const inDays = (days: number) => new Date(portal.clock.now().getTime() + days * dayMs).toISOString();
  const share = async (expirationDate: string, version = tag) =>
    statusAndBody(admin.send("POST", `${all}${version}/shared-link/`, { expiration_date: expirationDate }));
  const sharedLink = async () => ((await share(inDays(7)))[1] as { download_link: string }).download_link;
  const liveLinks = async () => ((await admin.getJson(`${all}${tag}/shared-links/`)) as Page<SharedLink>).results;
  const titleOf = async (response: Response) => /<h1>(.*?)<\/h1>/.exec(await response.text())?.[1];
  const downloads = () => db.select().from(releaseDownloads).orderBy(desc(releaseDownloads.id));
  const get = (browser: Browser, link: string, headers: Record<string, string> = {}) =>
    browser.fetch(link, { headers: new Headers(headers) });

  it("send the stored file, and record who downloaded it", async () => {
    const { sha256, size } = (await admin.getJson(`${all}${tag}/`)) as Release;
    const response = await get(customer, await linkFor(customer));
    expect(response.status).toBe(200);
    const bytes = Buffer.from(await response.arrayBuffer());
    expect([bytes.length, createHash("sha256").update(bytes).digest("hex")]).toEqual([size, sha256]);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "content-disposition": `attachment; filename*=UTF-8''compiler-${tag}.zip`,
      "content-type": "application/zip",
      "cache-control": "private, no-cache",
      "x-content-type-options": "nosniff",
      "accept-ranges": "bytes",
    });
    expect((await downloads())[0]).toMatchObject({
      accountId: await accountId(db, "customer@example.com"),
      sharedLinkGuid: null,
      sha256,
      ip: "192.0.2.1",
      createdAt: portal.clock.now(),
    });
  });

  it("go on where a download broke, which is one download, even after the link has expired", async () => {
    const link = await linkFor(customer);
    const before = (await downloads()).length;
    const first = await get(customer, link);
    const etag = first.headers.get("ETag") ?? "";
    const whole = Buffer.from(await first.arrayBuffer());
    portal.clock.advance(6 * minuteMs);
    const rest = await get(customer, link, { Range: "bytes=10-", "If-Range": etag });
    expect([rest.status, rest.headers.get("Content-Range")]).toEqual([
      206,
      `bytes 10-${whole.length - 1}/${whole.length}`,
    ]);
    expect(Buffer.from(await rest.arrayBuffer()).equals(whole.subarray(10))).toBe(true);
    expect((await get(customer, link)).status).toBe(410);
    expect((await get(other, link, { Range: "bytes=10-" })).status).toBe(404);
    expect((await downloads()).length).toBe(before + 1);
    portal.clock.advance(dayMs);
    expect((await get(customer, link, { Range: "bytes=10-" })).status).toBe(410);
  });

  it("are for one account", async () => {
    const link = await linkFor(customer);
    expect([(await get(other, link)).status, await titleOf(await get(other, link))]).toEqual([
      404,
      "Download link not valid",
    ]);
    const asked = await get(guest, link);
    expect([asked.status, asked.headers.get("Location")]).toEqual([302, "/accounts/login/?next=%2Fapp%2Fdownloads"]);
  });

  it("end after 5 minutes, with a page that says where to get a new one", async () => {
    const link = await linkFor(customer);
    portal.clock.advance(5 * minuteMs - 1_000);
    expect((await get(customer, link)).status).toBe(200);
    portal.clock.advance(1_000);
    const expired = await get(customer, link);
    expect(expired.status).toBe(410);
    const page = await expired.text();
    expect(page).toContain("Download link expired");
    expect(page).toContain('href="/app/downloads"');
  });

  it("lead staff back to a release that is not published yet", async () => {
    const version = "v5.2.1";
    const { download_link: link } = (await admin.getJson(`${all}${version}/`)) as { download_link: string };
    portal.clock.advance(5 * minuteMs);
    const page = await (await get(admin, link)).text();
    expect(page).toContain(`href="/app/management/compiler-versions/${version}"`);
  });

  it("do not work once altered", async () => {
    const link = await linkFor(customer);
    const [, , token = "", name = ""] = link.split("/");
    const [payload = "", signature = ""] = token.split(".");
    const grant = JSON.parse(Buffer.from(payload, "base64url").toString()) as object;
    const forged = Buffer.from(JSON.stringify({ ...grant, expires: 4_000_000_000 })).toString("base64url");
    const altered = [
      `${forged}.${signature}`,
      `${payload}.${signature.slice(1)}x`,
      payload,
      `${payload}.`,
      `.${signature}`,
      "x",
      `${token}.y`,
    ];
    for (const other of altered) {
      const response = await get(customer, `/download/${other}/${name}`);
      expect([other, response.status, await titleOf(response)]).toEqual([other, 404, "Download link not valid"]);
    }
    expect(portal.logged).toEqual([]);
  });

  it("end with the release that is taken back, and with its file", async () => {
    const version = "v5.3.0-nightly.38";
    await db.update(releases).set({ createdAt: portal.clock.now() }).where(eq(releases.tagName, version));
    const link = await linkFor(customer, version);
    await db.update(releases).set({ isNightly: false }).where(eq(releases.tagName, version));
    expect((await get(customer, link)).status).toBe(404);
    await db.update(releases).set({ isNightly: true }).where(eq(releases.tagName, version));
    expect((await get(customer, link)).status).toBe(200);
    await db.update(releases).set({ fileGuid: null }).where(eq(releases.tagName, version));
    expect((await get(customer, link)).status).toBe(404);
  });

  it("can be shared with people without an account, until a time or until they are revoked", async () => {
    const link = await sharedLink();
    expect((await get(guest, link)).status).toBe(200);
    expect((await downloads())[0]).toMatchObject({ accountId: null, linkId: null });
    const [live] = await liveLinks();
    expect(live).toMatchObject({
      created_by: { email: "admin@example.com" },
      expiration_date: inDays(7),
      downloads_count: 1,
    });
    expect((await admin.send("DELETE", `${all}${tag}/shared-links/${live?.guid}/`)).status).toBe(204);
    expect((await admin.send("DELETE", `${all}${tag}/shared-links/${live?.guid}/`)).status).toBe(404);
    expect([(await get(guest, link)).status, await titleOf(await get(guest, link))]).toEqual([
      404,
      "Download link not valid",
    ]);
    const lasting = await sharedLink();
    portal.clock.advance(7 * dayMs);
    expect([(await get(guest, lasting)).status, await titleOf(await get(guest, lasting))]).toEqual([
      410,
      "Download link expired",
    ]);
    expect(await liveLinks()).toEqual([]);
  });

  it("that are refused all look the same, whatever the reason", async () => {
    const page = async (browser: Browser, path: string, method = "GET") => {
      const response = await browser.fetch(path, { method });
      const headers = [...response.headers].filter(([name]) => !["date", "set-cookie", "x-request-id"].includes(name));
      return JSON.stringify([response.status, headers, await response.text()]).replaceAll(
        /nonce[-=\\"']+[\w+/=-]+/g,
        "",
      );
    };
    const own = await linkFor(customer);
    const foreign = await linkFor(other);
    const shared = await sharedLink();
    const [live] = await liveLinks();
    const [, , token = "", name = ""] = own.split("/");
    const refused = [await page(customer, `/download/${token.slice(0, -1)}/${name}`)];
    refused.push(await page(customer, foreign));
    await admin.send("DELETE", `${all}${tag}/shared-links/${live?.guid}/`);
    refused.push(await page(customer, shared));
    const heads = await Promise.all(
      [`/download/x/${name}`, foreign, shared].map((path) => page(customer, path, "HEAD")),
    );
    // A revoked link, or one of another account, must not reveal when it expires.
    portal.clock.advance(8 * dayMs);
    refused.push(await page(customer, foreign), await page(customer, shared));
    const [{ fileGuid } = { fileGuid: null }] = await db.select().from(releases).where(eq(releases.tagName, tag));
    const replaced = await linkFor(customer);
    await db.update(releases).set({ fileGuid: null }).where(eq(releases.tagName, tag));
    refused.push(await page(customer, replaced));
    await db.update(releases).set({ fileGuid }).where(eq(releases.tagName, tag));
    expect(refused[0]).toContain("Download link not valid");
    expect(refused).toEqual(refused.map(() => refused[0]));
    expect(heads).toEqual(heads.map(() => heads[0]));
  });

  it("cannot be replayed once their session has ended", async () => {
    const leaving = await portal.signedIn("customer@example.com");
    const link = await linkFor(leaving);
    const kept = leaving.cookies.get("sessionid");
    expect((await get(leaving, link)).status).toBe(200);
    await leaving.fetch("/accounts/logout/", {
      method: "POST",
      body: new URLSearchParams({ csrfmiddlewaretoken: leaving.cookies.get("csrftoken") ?? "" }),
    });
    if (kept !== undefined) leaving.cookies.set("sessionid", kept);
    const replayed = await get(leaving, link);
    expect([replayed.status, replayed.headers.get("Location")]).toEqual([
      302,
      "/accounts/login/?next=%2Fapp%2Fdownloads",
    ]);
    expect(await replayed.text()).toBe("");
  });

  it.each([
    ["in 31 days", () => inDays(31)],
    ["in the past", () => inDays(-1)],
    ["without its offset", () => inDays(1).replace("Z", "")],
    ["that is none", () => "tomorrow"],
  ])("are not shared until a time %s", async (_when, time) => {
    expect(await share(time())).toEqual([400, { expiration_date: [expect.any(String)] }]);
  });

  it("are not shared for a release without a file", async () => {
    expect(await share(inDays(1), "v5.3.0-nightly.35")).toEqual([400, { detail: "This release has no file." }]);
  });
});
