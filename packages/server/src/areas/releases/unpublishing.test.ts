import { createHash } from "node:crypto";
import type { Page } from "@gatehouse/contract";
import type { UnpublishedNotice } from "@gatehouse/contract/downloads";
import type { ReleaseDownloader, ReleaseEvent } from "@gatehouse/contract/releases";
import { describe, expect, it } from "vitest";
import { dayMs } from "../../core/clock";
import { databaseFiles } from "../../files/database-files";
import type { Browser } from "../../testing/browser";
import { anyDatabase, closeAfterAll } from "../../testing/databases";
import { statusAndBody } from "../../testing/status-and-body";
import { testPortal } from "../../testing/test-portal";
import { publishRelease, withdrawRelease } from "./publish";

const groups = {
  [createHash("sha256").update("portal-admins").digest("hex")]: ["releases.view", "releases.unpublish"] as const,
};
const all = "/api/webapp-management/v1/compiler-versions/";
const tag = "v5.2.0";
const signer = { files: databaseFiles, productId: "compiler", releaseKey: undefined };
const reason = "Bitstreams are wrong.";

describe.each(anyDatabase)("unpublishing on $name", async ({ open }) => {
  const { db } = closeAfterAll(await open());
  const portal = testPortal(db, { groups });
  const [admin, customer, other] = (await Promise.all(
    ["admin@example.com", "manager@example.com", "member@example.com"].map((email) => portal.signedIn(email)),
  )) as [Browser, Browser, Browser];
  const change = (body: object, version = tag) => statusAndBody(admin.send("PATCH", `${all}${version}/`, body));
  const noticesOf = async (browser: Browser) =>
    ((await browser.getJson("/api/webapp/v1/compiler-version-notices/")) as Page<UnpublishedNotice>).results;
  const downloaders = (version = tag) =>
    admin.getJson(`${all}${version}/downloaders/`) as Promise<Page<ReleaseDownloader>>;
  const publish = (version: string, bytes: string, isNightly: boolean) =>
    publishRelease({ db, clock: portal.clock }, signer, {
      tagName: version,
      file: { name: `${version}.zip`, type: "application/zip", content: new Blob([bytes]).stream() },
      changelog: "- Everything is new in this version.",
      isNightly,
      isSupported: true,
    });
  const download = async (browser: Browser, version = tag) => {
    const { download_link: link } = (await browser.getJson(
      `/api/webapp/v1/compiler-versions/${version}/download-link/`,
    )) as { readonly download_link: string };
    await (await browser.fetch(link)).arrayBuffer();
  };

  it("lists who has downloaded a version, each account once", async () => {
    expect(await downloaders()).toMatchObject({ count: 0, results: [] });
    for (const browser of [customer, customer, other]) {
      portal.clock.advance(60_000);
      await download(browser);
    }
    expect(await downloaders()).toEqual({
      count: 2,
      next: null,
      previous: null,
      results: [
        { email: "member@example.com", downloaded_at: portal.clock.now().toISOString() },
        {
          email: "manager@example.com",
          downloaded_at: new Date(portal.clock.now().getTime() - 60_000).toISOString(),
        },
      ],
    });
    expect((await customer.fetch(`${all}${tag}/downloaders/`)).status).toBe(403);
    expect((await admin.fetch(`${all}v0.0.0/downloaders/`)).status).toBe(404);
  });

  it("refuses a successor that customers can't see, and a reason that is too long", async () => {
    for (const successor of [tag, "v5.2.1", "v0.0.0"])
      expect(await change({ stable_release: false, successor })).toEqual([
        400,
        { successor: ["Choose another version that is published."] },
      ]);
    expect(await change({ stable_release: false, unpublish_reason: "x".repeat(501) })).toEqual([
      400,
      { unpublish_reason: ["Enter a reason with at most 500 characters"] },
    ]);
    expect(await noticesOf(customer)).toEqual([]);
  });

  it("shows users who have it the reason, and what to use instead, until it is published again", async () => {
    portal.clock.advance(60_000);
    const successor = "v5.1.4";
    expect((await change({ stable_release: false, unpublish_reason: ` ${reason} `, successor }))[0]).toBe(200);
    const notice = {
      tag_name: tag,
      unpublished_at: portal.clock.now().toISOString(),
      reason,
      successor,
    };
    expect(await noticesOf(customer)).toEqual([notice]);
    expect((await noticesOf(other))[0]).toEqual(notice);
    expect(await noticesOf(admin)).toEqual([]);
    const history = (await admin.getJson(`${all}${tag}/history/`)) as Page<ReleaseEvent>;
    expect(history.results[0]).toMatchObject({ act: "unpublishStable", reason, successor });

    await change({ pending_approval: true });
    await change({ stable_release: true });
    expect(await noticesOf(customer)).toEqual([]);
    // The latest unpublishing counts.
    portal.clock.advance(60_000);
    await change({ stable_release: false });
    expect(await noticesOf(customer)).toEqual([
      { tag_name: tag, unpublished_at: portal.clock.now().toISOString(), reason: null, successor: null },
    ]);
  });

  it.each([
    ["the button", "v5.1.4", (version: string) => change({ stable_release: false }, version)],
    ["the command", "v5.3.0-nightly.38", (version: string) => withdrawRelease({ db, clock: portal.clock }, version)],
  ])("by %s ends temporary links, whose page then says so", async (_what, version, unpublish) => {
    const inDays = (days: number) => new Date(portal.clock.now().getTime() + days * dayMs).toISOString();
    const share = async () => {
      const response = await admin.send("POST", `${all}${version}/shared-link/`, { expiration_date: inDays(7) });
      return ((await response.json()) as { readonly download_link: string }).download_link;
    };
    const live = async () => ((await admin.getJson(`${all}${version}/shared-links/`)) as Page<unknown>).count;
    const guest = portal.browser();
    const link = await share();
    expect([(await guest.fetch(link)).status, await live()]).toEqual([200, 1]);
    portal.clock.advance(60_000);
    await unpublish(version);
    const ended = await guest.fetch(link);
    expect([ended.status, await live()]).toEqual([410, 0]);
    const page = await ended.text();
    expect(page).toContain("<h1>Download link expired</h1>");
    expect(page).toContain("This version was unpublished");
    // Publishing it again doesn't restore the link, but staff can create a new one.
    expect((await change({ nightly_build: true }, version))[0]).toBe(200);
    expect((await guest.fetch(link)).status).toBe(410);
    expect((await guest.fetch(await share())).status).toBe(200);
  });

  it("notifies the demo's customer about an unpublished nightly build, and never names a version that is unpublished too", async () => {
    const demo = await portal.signedIn("customer@example.com");
    const named = async () => (await noticesOf(demo)).map(({ tag_name, successor }) => [tag_name, successor]);
    const of = (successor: string | null) => [["v5.2.2-rc.1", successor]];
    const [first, second, third] = ["v5.3.0-nightly.40", "v5.3.0-nightly.39", "v5.3.0-nightly.37"] as const;
    expect(await named()).toEqual(of(first));
    await change({ nightly_build: false, successor: second }, first);
    expect(await named()).toEqual(of(second));
    await change({ nightly_build: false, successor: third }, second);
    expect(await named()).toEqual(of(third));
    await change({ nightly_build: false }, third);
    expect(await named()).toEqual(of(null));
    await change({ nightly_build: true }, first);
    expect(await named()).toEqual(of(first));
  });

  it("names no version without a file as the one to use instead", async () => {
    expect(await change({ nightly_build: false, successor: "v5.3.0-nightly.35" }, "v5.3.0-nightly.34")).toEqual([
      400,
      { successor: ["This version has no file. Choose another one."] },
    ]);
  });

  it("keeps the notice for users who have another file than the one that is published again", async () => {
    const version = "v7.1.0";
    const own = async () => (await noticesOf(customer)).filter(({ tag_name }) => tag_name === version);
    await publish(version, "bad", true);
    await download(customer, version);
    portal.clock.advance(60_000);
    await change({ nightly_build: false, unpublish_reason: reason }, version);
    const unpublished_at = portal.clock.now().toISOString();
    expect(await own()).toEqual([{ tag_name: version, unpublished_at, reason, successor: null }]);
    await change({ nightly_build: true }, version);
    expect(await own()).toEqual([]);
    portal.clock.advance(60_000);
    await change({ nightly_build: false, unpublish_reason: reason }, version);
    await publish(version, "good", true);
    expect(await own()).toEqual([
      { tag_name: version, unpublished_at: portal.clock.now().toISOString(), reason, successor: version },
    ]);
    await download(customer, version);
    expect(await own()).toEqual([]);
  });

  it("by another file ends temporary links, whose page then says so", async () => {
    const version = "v7.2.0";
    await publish(version, "first", false);
    const expiration_date = new Date(portal.clock.now().getTime() + dayMs).toISOString();
    const response = await admin.send("POST", `${all}${version}/shared-link/`, { expiration_date });
    const { download_link: link } = (await response.json()) as { readonly download_link: string };
    const live = async () => ((await admin.getJson(`${all}${version}/shared-links/`)) as Page<unknown>).count;
    expect([(await portal.browser().fetch(link)).status, await live()]).toEqual([200, 1]);
    portal.clock.advance(60_000);
    await publish(version, "second", false);
    const ended = await portal.browser().fetch(link);
    expect([ended.status, await live()]).toEqual([410, 0]);
    expect(await ended.text()).toContain("The file of this version was replaced");
  });

  it("by a rejection ends temporary links too", async () => {
    const version = "v5.3.0-nightly.36";
    const expiration_date = new Date(portal.clock.now().getTime() + dayMs).toISOString();
    const response = await admin.send("POST", `${all}${version}/shared-link/`, { expiration_date });
    const { download_link: link } = (await response.json()) as { readonly download_link: string };
    await change({ pending_approval: true }, version);
    expect((await portal.browser().fetch(link)).status).toBe(200);
    await change({ release_rejected: true, release_rejected_reason: "It does not start." }, version);
    expect((await portal.browser().fetch(link)).status).toBe(410);
  });

  it("tells users who have a nightly build that it was rejected, and keeps the reason for staff", async () => {
    const nightly = "v5.3.0-nightly.40";
    const path = `/api/webapp/v1/compiler-versions/${nightly}/download-link/`;
    const { download_link: link } = (await customer.getJson(path)) as { readonly download_link: string };
    await (await customer.fetch(link)).arrayBuffer();
    portal.clock.advance(60_000);
    await change({ pending_approval: true }, nightly);
    await change({ release_rejected: true, release_rejected_reason: "Our customer's board hangs." }, nightly);
    expect((await noticesOf(customer))[0]).toEqual({
      tag_name: nightly,
      unpublished_at: portal.clock.now().toISOString(),
      reason: null,
      successor: null,
    });
    expect((await customer.fetch(`/api/webapp/v1/compiler-versions/${nightly}/statement/`)).status).toBe(404);
  });
});
