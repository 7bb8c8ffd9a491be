import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import { publishRelease } from "../../areas/releases";
import { systemClock } from "../../core/clock";
import { files as fileRows } from "../../db/tables/files";
import { releases } from "../../db/tables/releases";
import { ticketAttachments } from "../../db/tables/support";
import { demoProjectGuid } from "../../demo/projects";
import { databaseFiles } from "../../files/database-files";
import { FilesUnavailable } from "../../files/files-unavailable";
import { anyDatabase, closeAfterAll } from "../../testing/databases";
import { insertBuild } from "../../testing/insert-build";
import { startS3 } from "../../testing/start-s3";
import { testPortal } from "../../testing/test-portal";
import { attachmentCalls, formOf, ofSize, ticketCalls } from "../../testing/ticket-calls";
import { openS3Bucket } from "./s3-bucket";
import { s3Files } from "./s3-files";
import { spool } from "./spool";

const now = new Date("2026-11-20T12:00:00Z");
const later = () => new Date(Date.now() + 60_000);
const bytes = (text: string) => new TextEncoder().encode(text);
const file = (text: string) => ({ name: "top.bin", type: "text/plain", content: bytes(text) });

describe.each(anyDatabase)("an S3 store beside $name", async ({ open }) => {
  const { db } = closeAfterAll(await open());
  const s3 = await startS3();
  afterAll(() => s3.stop());
  const bucket = openS3Bucket(s3.settings);
  const files = s3Files(bucket);
  const refusing = s3Files(openS3Bucket({ ...s3.settings, secretAccessKey: "wrong-secret" }));
  const stopped = await startS3();
  await stopped.stop();
  const unreachable = s3Files(openS3Bucket(stopped.settings));
  beforeAll(() => files.sweep(db, later()));

  async function keys(): Promise<readonly string[]> {
    const found: string[] = [];
    for await (const objects of bucket.list("")) found.push(...objects.map(({ key }) => key));
    return found;
  }

  it("serves what the database kept before, and the database refuses what is in the store", async () => {
    const before = await databaseFiles.put(db, file("old"), now);
    expect(await new Response((await files.open(db, before))?.stream).text()).toBe("old");
    const guid = await files.put(db, file("new"), now);
    await expect(databaseFiles.open(db, guid)).rejects.toThrow("GATEHOUSE_S3_BUCKET");
    await files.delete(db, [before, guid]);
    expect(await keys()).toEqual([]);
  });

  it.each([
    ["refuses", refusing, /^The S3 store refused PUT: 403 SignatureDoesNotMatch$/],
    ["does not respond", unreachable, /^The S3 store did not respond to PUT: \w+$/],
    [
      "has no such bucket",
      s3Files(openS3Bucket({ ...s3.settings, bucket: "nowhere" })),
      /^The S3 store refused PUT: 404 NoSuchBucket$/,
    ],
  ])("that %s gives an error that says so, and leaves no row", async (_, store, message) => {
    const rows = await db.$count(fileRows);
    const error: unknown = await store.put(db, file("x"), now).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(FilesUnavailable);
    expect((error as Error).message).toMatch(message);
    expect(await db.$count(fileRows)).toBe(rows);
  });

  it("refuses bytes that are not those of the digest", async () => {
    const spooled = { ...(await spool(bytes("right"))), open: () => bytes("wrong") };
    await expect(bucket.put("files/other", spooled)).rejects.toThrow(FilesUnavailable);
    expect(await keys()).not.toContain("files/other");
  });

  it("in trouble makes a download a 503 to try again, and logs no secret", async () => {
    const outputGuid = await files.put(db, file("bits"), now);
    const { path } = await insertBuild(db, "build", { outputGuid });
    for (const store of [refusing, unreachable]) {
      const portal = testPortal(db, { files: store });
      const customer = await portal.signedIn("customer@example.com");
      const response = await customer.fetch(`${path}output/`);
      expect([response.status, response.headers.get("Retry-After")]).toEqual([503, "5"]);
      expect(portal.logged.map(({ error }) => error.message).join()).toMatch(/^The S3 store (refused|did not respond)/);
      expect(JSON.stringify(portal.logged.map(({ error }) => error.stack))).not.toMatch(/S3RVER|wrong-secret/);
    }
  });

  it("whose response breaks off before its first bytes makes a download a 503 too", async () => {
    const breaking = createServer((_, response) => {
      response.writeHead(200, { "Content-Length": "3" }).flushHeaders();
      setImmediate(() => response.destroy());
    });
    await new Promise<void>((resolve) => breaking.listen(0, "127.0.0.1", resolve));
    onTestFinished(() => void breaking.close());
    const { port } = breaking.address() as AddressInfo;
    const guid = await files.put(db, file("new"), now);
    const broken = s3Files(openS3Bucket({ ...s3.settings, endpoint: new URL(`http://127.0.0.1:${port}`) }));
    await expect(broken.open(db, guid)).rejects.toThrow(/^The S3 store did not respond to GET: \w+$/);
    expect(await new Response((await files.open(db, guid))?.stream).text()).toBe("new");
    await files.delete(db, [guid]);
  });

  it("in trouble makes a push a 503, and nothing of the commit is stored", async () => {
    const portal = testPortal(db, { files: unreachable });
    const customer = await portal.signedIn("customer@example.com");
    const path = `/api/webapp/v1/projects/${demoProjectGuid("Scaler bank")}/`;
    const before = await customer.getJson(path);
    const form = new FormData();
    form.set("message", "Lost");
    form.append("sources", new File(["module lost; endmodule"], "lost.v"));
    const headers = { "X-CSRFTOKEN": customer.cookies.get("csrftoken") ?? "" };
    expect((await customer.fetch(`${path}versions/`, { method: "POST", body: form, headers })).status).toBe(503);
    expect(await customer.getJson(path)).toEqual(before);
  });

  it("in trouble leaves nothing of a release, and one that is there keeps its file", async () => {
    const content = () => new Blob([bytes("release")]).stream();
    const release = { changelog: undefined, isNightly: false, isSupported: true };
    const before = [await db.select().from(releases), await db.$count(fileRows)];
    for (const store of [refusing, unreachable])
      for (const tagName of ["v7.0.0", "v5.2.2-rc.1"])
        await expect(
          publishRelease(
            { db, clock: systemClock },
            { files: store, productId: "compiler", releaseKey: undefined },
            {
              ...release,
              tagName,
              file: { ...file(""), content: content() },
            },
          ),
        ).rejects.toThrow(FilesUnavailable);
    expect([await db.select().from(releases), await db.$count(fileRows)]).toEqual(before);
  });

  it("in trouble makes a file for a ticket a 503, and leaves no row of it", async () => {
    const rows = async () => [await db.$count(fileRows), await db.$count(ticketAttachments), (await keys()).length];
    const before = await rows();
    for (const store of [refusing, unreachable]) {
      const portal = testPortal(db, { files: store });
      const customer = await portal.signedIn("customer@example.com");
      const id = await ticketCalls(portal, customer).newTicket();
      const { add, listed } = attachmentCalls(portal, customer);
      const refused = await add(id, formOf(["a.txt", "x"], ["b.bin", ofSize(600_000)]));
      expect([refused.status, refused.headers.has("Retry-After")]).toEqual([503, true]);
      expect(await listed(id)).toEqual([]);
      expect(await rows()).toEqual(before);
    }
  });

  it("makes a file for a ticket a 503 when the temporary folder cannot be written", async () => {
    const portal = testPortal(db, { files });
    const customer = await portal.signedIn("customer@example.com");
    const id = await ticketCalls(portal, customer).newTicket();
    vi.stubEnv("TMPDIR", "/missing/folder");
    onTestFinished(() => void vi.unstubAllEnvs());
    const refused = await attachmentCalls(portal, customer).add(id, formOf(["a.txt", "x"]));
    expect([refused.status, refused.headers.get("Retry-After")]).toEqual([503, "5"]);
    expect(portal.logged.at(-1)?.error.message).toBe("A temporary file could not be written: ENOENT");
  });

  it("keeps what is not the portal's, and loses old bytes without a row", async () => {
    const kept = await files.put(db, file("kept"), now);
    await insertBuild(db, "build", { outputGuid: kept });
    const orphan = crypto.randomUUID();
    for (const key of [`files/${orphan}`, "files/readme.txt", "backup/1"])
      await bucket.put(key, await spool(bytes(key)));
    expect(await files.sweep(db, new Date(Date.now() - 60_000))).toMatchObject({ orphaned: 0 });
    expect(await keys()).toContain(`files/${orphan}`);
    expect(await files.sweep(db, later())).toMatchObject({ orphaned: 1 });
    expect(await keys()).toEqual(expect.arrayContaining(["backup/1", "files/readme.txt", `files/${kept}`]));
    expect(await keys()).not.toContain(`files/${orphan}`);
  });

  it("that has lost bytes is reported, and the row stays", async () => {
    const guid = await files.put(db, file("lost"), now);
    await insertBuild(db, "build", { outputGuid: guid });
    await bucket.delete(`files/${guid}`);
    expect(await files.sweep(db, later())).toMatchObject({ missing: 1 });
    await expect(files.open(db, guid)).rejects.toThrow("lacks the bytes");
    expect(await db.$count(fileRows, eq(fileRows.guid, guid))).toBe(1);
  });

  it("is swept beyond the first page of its list", async () => {
    await files.sweep(db, later());
    const kept = await files.put(db, file("kept"), now);
    await insertBuild(db, "build", { outputGuid: kept });
    const empty = await spool(new Uint8Array());
    for (let at = 0; at < 25; at += 1) await bucket.put(`files/${crypto.randomUUID()}`, empty);
    expect((await s3Files(openS3Bucket(s3.settings, 4)).sweep(db, later())).orphaned).toBe(25);
    expect(await files.open(db, kept)).toBeDefined();
  });
});
