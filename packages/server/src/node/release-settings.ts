import { createPrivateKey } from "node:crypto";
import { readFileSync } from "node:fs";
import { StartupError } from "./startup-error";

/** A vendor's release settings: the signing key, and the number of approvals. */
export interface ReleaseSettings {
  /** The 32 bytes of an Ed25519 private key. Without it, the portal creates its own. */
  readonly releaseKey: Uint8Array | undefined;
  readonly approvalsNeeded: number;
}

/** Reads GATEHOUSE_RELEASE_KEY_FILE and GATEHOUSE_RELEASE_APPROVALS. @throws {StartupError} */
export function readReleaseSettings(env: Readonly<Record<string, string | undefined>>): ReleaseSettings {
  const { GATEHOUSE_RELEASE_KEY_FILE: file, GATEHOUSE_RELEASE_APPROVALS: approvals } = env;
  if (approvals && approvals !== "1" && approvals !== "2")
    throw new StartupError(`GATEHOUSE_RELEASE_APPROVALS is ${approvals}. It must be 1 or 2.`);
  return { releaseKey: file ? readKey(file) : undefined, approvalsNeeded: Number(approvals || 1) };
}

/** Reads the private key of a PEM file. Errors don't repeat the file's content. */
function readKey(file: string): Uint8Array {
  const fail = (what: string) => new StartupError(`The key in GATEHOUSE_RELEASE_KEY_FILE cannot be used: ${what}.`);
  let pem: string;
  try {
    pem = readFileSync(file, "utf8");
  } catch (error) {
    throw fail((error as { readonly code?: string }).code ?? "it cannot be read");
  }
  try {
    const key = createPrivateKey(pem);
    const { d } = key.asymmetricKeyType === "ed25519" ? key.export({ format: "jwk" }) : {};
    if (d !== undefined) return new Uint8Array(Buffer.from(d, "base64url"));
  } catch {
    // The text is not PEM, or its key has a passphrase.
  }
  throw fail("it is no Ed25519 private key in PEM without a passphrase, as `openssl genpkey -algorithm ed25519` makes");
}
