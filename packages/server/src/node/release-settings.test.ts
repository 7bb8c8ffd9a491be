import { generateKeyPairSync } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { getPublicKeyAsync } from "@noble/ed25519";
import { afterAll, describe, expect, it } from "vitest";
import { readReleaseSettings } from "./release-settings";

const folder = mkdtempSync(join(tmpdir(), "gatehouse-release-key-"));
afterAll(() => rmSync(folder, { recursive: true }));
const write = (name: string, text: string) => {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
};
const { privateKey, publicKey } = generateKeyPairSync("ed25519");
const pem = privateKey.export({ type: "pkcs8", format: "pem" }) as string;
const readKey = (file: string) => readReleaseSettings({ GATEHOUSE_RELEASE_KEY_FILE: file });

describe("the settings of releases", () => {
  it("are one approval and the portal's own key by default", () =>
    expect(readReleaseSettings({ GATEHOUSE_RELEASE_APPROVALS: "" })).toEqual({
      releaseKey: undefined,
      approvalsNeeded: 1,
    }));

  it("ask for one or two approvals", () => {
    expect(readReleaseSettings({ GATEHOUSE_RELEASE_APPROVALS: "2" }).approvalsNeeded).toBe(2);
    for (const wrong of ["0", "3", "two"])
      expect(() => readReleaseSettings({ GATEHOUSE_RELEASE_APPROVALS: wrong })).toThrow(
        `GATEHOUSE_RELEASE_APPROVALS is ${wrong}. It must be 1 or 2.`,
      );
  });

  it("have the private key of a PEM file", async () => {
    const { releaseKey } = readKey(write("key.pem", pem));
    const { x } = publicKey.export({ format: "jwk" });
    expect(Buffer.from(await getPublicKeyAsync(releaseKey ?? new Uint8Array())).toString("base64url")).toBe(x);
  });

  it.each([
    ["a file that is not there", join(folder, "none.pem"), "ENOENT"],
    ["a public key", write("public.pem", publicKey.export({ type: "spki", format: "pem" }) as string), "Ed25519"],
    [
      "a key of another kind",
      write(
        "rsa.pem",
        generateKeyPairSync("rsa", { modulusLength: 2048 }).privateKey.export({
          type: "pkcs8",
          format: "pem",
        }) as string,
      ),
      "Ed25519",
    ],
    [
      "a key with a passphrase",
      write(
        "locked.pem",
        privateKey.export({ type: "pkcs8", format: "pem", cipher: "aes-256-cbc", passphrase: "secret" }) as string,
      ),
      "Ed25519",
    ],
    ["a text", write("text.pem", "not a key, but secret"), "Ed25519"],
  ])("refuse %s in one sentence without what is in it", (_, file, reason) => {
    expect(() => readKey(file)).toThrow(reason);
    expect(() => readKey(file)).not.toThrow(/secret/);
  });
});
