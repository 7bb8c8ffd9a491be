import { createHash } from "node:crypto";
import { pieceBytes, type SignedStatement } from "@gatehouse/contract/downloads";
import { getPublicKeyAsync, signAsync } from "@noble/ed25519";
import { describe, expect, it } from "vitest";
import { type Check, verifyFile } from "./verify-file";

const sha256 = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest();
const toBase64 = (bytes: Uint8Array) => Buffer.from(bytes).toString("base64");
const secret = Uint8Array.from({ length: 32 }, (_, at) => at);
const otherSecret = Uint8Array.from({ length: 32 }, (_, at) => at + 1);
const versionTag = "v6.0.0";
/** Has more pieces than are read at once, and ends with a partial piece. */
const content = Uint8Array.from({ length: 40 * pieceBytes + 777 }, (_, at) => (at * 7 + (at >> 12)) % 253);

const digests = (bytes: Uint8Array) =>
  Buffer.concat(
    Array.from({ length: Math.ceil(bytes.length / pieceBytes) }, (_, at) =>
      sha256(bytes.subarray(at * pieceBytes, (at + 1) * pieceBytes)),
    ),
  );

async function sign(bytes: Uint8Array, key = secret, stated: object = {}): Promise<SignedStatement> {
  const pieces = digests(bytes);
  const file = {
    name: "compiler.zip",
    size: bytes.length,
    sha256: sha256(bytes).toString("hex"),
    piece_size: pieceBytes,
    pieces_sha256: sha256(pieces).toString("hex"),
  };
  const approvals = [{ email: "admin@example.com", approved_at: "2026-06-01T12:00:00Z" }];
  const statement = JSON.stringify({
    product: "compiler",
    tag_name: versionTag,
    kind: "stable",
    files: [file],
    approvals,
    signed_at: "2026-06-01T12:00:00Z",
    ...stated,
  });
  return {
    statement,
    signature: toBase64(await signAsync(new TextEncoder().encode(statement), key)),
    public_key: toBase64(await getPublicKeyAsync(key)),
    pieces: toBase64(pieces),
  };
}

const signed = await sign(content);
const releaseKey = signed.public_key;
const verdict = (bytes: Uint8Array<ArrayBuffer>, check: Partial<Check> = {}) =>
  verifyFile({
    file: new Blob([bytes]),
    product: "compiler",
    versionTag,
    signed,
    sha256: undefined,
    releaseKey: undefined,
    onProgress: () => undefined,
    ...check,
  });
const flipped = (...places: readonly number[]) => {
  const bytes = content.slice();
  for (const place of places) bytes[place] = (bytes[place] ?? 0) ^ 1;
  return bytes;
};

describe("a downloaded file", () => {
  it("is valid if it is the signed file, and reports the progress", async () => {
    const seen: number[] = [];
    const found = await verdict(content, { releaseKey, onProgress: (bytes) => seen.push(bytes) });
    expect(found).toMatchObject({ kind: "right", statement: { tag_name: versionTag } });
    expect([seen.at(-1), seen.length]).toEqual([content.length, 6]);
  });

  it.each([
    ["the first byte", [0], 0],
    ["the last byte", [content.length - 1], 40 * pieceBytes],
    ["two bytes, of which the first counts", [30 * pieceBytes + 5, 9 * pieceBytes + 5], 9 * pieceBytes],
    ["two bytes of pieces that are read at once", [7 * pieceBytes, 3 * pieceBytes], 3 * pieceBytes],
  ])("is another one if %s differs", async (_, places, at) =>
    expect(await verdict(flipped(...places))).toEqual({ kind: "different", at }),
  );

  it("is incomplete if it ends early, and another one if it differs before", async () => {
    const size = 17 * pieceBytes + 3;
    expect(await verdict(content.slice(0, size))).toEqual({ kind: "incomplete", size, wanted: content.length });
    expect(await verdict(flipped(2 * pieceBytes).slice(0, size))).toEqual({ kind: "different", at: 2 * pieceBytes });
    expect(await verdict(content.slice(0, 100))).toEqual({ kind: "different", at: undefined });
    expect(await verdict(new Uint8Array())).toEqual({ kind: "different", at: undefined });
  });

  it("is another one if it goes on", async () => {
    const longer = new Uint8Array(content.length + 1);
    longer.set(content);
    expect(await verdict(longer)).toEqual({ kind: "different", at: 40 * pieceBytes });
  });

  it("is right if it is empty, as it was signed", async () =>
    expect(await verdict(new Uint8Array(), { signed: await sign(new Uint8Array()) })).toMatchObject({ kind: "right" }));

  it("cannot be read if it was moved meanwhile", async () => {
    const file = new Blob([content]);
    file.slice = () => {
      throw new DOMException("It could not be found", "NotFoundError");
    };
    expect(await verdict(content, { file })).toEqual({ kind: "unreadable" });
  });
});

describe("a statement", () => {
  it.each<[string, () => Promise<SignedStatement>]>([
    ["that was changed", async () => ({ ...signed, statement: signed.statement.replace("admin@", "other@") })],
    ["with another signature", async () => ({ ...signed, signature: (await sign(content, otherSecret)).signature })],
    ["with another key", async () => ({ ...signed, public_key: (await sign(content, otherSecret)).public_key })],
    ["with digests of another file", async () => ({ ...signed, pieces: toBase64(digests(flipped(5))) })],
    ["with fewer digests", async () => ({ ...signed, pieces: toBase64(digests(content).subarray(32)) })],
    ["of another product", () => sign(content, secret, { product: "simulator" })],
    ["of another version", () => sign(content, secret, { tag_name: "v5.0.0" })],
    ["without files", () => sign(content, secret, { files: [] })],
    ["that is no statement", () => sign(content, secret, { files: "none" })],
    ["with a signature that is no signature", async () => ({ ...signed, signature: "AAAA" })],
  ])("%s is not valid", async (_, make) =>
    expect(await verdict(content, { signed: await make() })).toEqual({ kind: "bad-signature" }),
  );

  it("signed with a key that is not expected says so", async () =>
    expect(await verdict(content, { signed: await sign(content, otherSecret), releaseKey })).toEqual({
      kind: "other-key",
    }));
});

describe("without a statement", () => {
  const digest = sha256(content).toString("hex");
  it.each([
    ["is right by its digest", content, { kind: "right", statement: undefined }],
    ["is another one by its digest", flipped(9), { kind: "different", at: undefined }],
  ])("a file %s", async (_, bytes, expected) =>
    expect(await verdict(bytes, { signed: undefined, sha256: digest.toUpperCase() })).toEqual(expected),
  );

  it("a file is not trusted where a key is expected", async () =>
    expect(await verdict(content, { signed: undefined, sha256: digest, releaseKey })).toEqual({ kind: "unsigned" }));
});
