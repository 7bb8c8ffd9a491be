import { createHash, createPublicKey, verify } from "node:crypto";
import { pieceBytes, type ReleaseStatement, type SignedStatement } from "@gatehouse/contract/downloads";
import { eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { fileChunks, fileDigests, files } from "../../db/tables/files";
import { releases, releaseStatements } from "../../db/tables/releases";
import { databaseFiles } from "../../files/database-files";
import type { LogEntry } from "../../http/server-app";
import type { Browser } from "../../testing/browser";
import { closeAfterAll, databases } from "../../testing/databases";
import { testPortal } from "../../testing/test-portal";
import { publishRelease, withdrawRelease } from "./publish";

const hashOf = (bytes: string | Uint8Array) => createHash("sha256").update(bytes).digest();
const groups = { [hashOf("portal-admins").toString("hex")]: ["releases.view", "releases.unpublish"] as const };
const versions = "/api/webapp/v1/compiler-versions/";
const management = "/api/webapp-management/v1/compiler-versions/";
const signer = { files: databaseFiles, productId: "compiler", releaseKey: undefined };
/** Two pieces and part of a third. All pieces differ. */
const content = Uint8Array.from({ length: 2 * pieceBytes + 12_345 }, (_, at) => (at * 31 + (at >> 8)) % 251);

function isSigned({ statement, signature, public_key: key }: SignedStatement): boolean {
  const x = Buffer.from(key, "base64").toString("base64url");
  const publicKey = createPublicKey({ key: { kty: "OKP", crv: "Ed25519", x }, format: "jwk" });
  return verify(undefined, Buffer.from(statement), publicKey, Buffer.from(signature, "base64"));
}

describe.each(databases)("a release that can be verified, on $name", async ({ open }) => {
  const { db } = closeAfterAll(await open());
  const logged: LogEntry[] = [];
  const portal = testPortal(db, { groups, log: (entry) => logged.push(entry) });
  const [customer, admin] = (await Promise.all(
    ["customer@example.com", "admin@example.com"].map((email) => portal.signedIn(email)),
  )) as [Browser, Browser];
  const publish = async (tagName: string, bytes = content) => {
    await publishRelease({ db, clock: portal.clock }, signer, {
      tagName,
      file: { name: `${tagName}.zip`, type: "application/zip", content: new Blob([bytes]).stream() },
      changelog: "- All of it is new, and can be verified.",
      isNightly: true,
      isSupported: true,
    });
    const [row] = await db.select().from(releases).where(eq(releases.tagName, tagName));
    return { id: row?.id ?? 0, guid: row?.fileGuid ?? "" };
  };
  const signedOf = async (tag: string) => (await customer.getJson(`${versions}${tag}/statement/`)) as SignedStatement;
  const statementOf = async (tag: string) => JSON.parse((await signedOf(tag)).statement) as ReleaseStatement;
  const download = async (tag: string, headers: Readonly<Record<string, string>> = {}) => {
    const { download_link: link } = (await customer.getJson(`${versions}${tag}/download-link/`)) as {
      readonly download_link: string;
    };
    return customer.fetch(link, { headers });
  };
  const change = (tag: string, body: object) => admin.send("PATCH", `${management}${tag}/`, body);
  const bytesOf = async (response: Response) => new Uint8Array(await response.arrayBuffer());

  it("has a statement that the portal's key signed, with the digests of its file", async () => {
    await publish("v7.0.0");
    const signed = await signedOf("v7.0.0");
    expect(isSigned(signed)).toBe(true);
    expect(isSigned({ ...signed, statement: signed.statement.replace("v7.0.0", "v7.0.1") })).toBe(false);
    const pieces = Buffer.from(signed.pieces, "base64");
    expect(pieces).toEqual(
      Buffer.concat([0, 1, 2].map((at) => hashOf(content.subarray(at * pieceBytes, (at + 1) * pieceBytes)))),
    );
    expect(JSON.parse(signed.statement)).toEqual({
      product: "compiler",
      tag_name: "v7.0.0",
      kind: "nightly",
      files: [
        {
          name: "v7.0.0.zip",
          size: content.length,
          sha256: hashOf(content).toString("hex"),
          piece_size: pieceBytes,
          pieces_sha256: hashOf(pieces).toString("hex"),
        },
      ],
      approvals: [],
      signed_at: portal.clock.now().toISOString(),
    });
  });

  it("names who approved its file, and is signed once", async () => {
    await change("v7.0.0", { pending_approval: true });
    portal.clock.advance(60_000);
    const sha256 = hashOf(content).toString("hex");
    expect((await change("v7.0.0", { stable_release: true, sha256: "0".repeat(64) })).status).toBe(400);
    expect((await change("v7.0.0", { stable_release: true, sha256 })).status).toBe(200);
    const at = portal.clock.now().toISOString();
    portal.clock.advance(60_000);
    expect(await statementOf("v7.0.0")).toMatchObject({
      kind: "stable",
      approvals: [{ email: "admin@example.com", approved_at: at }],
      signed_at: at,
    });
  });

  it("from before releases were signed is signed when somebody asks, and keeps its digests", async () => {
    await db.delete(fileDigests);
    await db.delete(releaseStatements);
    const signed = await signedOf("v5.2.0");
    expect(isSigned(signed)).toBe(true);
    expect((JSON.parse(signed.statement) as ReleaseStatement).approvals).toMatchObject([
      { email: "admin@example.com" },
    ]);
    expect(await db.$count(fileDigests)).toBe(1);
    expect(await signedOf("v5.2.0")).toEqual(signed);
  });

  it("has no statement once it is unpublished, nor without a file", async () => {
    await publish("v7.1.0");
    await withdrawRelease({ db, clock: portal.clock }, "v7.1.0");
    for (const tag of ["v7.1.0", "v5.3.0-nightly.35", "v5.2.1", "v0.0.0"])
      expect((await customer.fetch(`${versions}${tag}/statement/`)).status).toBe(404);
    await publish("v7.1.0", content.slice(5));
    expect((await statementOf("v7.1.0")).files).toMatchObject([{ size: content.length - 5 }]);
  });

  it("sends any part of what was stored", async () => {
    await publish("v7.2.0");
    expect(Buffer.compare(await bytesOf(await download("v7.2.0")), content)).toBe(0);
    for (const [from, to] of [
      [0, 0],
      [pieceBytes - 1, pieceBytes],
      [pieceBytes, 2 * pieceBytes - 1],
      [2 * pieceBytes + 12_000, 2 * pieceBytes + 12_344],
      [5, 2 * pieceBytes + 5],
    ] as const) {
      const part = await download("v7.2.0", { Range: `bytes=${from}-${to}` });
      expect([part.status, Buffer.compare(await bytesOf(part), content.subarray(from, to + 1))]).toEqual([206, 0]);
    }
  });

  describe("of which one byte was changed in the store", () => {
    const flip = async (guid: string, position: number) =>
      db
        .update(fileChunks)
        .set({ bytes: sql`set_byte(${fileChunks.bytes}, 7, 255 - get_byte(${fileChunks.bytes}, 7))` })
        .where(sql`${fileChunks.fileGuid} = ${guid} and ${fileChunks.position} = ${position}`);

    it("is refused with a page, and logged", async () => {
      const { guid } = await publish("v7.3.0");
      await flip(guid, 0);
      logged.length = 0;
      const refused = await download("v7.3.0");
      expect([refused.status, refused.headers.get("Content-Type")]).toEqual([500, "text/html; charset=utf-8"]);
      expect(await refused.text()).toContain("<h1>This file was changed</h1>");
      expect(logged.map(({ error }) => error.message)).toEqual(["A stored file is not what was stored"]);
      expect((await download("v7.3.0", { Range: "bytes=100-200" })).status).toBe(500);
      // The other pieces are unchanged.
      expect((await download("v7.3.0", { Range: `bytes=${pieceBytes}-` })).status).toBe(206);
    });

    it("breaks off before the piece with that byte", async () => {
      const { guid } = await publish("v7.4.0");
      await flip(guid, 5);
      const reader = (await download("v7.4.0")).body?.getReader();
      let received = 0;
      const readAll = async () => {
        for (;;) {
          const next = await reader?.read();
          if (next?.done !== false) return;
          received += next.value.length;
        }
      };
      await expect(readAll()).rejects.toThrow();
      expect(received).toBe(pieceBytes);
    });

    it("is refused even if its digests were changed with it", async () => {
      const { guid } = await publish("v7.5.0");
      const other = content.slice();
      other[3] = 1;
      const forged = await publish("v7.5.1", other);
      await db
        .update(files)
        .set({ sha256: hashOf(other).toString("hex") })
        .where(eq(files.guid, guid));
      await db.execute(sql`update file_chunks set bytes = other.bytes from file_chunks other
        where other.file_guid = ${forged.guid} and other.position = file_chunks.position and file_chunks.file_guid = ${guid}`);
      await db.execute(sql`update file_digests set digests = other.digests from file_digests other
        where other.file_guid = ${forged.guid} and file_digests.file_guid = ${guid}`);
      expect((await download("v7.5.1")).status).toBe(200);
      expect((await download("v7.5.0")).status).toBe(500);
    });

    it("is refused if no digests were kept, and not signed", async () => {
      const { guid } = await publish("v7.6.0");
      await flip(guid, 2);
      await db.delete(fileDigests).where(eq(fileDigests.fileGuid, guid));
      await db.delete(releaseStatements);
      expect((await download("v7.6.0")).status).toBe(500);
      expect((await customer.fetch(`${versions}v7.6.0/statement/`)).status).toBe(500);
      expect(await db.$count(releaseStatements)).toBe(0);
    });
  });
});
