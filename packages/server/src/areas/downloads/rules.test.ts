import type { Page } from "@gatehouse/contract";
import type { Version } from "@gatehouse/contract/downloads";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { releases } from "../../db/tables/releases";
import { demoReleases } from "../../demo/releases";
import { anyDatabase, closeAfterAll } from "../../testing/databases";
import { testPortal } from "../../testing/test-portal";

const api = "/api/webapp/v1/";
const tagsOf = (state: readonly string[]) =>
  demoReleases.filter((release) => state.includes(release.state)).map(({ tag }) => tag);

describe.each(anyDatabase)("downloads on $name", async ({ open }) => {
  const { db } = closeAfterAll(await open());
  const portal = testPortal(db);
  const customer = await portal.signedIn("customer@example.com");
  const unlicensed = await portal.signedIn("empty@example.com");
  const list = (name: string, query = "?page=0&page_size=0") =>
    customer.getJson(`${api}compiler-${name}/${query}`) as Promise<Page<Version>>;
  const link = async (tag: string, browser = customer) => {
    const response = await browser.fetch(`${api}compiler-versions/${tag}/download-link/`);
    return [response.status, await response.json()] as const;
  };

  it("list what is published, the newest first, ten to a page", async () => {
    const stable = await list("stable-releases");
    expect(stable.results.map(({ tag_name: tag }) => tag)).toEqual(tagsOf(["stable"]));
    const nightly = await list("nightly-builds", "");
    expect([nightly.count, nightly.results.length]).toEqual([40, 10]);
    expect(nightly.results.map(({ tag_name: tag }) => tag)).toEqual(
      tagsOf(["nightly", "nightly-pending"]).slice(0, 10),
    );
    expect((await list("nightly-builds", "?search=nightly.4")).count).toBe(2);
  });

  it("say nothing of how a version was released", async () => {
    const [version] = (await list("stable-releases")).results;
    expect(Object.keys(version ?? {}).sort()).toEqual([
      "created_at",
      "my_compiler_supported",
      "sha256",
      "size",
      "tag_name",
    ]);
  });

  it("have a changelog where they are published", async () => {
    expect(await customer.getJson(`${api}compiler-versions/v5.2.0/changelog/`)).toEqual({
      changelog: demoReleases[0]?.changelog,
    });
    for (const tag of [...tagsOf(["pending", "rejected", "unpublished"]), "v0.0.0"])
      for (const call of ["changelog", "download-link"])
        expect([tag, (await customer.fetch(`${api}compiler-versions/${tag}/${call}/`)).status]).toEqual([tag, 404]);
  });

  it("are for everybody if they are the newest of their list, and else for who had a license then", async () => {
    const refused = [403, { detail: "Your licenses do not allow you to download this Compiler version." }];
    for (const newest of ["v5.2.0", "v5.3.0-nightly.40"]) expect((await link(newest, unlicensed))[0]).toBe(200);
    for (const older of ["v5.1.4", "v5.3.0-nightly.39"]) {
      expect(await link(older, unlicensed)).toEqual(refused);
      expect((await link(older))[0]).toBe(200);
    }
  });

  it("have no link without a file", async () => {
    const [withoutFile] = demoReleases.filter(({ hasNoFile }) => hasNoFile);
    expect(await link(withoutFile?.tag ?? "")).toEqual([200, { download_link: null }]);
  });

  it("count as the newest only with a file", async () => {
    for (const [newest, older] of [
      ["v5.2.0", "v5.1.4"],
      ["v5.3.0-nightly.40", "v5.3.0-nightly.39"],
    ] as const) {
      const isNewest = eq(releases.tagName, newest);
      const [row] = await db.select().from(releases).where(isNewest);
      await db.update(releases).set({ fileGuid: null }).where(isNewest);
      expect(await link(newest, unlicensed)).toEqual([200, { download_link: null }]);
      expect((await link(older, unlicensed))[0]).toBe(200);
      await db.update(releases).set({ fileGuid: row?.fileGuid }).where(isNewest);
      expect((await link(older, unlicensed))[0]).toBe(403);
    }
  });

  it("hide a nightly build that was rejected", async () => {
    const [tag = ""] = tagsOf(["nightly"]);
    await db.update(releases).set({ isRejected: true }).where(eq(releases.tagName, tag));
    expect((await list("nightly-builds")).count).toBe(39);
    expect((await link(tag))[0]).toBe(404);
  });
});
