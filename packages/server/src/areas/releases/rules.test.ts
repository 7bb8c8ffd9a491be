import { createHash } from "node:crypto";
import type { Page } from "@gatehouse/contract";
import {
  type Release,
  type ReleaseAct,
  releaseActs,
  type ReleaseEvent,
  type ReleaseState,
} from "@gatehouse/contract/releases";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { releaseEvents, releases } from "../../db/tables/releases";
import { users } from "../../db/tables/viewer";
import type { Browser } from "../../testing/browser";
import { closeAfterAll, databases } from "../../testing/databases";
import { statusAndBody } from "../../testing/status-and-body";
import { testPortal } from "../../testing/test-portal";

const hashOf = (name: string) => createHash("sha256").update(name).digest("hex");
const view = ["releases.view"] as const;
const groups = {
  [hashOf("portal-admins")]: ["releases.view", "releases.unpublish"] as const,
  [hashOf("portal-managers")]: view,
  [hashOf("release-engineers")]: view,
  [hashOf("release-testers")]: view,
};
/** A superuser without a group. */
const superuser = "manager@example.com";
/** All five groups of staff, a customer, and a superuser who is in no group, each with what they may do. */
const roles = [
  ["admin@example.com", "unpublishes"],
  ["portal-manager@example.com", "releases"],
  ["release@example.com", "releases"],
  ["tester@example.com", "releases"],
  ["desk@example.com", "nothing"],
  ["customer@example.com", "nothing"],
  [superuser, "nothing"],
] as const;
const all = "/api/webapp-management/v1/compiler-versions/";
const reason = "Its timing reports are empty.";
const text = "- A changelog that is long enough.";
const bodies: Readonly<Record<ReleaseAct, object>> = {
  publishNightly: { nightly_build: true },
  unpublishNightly: { nightly_build: false },
  askForApproval: { pending_approval: true },
  approve: { stable_release: true },
  reject: { release_rejected: true, release_rejected_reason: reason },
  unpublishStable: { stable_release: false },
  editChangelog: { changelog: `${text} Edited.` },
};
const columns: Readonly<Record<ReleaseState, Partial<typeof releases.$inferInsert>>> = {
  unpublished: {},
  nightly: { isNightly: true },
  pending: { isPending: true },
  "nightly-pending": { isNightly: true, isPending: true },
  stable: { isStable: true },
  rejected: { isRejected: true },
};
const allowed: Readonly<Record<ReleaseState, readonly ReleaseAct[]>> = {
  unpublished: ["publishNightly", "askForApproval", "editChangelog"],
  nightly: ["unpublishNightly", "askForApproval", "editChangelog"],
  pending: ["publishNightly", "approve", "reject", "editChangelog"],
  "nightly-pending": ["unpublishNightly", "approve", "reject", "editChangelog"],
  stable: ["unpublishStable"],
  rejected: [],
};

