import { createHash, createPublicKey } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { Version } from "@gatehouse/contract/downloads";
import { desc, eq, sql } from "drizzle-orm";
import { afterAll, describe, expect, it } from "vitest";
import { fileChunks, files } from "../db/tables/files";
import { releaseEvents, releases } from "../db/tables/releases";
import { databaseFiles } from "../files/database-files";
import { closeAfterAll, databases } from "../testing/databases";
import { testPortal } from "../testing/test-portal";
import { commandNamed } from "./admin-commands";
import { usage } from "./admin-usage";
import { ownFiles } from "./named-file";
import { printReleaseKey, printReleases, readPublish, readWithdraw } from "./release-commands";

const folder = mkdtempSync(join(tmpdir(), "gatehouse-releases-"));
afterAll(() => rmSync(folder, { recursive: true }));
const write = (name: string, content: string) => {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), content);
  return join(folder, name);
};
const archive = write("compiler-6.0.tar.gz", "archive".repeat(100_000));
const changelog = write("CHANGELOG.md", "- The first of its kind.\n");

describe.each(databases)("the release commands on $name", async ({ open }) => {
  const { db } = closeAfterAll(await open());
  const portal = testPortal(db);
  const customer = await portal.signedIn("customer@example.com");
  const stores = {
    db,
    clock: portal.clock,
    files: databaseFiles,
    productId: "compiler",
    releaseKey: undefined,
    approvalsNeeded: 1,
    groups: {},
  };
  const publish = async (...args: string[]) => readPublish(args, ownFiles, "usage")(stores);
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

  it("list all releases, also by the short name, which the usage leaves out", async () => {
    const list = await commandNamed("list")([], ownFiles);
    expect(await list({ ...stores, mail: undefined, by: "tests" })).toBe(await printReleases(stores));
    await expect(async () => commandNamed("list")(["v6.0"], ownFiles)).rejects.toThrow("admin list-releases");
    expect(usage.split("\n").filter((line) => /^admin list(-releases)?$/.test(line))).toEqual(["admin list-releases"]);
  });

  it("name who stores a file, which has to be known where two people approve", async () => {
    const inPairs = (...args: string[]) => readPublish(args, ownFiles, "usage")({ ...stores, approvalsNeeded: 2 });
    await expect(inPairs("v6.5", archive)).rejects.toThrow(
      "publish needs --by with your email address: two other people have to approve a release.",
    );
    await expect(inPairs("v6.5", archive, "--by", "nobody@example.com")).rejects.toThrow(
      "There is no account nobody@example.com.",
    );
    expect(await rowOf("v6.5")).toBeUndefined();
    await inPairs("v6.5", archive, "--by", " Release@Example.com ");
    const id = (await rowOf("v6.5"))?.id ?? 0;
    const [event] = await db.select().from(releaseEvents).where(eq(releaseEvents.releaseId, id));
    expect(event).toMatchObject({ act: "publish", actorEmail: "release@example.com" });
  });

  it("print the public key that signs, for pages and for OpenSSL", async () => {
    const [key, , ...pem] = (await printReleaseKey(stores)).split("\n");
    const { x } = createPublicKey(pem.join("\n")).export({ format: "jwk" });
    expect(Buffer.from(x ?? "", "base64url").toString("base64")).toBe(key);
    expect(await customer.getJson("/api/webapp/v1/compiler-versions/v6.0/statement/")).toMatchObject({
      public_key: key,
    });
  });

  it("can be repeated with the same file, and change nothing then", async () => {
    const before = [await rowOf("v6.0"), await db.$count(files), await db.$count(releaseEvents)];
    await publish("v6.0", archive, "--changelog", changelog, "--nightly");
    await publish("v6.0", archive, "--nightly");
    expect([await rowOf("v6.0"), await db.$count(files), await db.$count(releaseEvents)]).toEqual(before);
    const another = write("other/compiler-6.0.tar.gz", "another");
    for (const args of [
      [another, "--nightly"],
      [archive, "--nightly", "--legacy"],
      [archive, "--nightly", "--changelog", archive],
    ])
      await expect(publish("v6.0", ...args)).rejects.toThrow("This release is published. Withdraw it first.");
  });

  it("keep nothing of a file for which the disk has no room", async () => {
    await db.execute(sql`create function refuse() returns trigger language plpgsql as
      $$ begin if new.position > 1 then raise 'No space left on device' using errcode = '53100'; end if; return new; end $$`);
    await db.execute(sql`create trigger full_disk before insert on file_chunks for each row execute function refuse()`);
    const before = [await db.$count(files), await db.$count(fileChunks), await db.$count(releases)];
    await expect(publish("v6.1", archive)).rejects.toThrow();
    await expect(publish("v5.2.2-rc.1", archive)).rejects.toThrow();
    expect([await db.$count(files), await db.$count(fileChunks), await db.$count(releases)]).toEqual(before);
    await db.execute(sql`drop trigger full_disk on file_chunks`);
    await publish("v6.1", archive);
    expect(await db.$count(files)).toBe((before[0] ?? 0) + 1);
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

  it("withdraw with a reason and a version to use instead, which must be published", async () => {
    await expect(withdraw("v5.1.4", "--successor", "v0.0")).rejects.toThrow(
      "Choose another version that is published.",
    );
    await expect(withdraw("v5.1.4", "--reason", "x".repeat(501))).rejects.toThrow("at most 500 characters");
    expect(await withdraw("v5.1.4", "--reason", " Bitstreams are wrong. ", "--successor", "v5.2.0")).toBe(
      "v5.1.4 is no longer published.",
    );
    const [row] = await db.select().from(releases).where(eq(releases.tagName, "v5.1.4"));
    const [event] = await db
      .select()
      .from(releaseEvents)
      .where(eq(releaseEvents.releaseId, row?.id ?? 0))
      .orderBy(desc(releaseEvents.id));
    expect(event).toMatchObject({ act: "unpublishStable", reason: "Bitstreams are wrong.", successor: "v5.2.0" });
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
    [["v7", write("empty.zip", "")]],
  ])("refuse %j and store nothing", async (args) => {
    const before = (await db.select().from(files)).length;
    await expect((async () => publish(...args))()).rejects.toThrow();
    expect((await db.select().from(files)).length).toBe(before);
    expect(await rowOf("v7")).toBeUndefined();
  });
});
