import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { eq, sql } from "drizzle-orm";
import * as z from "zod/mini";
import { InternalError } from "../../core/internal-error";
import { isEqual, randomText } from "../../core/secrets";
import { type Database, prepared } from "../../db/database";
import { type SettingName, settings } from "../../db/tables/viewer";

const Grant = z.object({
  release: z.number(),
  /** The file: a link to one that was replaced is over. */
  file: z.string(),
  /** Seconds since the epoch. */
  expires: z.number(),
  /** The account that may use it, or undefined for anybody who has a temporary link. */
  account: z.optional(z.number()),
  /** Of a link for an account: random. Of a temporary link: its guid. */
  id: z.string(),
});

/** What a download link allows. */
export type Grant = z.output<typeof Grant>;

const secretName: SettingName = "link-secret";

const findSecret = prepared((db) =>
  db
    .select({ value: settings.value })
    .from(settings)
    .where(eq(settings.name, sql.placeholder("name")))
    .prepare("link_secret"),
);

const insertSecret = prepared((db) =>
  db
    .insert(settings)
    .values({ name: secretName, value: sql.placeholder("value") })
    .onConflictDoNothing()
    .prepare("insert_link_secret"),
);

/** The key of all links. It is made at the first link, by whichever process is first. */
async function readSecret(db: Database): Promise<string> {
  const [found] = await findSecret(db).execute({ name: secretName });
  if (found !== undefined) return found.value;
  const value = randomText(64, "0123456789abcdef");
  await insertSecret(db).execute({ value });
  const [made] = await findSecret(db).execute({ name: secretName });
  if (made === undefined) throw new InternalError("The links' secret was not written");
  return made.value;
}

/** What a link's address says of what it allows, with a signature. */
export function signToken(secret: string, grant: Grant): string {
  const payload = toBase64Url(bytesOf(JSON.stringify(grant)));
  return `${payload}.${signatureOf(secret, payload)}`;
}

/** The address of a file under a link: relative to the API's origin. */
export async function signLink(db: Database, grant: Grant, fileName: string): Promise<string> {
  return `/download/${signToken(await readSecret(db), grant)}/${encodeURIComponent(fileName)}`;
}

/** What a link allows, whether it has expired or not. Undefined for one that nobody signed. */
export async function readLink(db: Database, token: string): Promise<Grant | undefined> {
  const [payload = "", signature = "", ...rest] = token.split(".");
  if (rest.length > 0 || !isEqual(signature, signatureOf(await readSecret(db), payload))) return undefined;
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
