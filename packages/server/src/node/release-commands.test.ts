import { createHash } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Version } from "@gatehouse/contract/downloads";
import { eq } from "drizzle-orm";
import { afterAll, describe, expect, it } from "vitest";
import { files } from "../db/tables/files";
import { releases } from "../db/tables/releases";
import { databaseFiles } from "../files/database-files";
import { closeAfterAll, databases } from "../testing/databases";
import { testPortal } from "../testing/test-portal";
import { printReleases, readPublish, readWithdraw } from "./release-commands";

const folder = mkdtempSync(join(tmpdir(), "gatehouse-releases-"));
afterAll(() => rmSync(folder, { recursive: true }));
const write = (name: string, content: string) => {
  writeFileSync(join(folder, name), content);
  return join(folder, name);
};
const archive = write("compiler-6.0.tar.gz", "archive".repeat(100_000));
const changelog = write("CHANGELOG.md", "- The first of its kind.\n");

describe.each(databases)("the release commands on $name", async ({ open }) => {
  const { db } = closeAfterAll(await open());
  const portal = testPortal(db);
  const customer = await portal.signedIn("customer@example.com");
  const stores = { db, clock: portal.clock, files: databaseFiles };
  const publish = async (...args: string[]) => readPublish(args, "usage")(stores);
  const withdraw = async (...args: string[]) => readWithdraw(args, "usage")(stores);
  const nightlies = async () =>
    (await customer.getList<Version>("/api/webapp/v1/compiler-nightly-builds/")).map(({ tag_name: tag }) => tag);
  const rowOf = async (tag: string) => (await db.select().from(releases).where(eq(releases.tagName, tag)))[0];

  it("publish a nightly build with its file, which customers can download", async () => {
    expect(await publish("v6.0", archive, "--changelog", changelog, "--nightly")).toBe(
      "v6.0 has the file compiler-6.0.tar.gz (700000 bytes) and is published as a nightly build.",
    );
    expect((await nightlies())[0]).toBe("v6.0");
    const { download_link: link } = (await customer.getJson(
      "/api/webapp/v1/compiler-versions/v6.0/download-link/",
    )) as {
      readonly download_link: string;
    };
    const response = await customer.fetch(link);
    const bytes = Buffer.from(await response.arrayBuffer());
    const sha256 = createHash("sha256").update("archive".repeat(100_000)).digest("hex");
    expect([response.headers.get("Content-Type"), createHash("sha256").update(bytes).digest("hex")]).toEqual([
      "application/gzip",
      sha256,
    ]);
    expect(await customer.getJson("/api/webapp/v1/compiler-versions/v6.0/changelog/")).toEqual({
      changelog: "- The first of its kind.\n",
    });
    expect(await printReleases(stores)).toContain(`v6.0  compiler-6.0.tar.gz, 700000 bytes, sha256 ${sha256}`);
  });

  it("keep the file of what people rely on", async () => {
    await expect(publish("v6.0", archive)).rejects.toThrow("This release is published. Withdraw it first.");
    await expect(publish("v5.2.1", archive)).rejects.toThrow("This release is waiting for approval.");
    await expect(publish("v5.1.5", archive)).rejects.toThrow("This release was rejected.");
  });

  it("replace the file of a release that nobody sees, and keep its changelog", async () => {
    const before = await rowOf("v5.2.2-rc.1");
    await publish("v5.2.2-rc.1", archive);
    await publish("v5.2.2-rc.1", archive, "--changelog", changelog, "--legacy");
    const after = await rowOf("v5.2.2-rc.1");
    expect(after).toMatchObject({ changelog: "- The first of its kind.\n", isSupported: false, isNightly: false });
    expect(after?.fileGuid).not.toBe(before?.fileGuid);
    expect(
      await db
        .select()
        .from(files)
        .where(eq(files.guid, before?.fileGuid ?? "")),
    ).toEqual([]);
  });

  it("withdraw what is published, once", async () => {
    expect(await withdraw("v6.0")).toBe("v6.0 is no longer published.");
    expect(await nightlies()).not.toContain("v6.0");
    await expect(withdraw("v6.0")).rejects.toThrow("This release isn't published.");
    await expect(withdraw("v0.0")).rejects.toThrow("There is no release v0.0.");
  });

  it.each([
    [[]],
    [["v7"]],
    [["v7", archive, "more"]],
    [["v7", join(folder, "missing.zip")]],
    [["v7", folder]],
    [["v7", archive, "--changelog", join(folder, "missing.md")]],
    [["v7", archive, "--weekly"]],
    [["../v7", archive]],
    [["v 7", archive]],
  ])("refuse %j and store nothing", async (args) => {
    const before = (await db.select().from(files)).length;
    await expect((async () => publish(...args))()).rejects.toThrow();
    expect((await db.select().from(files)).length).toBe(before);
    expect(await rowOf("v7")).toBeUndefined();
  });
});
