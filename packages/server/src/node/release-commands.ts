import { createReadStream, readFileSync, statSync } from "node:fs";
import { basename } from "node:path";
import { Readable } from "node:stream";
import { parseArgs } from "node:util";
import { isPortalError } from "@gatehouse/contract";
import { listAllReleases, publishRelease, withdrawRelease } from "../areas/releases";
import type { Store } from "../db/context";
import type { Files } from "../files/files";
import { codeOf } from "./data-folder";
import { StartupError } from "./startup-error";

type Stores = Store & { readonly files: Files };

/** Media types of what compilers come in. Everything is sent as a download, so any other type does as well. */
const types: Readonly<Record<string, string>> = {
  zip: "application/zip",
  gz: "application/gzip",
  tgz: "application/gzip",
  xz: "application/x-xz",
  exe: "application/vnd.microsoft.portable-executable",
};

/** Reads `TAG FILE [--changelog FILE] [--nightly] [--legacy]`, and what it names. */
export function readPublish(args: string[], usage: string): (stores: Stores) => Promise<string> {
  const { values, positionals } = parse(args, usage);
  const [tagName = "", path = "", ...rest] = positionals;
  if (tagName === "" || path === "" || rest.length > 0)
    throw new StartupError(`publish needs a tag and a file.\n${usage}`);
  const changelog = values.changelog === undefined ? undefined : readText(values.changelog);
  const size = sizeOf(path);
  const name = basename(path);
  return async ({ files, ...store }) => {
    // A stream: releases are larger than the memory of a process may be.
    const content = Readable.toWeb(createReadStream(path)) as ReadableStream<Uint8Array>;
    const file = { name, type: types[name.split(".").at(-1) ?? ""] ?? "application/octet-stream", content };
    const isNightly = values.nightly === true;
    await withReasons(tagName, () =>
      publishRelease(store, files, { tagName, file, changelog, isNightly, isSupported: values.legacy !== true }),
    );
    return `${tagName} has the file ${name} (${size} bytes)${isNightly ? " and is published as a nightly build" : ""}.`;
  };
}

/** Reads `TAG`. */
export function readWithdraw(args: string[], usage: string): (stores: Stores) => Promise<string> {
  const [tagName = "", ...rest] = args;
  if (tagName === "" || tagName.startsWith("-") || rest.length > 0)
    throw new StartupError(`withdraw needs a tag.\n${usage}`);
  return async (store) => {
    await withReasons(tagName, () => withdrawRelease(store, tagName));
    return `${tagName} is no longer published.`;
  };
}

/** All releases, a line each, the newest first. */
export async function printReleases(store: Store): Promise<string> {
  const lines = (await listAllReleases(store)).map(
    ({ tagName, createdAt, state, file }) =>
      `${createdAt.toISOString()}  ${state.padEnd(15)}  ${tagName}  ${file === null ? "no file" : `${file.name}, ${file.size} bytes, sha256 ${file.sha256 ?? "unknown"}`}`,
  );
  return lines.join("\n") || "There are no releases.";
}

function parse(args: string[], usage: string) {
  try {
    return parseArgs({
      args,
      options: { changelog: { type: "string" }, nightly: { type: "boolean" }, legacy: { type: "boolean" } },
      allowPositionals: true,
    });
  } catch (error) {
    throw new StartupError(`${(error as Error).message}\n${usage}`);
  }
}

function sizeOf(path: string): number {
  try {
    const facts = statSync(path);
    if (facts.isFile()) return facts.size;
  } catch (error) {
    throw new StartupError(`${path} cannot be read (${codeOf(error)}).`);
  }
  throw new StartupError(`${path} is no file.`);
}

function readText(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch (error) {
    throw new StartupError(`${path} cannot be read (${codeOf(error)}).`);
  }
}

async function withReasons(tagName: string, act: () => Promise<void>): Promise<void> {
  try {
    await act();
  } catch (error) {
    if (isPortalError(error, "not-found")) throw new StartupError(`There is no release ${tagName}.`);
    if (isPortalError(error, "invalid")) throw new StartupError(error.detail ?? error.message);
    throw error;
  }
}