describe.each(databases)("releases on $name", async ({ open }) => {
  const { db } = closeAfterAll(await open());
  const portal = testPortal(db, { groups });
  await db.update(users).set({ isSuperuser: true }).where(eq(users.email, superuser));
  const browsers = new Map(
    await Promise.all(roles.map(async ([email]) => [email as string, await portal.signedIn(email)] as const)),
  );
  const as = (email: string) => browsers.get(email)!;
  const admin = as("admin@example.com");
  const engineer = as("release@example.com");
  const [published] = await db.select().from(releases).where(eq(releases.tagName, "v5.2.0"));
  let made = 0;
  async function newRelease(state: ReleaseState, changelog = text, fileGuid = published!.fileGuid): Promise<string> {
    const tagName = `v1.${++made}`;
    const createdAt = portal.clock.now();
    await db.insert(releases).values({ tagName, changelog, fileGuid, createdAt, ...columns[state] });
    return tagName;
  }
  const patch = (tag: string, body: object, browser: Browser = admin) =>
    statusAndBody(browser.send("PATCH", `${all}${tag}/`, body));
  const eventsOf = async (tag: string) =>
    ((await admin.getJson(`${all}${tag}/history/`)) as Page<ReleaseEvent>).results;

  it("are listed for staff, the newest first, whole unless a page is named", async () => {
    const whole = (await engineer.getJson(all)) as Page<Release>;
    expect(whole.results).toHaveLength(whole.count);
    expect(whole.results.map(({ tag_name: tag }) => tag)).toEqual(
      [...whole.results].sort((a, b) => b.created_at.localeCompare(a.created_at)).map(({ tag_name: tag }) => tag),
    );
    const page = (await engineer.getJson(`${all}?page=2&page_size=15`)) as Page<Release>;
    expect(page.results).toEqual(whole.results.slice(15, 30));
    const found = (await engineer.getJson(`${all}?search=NIGHTLY.4`)) as Page<Release>;
    expect(found.count).toBe(2);
    expect((await engineer.fetch(`${all}?page=99&page_size=15`)).status).toBe(404);
  });

  it("say who did what, and hold a link to the file", async () => {
    const release = (await engineer.getJson(`${all}v5.2.0/`)) as Release;
    expect(release).toMatchObject({
      stable_release: true,
      stable_release_set_by: { email: "admin@example.com" },
      nightly_build: false,
      file_name: "compiler-v5.2.0.zip",
      download_link: expect.stringMatching(/^\/download\/[\w-]+\.[\w-]+\/compiler-v5\.2\.0\.zip$/),
    });
    expect((await engineer.fetch(`${all}v0.0.0/`)).status).toBe(404);
    expect(await eventsOf("v5.2.0")).toMatchObject([
      { act: "approve", from_state: "pending", to_state: "stable", created_by: { email: "admin@example.com" } },
      { act: "askForApproval", from_state: "unpublished", to_state: "pending" },
      { act: "publish", from_state: null, to_state: "unpublished", created_by: null },
    ]);
  });

  describe.each(roles)("%s, who %s", (email, may) => {
    it.each(Object.keys(columns) as ReleaseState[])(
      "may do with a release that is %s what the table says",
      async (state) => {
        for (const act of Object.keys(releaseActs) as ReleaseAct[]) {
          const tag = await newRelease(state);
          const [status, body] = await patch(tag, bodies[act], as(email));
          const isAllowed = act.startsWith("unpublish") ? may === "unpublishes" : may !== "nothing";
          const expected = !isAllowed ? 403 : allowed[state].includes(act) ? 200 : 400;
          expect([act, status, body]).toEqual([act, expected, expect.any(Object)]);
          const [row] = await db.select().from(releases).where(eq(releases.tagName, tag));
          const events = await db.select().from(releaseEvents).where(eq(releaseEvents.releaseId, row!.id));
          expect([act, events.length]).toEqual([act, expected === 200 ? 1 : 0]);
          if (expected !== 200) expect(row).toMatchObject(columns[state]);
        }
      },
    );

    it("may read releases or is refused, whatever there is", async () => {
      const expected = may === "nothing" ? 403 : 200;
      const tag = await newRelease("stable");
      for (const path of [all, `${all}${tag}/`, `${all}${tag}/history/`, `${all}${tag}/downloaders/`])
        expect([path, (await as(email).fetch(path)).status]).toEqual([path, expected]);
      expect((await as(email).fetch(`${all}v0.0.0/`)).status).toBe(may === "nothing" ? 403 : 404);
    });
  });

  it("need a changelog of 20 characters before approval, and a reason of 10 to be rejected", async () => {
    const short = await newRelease("unpublished", "  too short  ");
    const needsText = { changelog: ["Please provide a changelog with at least 20 characters before proceeding."] };
    expect(await patch(short, bodies.askForApproval)).toEqual([400, needsText]);
    expect((await patch(short, { ...bodies.askForApproval, changelog: text }))[0]).toBe(200);
    const pending = await newRelease("pending");
    expect(await patch(pending, { release_rejected: true })).toEqual([
      400,
      { release_rejected_reason: ["Please provide a reason for rejection."] },
    ]);
    expect(await patch(pending, { release_rejected: true, release_rejected_reason: "    short    " })).toEqual([
      400,
      { release_rejected_reason: ["Please provide a reason with at least 10 characters"] },
    ]);
    expect(await patch(pending, { changelog: "short", stable_release: true })).toEqual([400, needsText]);
    const [row] = await db.select().from(releases).where(eq(releases.tagName, pending));
    expect(row).toMatchObject({ changelog: text, isPending: true, isRejected: false });
  });

  it("need a file before customers see them", async () => {
    const noFile = [400, { detail: "This release has no file." }];
    for (const [act, state] of [
      ["publishNightly", "unpublished"],
      ["askForApproval", "nightly"],
      ["approve", "pending"],
    ] as const)
      expect([act, await patch(await newRelease(state, text, null), bodies[act])]).toEqual([act, noFile]);
    expect((await patch(await newRelease("pending", text, null), bodies.reject))[0]).toBe(200);
    expect((await patch(await newRelease("nightly", text, null), bodies.unpublishNightly))[0]).toBe(200);
  });

  it.each<[ReleaseAct, ReleaseAct, ReleaseState, string]>([
    ["approve", "approve", "pending", "This release is stable."],
    ["approve", "reject", "pending", ""],
    ["approve", "unpublishNightly", "nightly-pending", ""],
    ["askForApproval", "askForApproval", "nightly", "This release is already waiting for approval."],
  ])("%s and %s at once: one wins, and the other learns why not", async (first, second, state, sentence) => {
    for (let round = 0; round < 5; round++) {
      const tag = await newRelease(state);
      const responses = await Promise.all([patch(tag, bodies[first]), patch(tag, bodies[second], admin)]);
      expect(responses.map(([status]) => status).sort()).toEqual([200, 400]);
      const refusal = responses.find(([status]) => status === 400)?.[1];
      expect(refusal).toEqual({ detail: sentence === "" ? expect.stringMatching(/^This release /) : sentence });
      expect(await eventsOf(tag)).toHaveLength(1);
    }
  });

  const changelogChanged = {
    detail: "The changelog has changed. Read it before you continue.",
  };

  it("are approved only with the changelog that was read, and keep it once they are", async () => {
    const edited = { changelog: `${text} Edited.`, base_changelog: text };
    const approved = { ...bodies.approve, base_changelog: text };
    const editedFirst = await newRelease("pending");
    expect((await patch(editedFirst, edited))[0]).toBe(200);
    expect(await patch(editedFirst, approved)).toEqual([400, changelogChanged]);
    expect(await patch(editedFirst, { ...bodies.approve, base_changelog: edited.changelog })).toMatchObject([
      200,
      { stable_release: true, changelog: edited.changelog },
    ]);
    const approvedFirst = await newRelease("pending");
    expect((await patch(approvedFirst, approved))[0]).toBe(200);
    expect(await patch(approvedFirst, edited)).toEqual([400, { detail: "This release is stable." }]);
    for (let round = 0; round < 5; round++) {
      const tag = await newRelease("pending");
      const responses = await Promise.all([patch(tag, edited), patch(tag, approved, engineer)]);
      expect(responses.map(([status]) => status).sort()).toEqual([200, 400]);
    }
  });

  it("keep the changelog of whoever saves first, and take the same text twice", async () => {
    const tag = await newRelease("unpublished");
    const saved = ["First", "Second"].map((word) => ({ changelog: `${text} ${word}.`, base_changelog: text }));
    const responses = await Promise.all(saved.map((body, at) => patch(tag, body, at === 0 ? admin : engineer)));
    expect(responses.map(([status]) => status).sort()).toEqual([200, 400]);
    expect(responses.find(([status]) => status === 400)?.[1]).toEqual(changelogChanged);
    const winner = saved[responses.findIndex(([status]) => status === 200)]!;
    expect(await patch(tag, winner)).toMatchObject([200, { changelog: winner.changelog }]);
  });

  it("show who rejected them, and why", async () => {
    const tag = await newRelease("pending");
    const [, release] = await patch(tag, bodies.reject, engineer);
    expect(release).toMatchObject({
      release_rejected: true,
      release_rejected_reason: reason,
      release_rejected_set_by: { email: "release@example.com" },
      release_rejected_set_on: portal.clock.now().toISOString(),
    });
    expect(await eventsOf(tag)).toMatchObject([{ act: "reject", reason, from_state: "pending", to_state: "rejected" }]);
  });

  it("take no request for approval and no rejection back", async () => {
    expect((await patch(await newRelease("pending"), { pending_approval: false }))[0]).toBe(400);
    expect((await patch(await newRelease("rejected"), { release_rejected: false }))[0]).toBe(400);
    // For clients that send every flag, these two change nothing.
    expect((await patch(await newRelease("nightly"), { pending_approval: false, release_rejected: false }))[0]).toBe(
      200,
    );
  });
});
