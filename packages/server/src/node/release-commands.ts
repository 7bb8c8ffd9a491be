import { createPublicKey } from "node:crypto";
import { basename } from "node:path";
import { parseArgs, type ParseArgsConfig } from "node:util";
import { isPortalError, serverMessage } from "@gatehouse/contract";
import { eq } from "drizzle-orm";
import { listAllReleases, publicKeyOf, publishRelease, type Signer, withdrawRelease } from "../areas/releases";
import type { Store } from "../db/context";
import { users } from "../db/tables/viewer";
import type { NamedFiles } from "./named-file";
import { StartupError } from "./startup-error";

type Stores = Store & Signer & { readonly approvalsNeeded: number };

/** Media types of compiler packages. Files are always sent as downloads, so other types are fine, too. */
const types: Readonly<Record<string, string>> = {
  zip: "application/zip",
  gz: "application/gzip",
  tgz: "application/gzip",
  xz: "application/x-xz",
  exe: "application/vnd.microsoft.portable-executable",
};

/** Reads `TAG FILE [--changelog FILE] [--nightly] [--legacy] [--by EMAIL]`, and the named files. */
export function readPublish(args: string[], named: NamedFiles, usage: string): (stores: Stores) => Promise<string> {
  const { values, positionals } = parse(args, usage, {
    changelog: { type: "string" },
    nightly: { type: "boolean" },
    legacy: { type: "boolean" },
    by: { type: "string" },
  });
  const [tagName = "", path = "", ...rest] = positionals;
  if (tagName === "" || path === "" || rest.length > 0)
    throw new StartupError(`publish needs a tag and a file.\n${usage}`);
  const changelog = values.changelog === undefined ? undefined : named.text(values.changelog);
  const { size } = named.facts(path);
  const name = basename(path);
  return async (stores) => {
    const uploader = await accountOf(stores, values.by);
    // Use a stream, because a release may be larger than the memory of a process.
    const content = named.stream(path);
    const file = { name, type: types[name.split(".").at(-1) ?? ""] ?? "application/octet-stream", content };
    const isNightly = values.nightly === true;
    await withReasons(tagName, () =>
      publishRelease(stores, stores, {
        tagName,
        file,
        changelog,
        isNightly,
        isSupported: values.legacy !== true,
        uploader,
      }),
    );
    return `${tagName} has the file ${name} (${size} bytes)${isNightly ? " and is published as a nightly build" : ""}.`;
  };
}

/** Reads `TAG [--reason TEXT] [--successor TAG]`. */
export function readWithdraw(args: string[], usage: string): (stores: Stores) => Promise<string> {
  const options = { reason: { type: "string" }, successor: { type: "string" } } as const;
  const { values, positionals } = parse(args, usage, options);
  const [tagName = "", ...rest] = positionals;
  if (tagName === "" || rest.length > 0) throw new StartupError(`withdraw needs a tag.\n${usage}`);
  return async (store) => {
    await withReasons(tagName, () => withdrawRelease(store, tagName, values));
    return `${tagName} is no longer published.`;
  };
}

/** Lists all releases, one per line, newest first. */
export async function printReleases(store: Store): Promise<string> {
  const lines = (await listAllReleases(store)).map(
    ({ tagName, createdAt, state, file }) =>
      `${createdAt.toISOString()}  ${state.padEnd(15)}  ${tagName}  ${file === null ? "no file" : `${file.name}, ${file.size} bytes, sha256 ${file.sha256 ?? "unknown"}`}`,
  );
  return lines.join("\n") || "There are no releases.";
}

/** Prints the public key of the releases in the forms that files and pages use. */
export async function printReleaseKey({ db, releaseKey }: Stores): Promise<string> {
  const key = await publicKeyOf(db, releaseKey);
  const pem = createPublicKey({
    key: { kty: "OKP", crv: "Ed25519", x: Buffer.from(key, "base64").toString("base64url") },
    format: "jwk",
  }).export({ type: "spki", format: "pem" });
  return `${key}\n\n${String(pem).trim()}`;
}

/** The account that stores a file. It is required if a release needs two approvals, because it can't give one. */
async function accountOf({ db, approvalsNeeded }: Stores, email: string | undefined): Promise<string | undefined> {
  const wanted = email?.trim().toLowerCase() ?? "";
  if (wanted === "" && approvalsNeeded > 1)
    throw new StartupError("publish needs --by with your email address: two other people have to approve a release.");
  if (wanted === "") return undefined;
  const [user] = await db.select({ email: users.email }).from(users).where(eq(users.email, wanted));
  if (user === undefined) throw new StartupError(`There is no account ${wanted}.`);
  return user.email;
}

function parse<const Options extends NonNullable<ParseArgsConfig["options"]>>(
  args: string[],
  usage: string,
  options: Options,
) {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw new StartupError(`${(error as Error).message}\n${usage}`);
  }
}

async function withReasons(tagName: string, act: () => Promise<void>): Promise<void> {
  try {
    await act();
  } catch (error) {
    if (isPortalError(error, "not-found")) throw new StartupError(`There is no release ${tagName}.`);
    if (isPortalError(error, "invalid")) throw new StartupError(serverMessage(error, "successor") ?? error.message);
    throw error;
  }
}
