import { createHash } from "node:crypto";
import type { ReleaseStatement, SignedStatement } from "@gatehouse/contract/downloads";
import type { Release } from "@gatehouse/contract/releases";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { users } from "../../db/tables/viewer";
import { databaseFiles } from "../../files/database-files";
import type { Browser } from "../../testing/browser";
import { anyDatabase, closeAfterAll } from "../../testing/databases";
import { statusAndBody } from "../../testing/status-and-body";
import { testPortal } from "../../testing/test-portal";
import { publishRelease } from "./publish";

const hashOf = (name: string) => createHash("sha256").update(name).digest("hex");
const staff = ["portal-admins", "release-engineers", "release-testers"];
const groups = Object.fromEntries(
  staff.map((name) => [hashOf(name), ["releases.view", "releases.unpublish"] as const]),
);
const management = "/api/webapp-management/v1/compiler-versions/";
const uploader = "release@example.com";

describe.each(anyDatabase)("a portal that asks for two approvals, on $name", async ({ open }) => {
  const { db } = closeAfterAll(await open());
  const portal = testPortal(db, { groups, approvalsNeeded: 2 });
  const [admin, tester, engineer] = (await Promise.all(
    ["admin@example.com", "tester@example.com", uploader].map((email) => portal.signedIn(email)),
  )) as [Browser, Browser, Browser];
  const change = (browser: Browser, tag: string, body: object) =>
    statusAndBody(browser.send("PATCH", `${management}${tag}/`, body));
  const approve = (browser: Browser, tag: string) => change(browser, tag, { stable_release: true });
  const releaseOf = async (tag: string) => (await admin.getJson(`${management}${tag}/`)) as Release;
  const publish = async (tagName: string, isNightly = false) => {
    const file = { name: "compiler.zip", type: "application/zip", content: new TextEncoder().encode(tagName) };
    const changelog = "- All of it was approved by two people.";
    const release = { tagName, file, changelog, isNightly, isSupported: true, uploader };
    const signer = { files: databaseFiles, productId: "compiler", releaseKey: undefined };
    await publishRelease({ db, clock: portal.clock }, signer, release);
    await change(engineer, tagName, { pending_approval: true });
  };

  it("publishes a release at the second one, and names both", async () => {
    await publish("v8.0.0");
    const first = portal.clock.now().toISOString();
    const [status, approved] = (await approve(admin, "v8.0.0")) as [number, Release];
    expect([status, approved.stable_release, approved.pending_approval]).toEqual([200, false, true]);
    expect(approved.approvals).toEqual({
      needed: 2,
      given: [{ email: "admin@example.com", approved_at: first }],
      uploaded_by: { email: uploader },
    });
    expect(approved.stable_release_set_by).toBeNull();
    portal.clock.advance(60_000);
    expect(await approve(tester, "v8.0.0")).toMatchObject([
      200,
      { stable_release: true, pending_approval: false, stable_release_set_by: { email: "tester@example.com" } },
    ]);
    const signed = (await admin.getJson("/api/webapp/v1/compiler-versions/v8.0.0/statement/")) as SignedStatement;
    expect((JSON.parse(signed.statement) as ReleaseStatement).approvals).toEqual([
      { email: "admin@example.com", approved_at: first },
      { email: "tester@example.com", approved_at: portal.clock.now().toISOString() },
    ]);
  });

  it("accepts no approval by the person who uploaded the file, nor two by one person", async () => {
    await publish("v8.1.0");
    expect(await approve(engineer, "v8.1.0")).toEqual([
      400,
      { detail: "You uploaded the file of this release. Somebody else has to approve it." },
    ]);
    await approve(admin, "v8.1.0");
    expect(await approve(admin, "v8.1.0")).toEqual([
      400,
      { detail: "You have approved this release. Somebody else has to approve it too." },
    ]);
    expect((await releaseOf("v8.1.0")).stable_release).toBe(false);
  });

  it("accepts no approval while somebody impersonates another account", async () => {
    await publish("v8.1.1");
    await db.update(users).set({ isSuperuser: true }).where(eq(users.email, "admin@example.com"));
    const [target] = await db.select().from(users).where(eq(users.email, "tester@example.com"));
    const posing = await portal.signedIn("admin@example.com");
    const body = new URLSearchParams({ csrfmiddlewaretoken: posing.cookies.get("csrftoken") ?? "" });
    await posing.fetch(`/user/impersonate/${target!.id}/`, { method: "POST", body });
    expect(await approve(posing, "v8.1.1")).toEqual([
      400,
      { detail: "You can't approve a release while you impersonate another account." },
    ]);
    expect((await releaseOf("v8.1.1")).approvals?.given).toEqual([]);
  });

  it("requires both again after the changelog was edited, and lets either person reject", async () => {
    await publish("v8.2.0");
    await approve(admin, "v8.2.0");
    await change(engineer, "v8.2.0", { changelog: "- Something else, which nobody has approved." });
    expect((await releaseOf("v8.2.0")).approvals?.given).toEqual([]);
    expect(await approve(tester, "v8.2.0")).toMatchObject([200, { stable_release: false }]);
    const reason = { release_rejected: true, release_rejected_reason: "It does not start on Windows." };
    expect(await change(admin, "v8.2.0", reason)).toMatchObject([200, { release_rejected: true }]);
    expect(await approve(admin, "v8.2.0")).toMatchObject([400, { detail: "This release was rejected." }]);
  });

  it("publishes once when both approve at the same time", async () => {
    await publish("v8.3.0");
    const results = await Promise.all([approve(admin, "v8.3.0"), approve(tester, "v8.3.0")]);
    expect(results.map(([status]) => status)).toEqual([200, 200]);
    const { stable_release: isStable, approvals } = await releaseOf("v8.3.0");
    expect([isStable, approvals?.given.length]).toEqual([true, 2]);
  });

  it("keeps a nightly build one while it waits for the second", async () => {
    await publish("v8.4.0", true);
    expect(await approve(admin, "v8.4.0")).toMatchObject([200, { nightly_build: true, stable_release: false }]);
    expect((await admin.fetch("/api/webapp/v1/compiler-versions/v8.4.0/statement/")).status).toBe(200);
  });
});
