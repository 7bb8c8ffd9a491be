import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import * as z from "zod/mini";
import { isEqual } from "../../core/secrets";
import type { Database } from "../../db/database";
import { readMadeSecret } from "../../db/made-secret";

const Grant = z.object({
  release: z.number(),
  /** The guid of the file. A link to a replaced file is invalid. */
  file: z.string(),
  /** Seconds since the epoch. */
  expires: z.number(),
  /** The account that may use the link. Undefined for a temporary link, which anyone may use. */
  account: z.optional(z.number()),
  /** A random id, or the guid of a temporary link. */
  id: z.string(),
});

/** The download that a link allows. */
export type Grant = z.output<typeof Grant>;

/** The signed part of a link's path. */
export function signToken(secret: string, grant: Grant): string {
  const payload = toBase64Url(bytesOf(JSON.stringify(grant)));
  return `${payload}.${signatureOf(secret, payload)}`;
}

/** The path of a file's download link, relative to the API's origin. */
export async function signLink(db: Database, grant: Grant, fileName: string): Promise<string> {
  return `/download/${signToken(await readMadeSecret(db, "link-secret"), grant)}/${encodeURIComponent(fileName)}`;
}

/** The download that a link allows, even if it has expired. Undefined without a valid signature. */
export async function readLink(db: Database, token: string): Promise<Grant | undefined> {
  const [payload = "", signature = "", ...rest] = token.split(".");
  if (rest.length > 0 || !isEqual(signature, signatureOf(await readMadeSecret(db, "link-secret"), payload)))
    return undefined;
  const parsed = z.safeParse(Grant, JSON.parse(atob(payload.replaceAll("-", "+").replaceAll("_", "/"))));
  return parsed.success ? parsed.data : undefined;
}

const bytesOf = (text: string) => new TextEncoder().encode(text);
const signatureOf = (secret: string, payload: string) => toBase64Url(hmac(sha256, bytesOf(secret), bytesOf(payload)));

function toBase64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}
